CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.daily_answers (
    day text NOT NULL,
    person_id integer NOT NULL,
    choice integer NOT NULL,
    guild_id bigint,
    named integer DEFAULT 0 NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.daily_posts (
    guild_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    hour integer NOT NULL,
    zone text NOT NULL,
    next_at bigint,
    tried_at bigint,
    posted text,
    posted_in bigint,
    message_id bigint,
    refused_since bigint
);
CREATE TABLE public.daily_puzzles (
    day text NOT NULL,
    version integer NOT NULL,
    "position" text NOT NULL,
    choices text NOT NULL,
    shown integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.departures (
    guild_id bigint NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.entries (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number integer NOT NULL,
    at bigint NOT NULL,
    seat integer,
    by text NOT NULL,
    interaction_id bigint,
    kind text NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.evening_answers (
    evening_id bigint NOT NULL,
    person_id integer NOT NULL,
    coming integer NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.evenings (
    evening_id bigint NOT NULL,
    guild_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    at bigint NOT NULL,
    due_at bigint NOT NULL,
    game text NOT NULL,
    language text NOT NULL,
    clock text NOT NULL,
    zone text NOT NULL,
    stage text NOT NULL,
    person_id integer NOT NULL,
    minute integer,
    message_id bigint,
    unattended integer NOT NULL,
    table_id text COLLATE pg_catalog."C",
    moved_by bigint NOT NULL,
    claimed_at bigint NOT NULL,
    revision bigint NOT NULL,
    shown bigint NOT NULL,
    outcome text
);
CREATE TABLE public.feats (
    table_id text NOT NULL COLLATE pg_catalog."C",
    seat integer NOT NULL,
    code text NOT NULL,
    value integer NOT NULL,
    guild_id bigint NOT NULL,
    game text NOT NULL,
    ended_at bigint NOT NULL
);
CREATE TABLE public.former_seats (
    table_id text NOT NULL COLLATE pg_catalog."C",
    person_id integer NOT NULL,
    seat integer NOT NULL
);
CREATE TABLE public.guild_settings (
    guild_id bigint NOT NULL,
    language text,
    channels text NOT NULL,
    threads integer NOT NULL,
    clock text NOT NULL,
    openers text NOT NULL,
    emptied text DEFAULT 'no'::text NOT NULL
);
CREATE TABLE public.memos (
    key text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.messages (
    table_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    seat integer NOT NULL,
    person_id integer NOT NULL,
    channel_id bigint NOT NULL,
    message_id bigint NOT NULL,
    at bigint NOT NULL,
    shown integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.nicknames (
    person_id integer NOT NULL,
    guild_id bigint NOT NULL,
    nickname text NOT NULL
);
CREATE TABLE public.outbox (
    table_id text NOT NULL COLLATE pg_catalog."C",
    first integer NOT NULL,
    last integer NOT NULL
);
CREATE TABLE public.packed_logs (
    table_id text NOT NULL COLLATE pg_catalog."C",
    log bytea NOT NULL
);
CREATE TABLE public.people (
    id integer NOT NULL,
    discord_id bigint,
    name text NOT NULL,
    locale text NOT NULL,
    time_zone text,
    quiet_from integer,
    quiet_until integer,
    quiet_spent text,
    notice_way text DEFAULT 'mention'::text NOT NULL,
    words integer DEFAULT 0 NOT NULL,
    called_at bigint,
    uncalled_at bigint
);
CREATE SEQUENCE public.people_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.people_id_seq OWNED BY public.people.id;
CREATE TABLE public.ratings (
    person_id integer NOT NULL,
    guild_id bigint NOT NULL,
    season integer NOT NULL,
    game text NOT NULL,
    ended_at bigint NOT NULL,
    table_id text NOT NULL COLLATE pg_catalog."C",
    mu double precision NOT NULL,
    sigma double precision NOT NULL
);
CREATE TABLE public.results (
    table_id text NOT NULL COLLATE pg_catalog."C",
    seat integer NOT NULL,
    person_id integer NOT NULL,
    role text NOT NULL,
    guild_id bigint NOT NULL,
    season integer NOT NULL,
    game text NOT NULL,
    ended_at bigint NOT NULL,
    seats integer NOT NULL,
    place integer NOT NULL,
    points integer NOT NULL,
    score integer NOT NULL,
    tiebreak integer NOT NULL,
    reason text NOT NULL
);
CREATE TABLE public.retired (
    table_id text NOT NULL COLLATE pg_catalog."C",
    message_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    invites_to integer
);
CREATE TABLE public.seasons (
    guild_id bigint NOT NULL,
    number integer NOT NULL,
    closed_at bigint NOT NULL,
    closed_by integer NOT NULL
);
CREATE TABLE public.seats (
    table_id text NOT NULL COLLATE pg_catalog."C",
    seat integer NOT NULL,
    person_id integer,
    level text,
    CONSTRAINT one_holder_a_seat CHECK (((person_id IS NULL) <> (level IS NULL)))
);
CREATE TABLE public.standings (
    person_id integer NOT NULL,
    guild_id bigint NOT NULL,
    season integer NOT NULL,
    game text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    rating integer NOT NULL,
    games integer NOT NULL,
    wins integer NOT NULL,
    points integer NOT NULL
);
CREATE TABLE public.subscriptions (
    person_id integer NOT NULL,
    guild_id bigint NOT NULL,
    game text NOT NULL,
    since bigint NOT NULL,
    until bigint,
    unanswered integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL COLLATE pg_catalog."C",
    guild_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    parent_id bigint,
    game text NOT NULL,
    version integer NOT NULL,
    language text NOT NULL,
    seed bytea NOT NULL,
    phase text NOT NULL,
    variants text NOT NULL,
    opened_at bigint NOT NULL,
    ended_at bigint,
    ended_because text,
    started_at bigint,
    packed integer DEFAULT 0 NOT NULL,
    call_at bigint,
    challenge_at bigint
);
CREATE TABLE public.turns (
    table_id text NOT NULL COLLATE pg_catalog."C",
    seat integer NOT NULL,
    person_id integer,
    level text,
    since bigint NOT NULL,
    deadline bigint,
    remind_at bigint,
    CONSTRAINT one_holder_a_turn CHECK (((person_id IS NULL) <> (level IS NULL)))
);
CREATE TABLE public.visitors (
    table_id text NOT NULL COLLATE pg_catalog."C",
    person_id integer NOT NULL
);
ALTER TABLE ONLY public.people ALTER COLUMN id SET DEFAULT nextval('public.people_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0100');
INSERT INTO public.daily_answers VALUES ('2026-11-25', 1, 1, 1, 0, 1);
INSERT INTO public.daily_posts VALUES (1, 5, 9, 'UTC', 1795683600000, NULL, '2026-11-25', 5, 7, NULL);
INSERT INTO public.daily_puzzles VALUES ('2026-11-25', 1, 'stacks=22/-/30 kept=6x2 dice=1.4.4.5.6.6', '[["[\"keep\",1]",0.4],["[\"keep\",4]",1.9],["[\"keep\",5]",1.2]]', 1);
INSERT INTO public.departures VALUES (99, 1);
INSERT INTO public.entries VALUES ('mf9dmtqe', 1, 1795958163791, NULL, 'person:1', 1001000000000000431, 'opened', '{"kind":"opened","commitment":"0c1474ea0258dd4380d59cab85937b9ec5a885fac6732fc5bd7b58953d673963"}');
INSERT INTO public.entries VALUES ('mf9dmtqe', 2, 1795958163791, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('mf9dmtqe', 3, 1795958163791, 1, 'person:2', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('mf9dmtqe', 4, 1795958163816, NULL, 'person:1', 1001000000000000432, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('mf9dmtqe', 5, 1795958163816, NULL, 'dealer', NULL, 'outcome', '["draw",[68,74,22,5,10,85,19,28,70,75,78,64,73,86,66,83]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 6, 1795958163870, 1, 'person:2', 1001000000000000433, 'action', '["play",[78]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 7, 1795958163895, 0, 'person:1', 1001000000000000434, 'action', '["play",[22]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 8, 1795958163936, 0, 'person:1', 1001000000000000435, 'action', '["play",[5]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 9, 1795958163988, 1, 'person:2', 1001000000000000436, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 10, 1795958163988, NULL, 'dealer', NULL, 'outcome', '["draw",[97,13,81]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 11, 1795958164111, 1, 'person:2', 1001000000000000437, 'action', '["play",[75]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 12, 1795958164183, 0, 'person:1', 1001000000000000438, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 13, 1795958164183, NULL, 'dealer', NULL, 'outcome', '["draw",[84,1]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 14, 1795958164262, 1, 'person:2', 1001000000000000439, 'action', '["play",[28]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 15, 1795958164369, 0, 'person:1', 1001000000000000440, 'action', '["play",[85]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 16, 1795958164483, 1, 'person:2', 1001000000000000441, 'action', '["play",[64]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 17, 1795958164519, 0, 'person:1', 1001000000000000442, 'action', '["play",[74]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 18, 1795958164623, 0, 'person:1', 1001000000000000443, 'action', '["play",[1]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 19, 1795958164712, 1, 'person:2', 1001000000000000444, 'action', '["pick",[22,86]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 20, 1795958164795, 1, 'person:2', 1001000000000000445, 'action', '["play",[97]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 21, 1795958164902, 0, 'person:1', 1001000000000000446, 'action', '["play",[84]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 22, 1795958164975, 1, 'person:2', 1001000000000000447, 'action', '["play",[70]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 23, 1795958165042, 1, 'person:2', 1001000000000000448, 'action', '["play",[19]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 24, 1795958165162, 0, 'person:1', 1001000000000000449, 'action', '["play",[68]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 25, 1795958165267, 1, 'person:2', 1001000000000000450, 'action', '["pick",[1,73]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 26, 1795958165319, 1, 'person:2', 1001000000000000451, 'action', '["play",[1]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 27, 1795958165423, 0, 'person:1', 1001000000000000452, 'action', '["play",[10]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 28, 1795958165423, NULL, 'dealer', NULL, 'outcome', '["draw",[43,63,36,26,50,18]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 29, 1795958165487, 1, 'person:2', 1001000000000000453, 'action', '["play",[13]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 30, 1795958165567, 0, 'person:1', 1001000000000000454, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 31, 1795958165567, NULL, 'dealer', NULL, 'outcome', '["draw",[21,2]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 32, 1795958165635, 0, 'person:1', 1001000000000000455, 'action', '["play",[2]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 33, 1795958165671, 0, 'person:1', 1001000000000000456, 'action', '["play",[63]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 34, 1795958165763, 1, 'person:2', 1001000000000000457, 'action', '["pick",[10,66]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 35, 1795958165807, 1, 'person:2', 1001000000000000458, 'action', '["play",[22]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 36, 1795958165930, 0, 'person:1', 1001000000000000459, 'action', '["play",[36]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 37, 1795958165961, 1, 'person:2', 1001000000000000460, 'action', '["play",[10]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 38, 1795958166073, 0, 'person:1', 1001000000000000461, 'action', '["play",[18,43]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 39, 1795958166143, 1, 'person:2', 1001000000000000462, 'action', '["pick",[64,84]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 40, 1795958166220, 1, 'person:2', 1001000000000000463, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 41, 1795958166220, NULL, 'dealer', NULL, 'outcome', '["draw",[46]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 42, 1795958166275, 1, 'person:2', 1001000000000000464, 'action', '["play",[66,84]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 43, 1795958166398, 0, 'person:1', 1001000000000000465, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 44, 1795958166398, NULL, 'dealer', NULL, 'outcome', '["draw",[8]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 45, 1795958166487, 0, 'person:1', 1001000000000000466, 'action', '["play",[26,50]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 46, 1795958166563, 1, 'person:2', 1001000000000000467, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 47, 1795958166563, NULL, 'dealer', NULL, 'outcome', '["draw",[99,6]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 48, 1795958166673, 1, 'person:2', 1001000000000000468, 'action', '["play",[6,99]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 49, 1795958166727, 0, 'person:1', 1001000000000000469, 'action', '["play",[8,21]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 50, 1795958166855, 1, 'person:2', 1001000000000000470, 'action', '["pick",[19,84]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 51, 1795958166927, 1, 'person:2', 1001000000000000471, 'action', '["play",[46,81]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 52, 1795958166927, NULL, 'dealer', NULL, 'outcome', '["draw",[42,57,14,31,52,61]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 53, 1795958166996, 1, 'person:2', 1001000000000000472, 'action', '["pick",[18]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 54, 1795958167111, 0, 'person:1', 1001000000000000473, 'action', '["play",[31,57]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 55, 1795958167159, 1, 'person:2', 1001000000000000474, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 56, 1795958167159, NULL, 'dealer', NULL, 'outcome', '["draw",[62,51]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 57, 1795958167239, 1, 'person:2', 1001000000000000475, 'action', '["play",[64,84]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 58, 1795958167337, 1, 'person:2', 1001000000000000476, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 59, 1795958167337, NULL, 'dealer', NULL, 'outcome', '["draw",[93,29,72]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 60, 1795958167407, 0, 'person:1', 1001000000000000477, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 61, 1795958167407, NULL, 'dealer', NULL, 'outcome', '["draw",[71,40,4]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 62, 1795958167497, 1, 'person:2', 1001000000000000478, 'action', '["play",[19]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 63, 1795958167571, 0, 'person:1', 1001000000000000479, 'action', '["play",[42]]');
INSERT INTO public.entries VALUES ('mf9dmtqe', 64, 1795958167571, NULL, 'person:1', NULL, 'ended', '{"kind":"ended","reason":"over","seed":"d29ff4bbc66bd3585aff1c5eba05a426f79351740cb15e78ee3ee81110f46086","result":["dung-heap",[[0,1,9,0],[1,2,60,0]]]}');
INSERT INTO public.entries VALUES ('p7ezkxxe', 1, 1795958168995, NULL, 'person:3', 1001000000000000489, 'opened', '{"kind":"opened","commitment":"45556db842e972aadaa4f664fe9661af14eeb38ab6d214524b9823c8e8917feb"}');
INSERT INTO public.entries VALUES ('p7ezkxxe', 2, 1795958168995, 0, 'person:3', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('syq4bhqj', 1, 1795958168323, NULL, 'person:1', 1001000000000000483, 'opened', '{"kind":"opened","commitment":"a99cef9892ee77949867b6e0e192bd7924a4cc808f117e4470d154018593e5f3"}');
INSERT INTO public.entries VALUES ('syq4bhqj', 2, 1795958168323, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('syq4bhqj', 3, 1795958168347, 1, 'person:2', 1001000000000000484, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('syq4bhqj', 4, 1795958168523, 2, 'person:3', 1001000000000000485, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('syq4bhqj', 5, 1795958168617, NULL, 'person:1', 1001000000000000486, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('syq4bhqj', 6, 1795958168617, NULL, 'dealer', NULL, 'outcome', '["first",2]');
INSERT INTO public.entries VALUES ('syq4bhqj', 7, 1795958168617, 2, 'table', NULL, 'action', '["roll"]');
INSERT INTO public.entries VALUES ('syq4bhqj', 8, 1795958168617, NULL, 'dealer', NULL, 'outcome', '["dice",[2,3,3,4,5,6,6,6]]');
INSERT INTO public.entries VALUES ('syq4bhqj', 9, 1795958168831, 1, 'person:2', 1001000000000000487, 'left', '{"kind":"left"}');
INSERT INTO public.entries VALUES ('vmtmt9fp', 1, 1795958169099, NULL, 'person:3', 1001000000000000491, 'opened', '{"kind":"opened","commitment":"c1a8324c33427729f3866a2cbee0a75650c9a98f65d29aafc3e502ce7c0e09f0"}');
INSERT INTO public.entries VALUES ('vmtmt9fp', 2, 1795958169099, 0, 'person:3', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('vmtmt9fp', 3, 1795958169225, 1, 'person:1', 1001000000000000492, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('vmtmt9fp', 4, 1795958169307, NULL, 'person:3', 1001000000000000493, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('vmtmt9fp', 5, 1795958169307, NULL, 'dealer', NULL, 'outcome', '["first",1]');
INSERT INTO public.entries VALUES ('vmtmt9fp', 6, 1795958169307, 1, 'table', NULL, 'action', '["roll"]');
INSERT INTO public.entries VALUES ('vmtmt9fp', 7, 1795958169307, NULL, 'dealer', NULL, 'outcome', '["dice",[1,1,3,3,3,3,4,5]]');
INSERT INTO public.entries VALUES ('yx9evqdh', 1, 1795958168151, NULL, 'person:1', 1001000000000000481, 'opened', '{"kind":"opened","commitment":"447d94b2748d25ee9557ef7097f12aa34faff2e7efa0a621f4b31006de977aa1"}');
INSERT INTO public.entries VALUES ('yx9evqdh', 2, 1795958168151, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('yx9evqdh', 3, 1795958168151, 1, 'person:1', NULL, 'joined', '{"kind":"joined","level":"rooster"}');
INSERT INTO public.entries VALUES ('yx9evqdh', 4, 1795958168151, NULL, 'person:1', NULL, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('yx9evqdh', 5, 1795958168151, NULL, 'dealer', NULL, 'outcome', '["draw",[55,90,23,57,9,46,70,79,59,32,40,56,45,54,99,97]]');
INSERT INTO public.evening_answers VALUES (1001000000000000494, 1, 1, 1);
INSERT INTO public.evenings VALUES (1001000000000000494, 1, 5, 1800000000000, 1800000000000, 'heckmeck', 'en', 'none', 'Europe/Rome', 'open', 1, 1230, NULL, 0, NULL, 0, 0, 0, 0, NULL);
INSERT INTO public.feats VALUES ('nqnr88fz', 2, 'meal', 30, 1, 'karteneck', 1795958151028);
INSERT INTO public.feats VALUES ('nqnr88fz', 1, 'meal', 27, 1, 'karteneck', 1795958151028);
INSERT INTO public.feats VALUES ('nqnr88fz', 0, 'meal', 30, 1, 'karteneck', 1795958151028);
INSERT INTO public.feats VALUES ('w25bs9kn', 2, 'turn', 28, 1, 'heckmeck', 1795958158565);
INSERT INTO public.feats VALUES ('w25bs9kn', 2, 'stack', 4, 1, 'heckmeck', 1795958158565);
INSERT INTO public.feats VALUES ('w25bs9kn', 0, 'turn', 33, 1, 'heckmeck', 1795958158565);
INSERT INTO public.feats VALUES ('w25bs9kn', 0, 'stack', 4, 1, 'heckmeck', 1795958158565);
INSERT INTO public.feats VALUES ('w25bs9kn', 1, 'turn', 29, 1, 'heckmeck', 1795958158565);
INSERT INTO public.feats VALUES ('w25bs9kn', 1, 'stack', 3, 1, 'heckmeck', 1795958158565);
INSERT INTO public.former_seats VALUES ('syq4bhqj', 2, 1);
INSERT INTO public.guild_settings VALUES (99, 'it', '[1,2]', 1, 'live', 'managers', 'no');
INSERT INTO public.memos VALUES ('commands', 'hash');
INSERT INTO public.memos VALUES ('daily-secret', '195c0352541106df3f836c3db7e103922021a76bbcb3dd2ea0024999070c11bd');
INSERT INTO public.messages VALUES ('syq4bhqj', 'board', -1, 0, 1, 2, 3, 0);
INSERT INTO public.nicknames VALUES (2, 7, 'Böss');
INSERT INTO public.outbox VALUES ('syq4bhqj', 1, 2);
INSERT INTO public.packed_logs VALUES ('7dg87meh', '\x78f973535af1ad585b76232b0cdc101fbc24c15ae6cc47dbb1f7bf849144e3eeea34736fce99c4e918ac675120e11f629e1698e705e6658179fd3798ff631867761718f30ac60121eb5f8afa107ddbf4a983660f7191eebf3ce6794836976cae0382bbfa94149718d2635a5c8f77c787c53e2478b775880fcb1e52773d3efc4e4fed08fc24cebb73b7cf9ff0f8a3db0eed3e9c4d04642a4d771d1479681f11f5999a7c50dd4d77c08267e47bba13c35d20190b9274ead412a54431ccdf52f451558e43617d9b5ac8145209d93ed0470f595f1c720d496c4abd710aac42d9549b0947534e3d543369a6a28d4a3299dc4c2bda7f552a3514a348316573e3022ae6ded58f2a6900c5e57332cb343ca863d548166c7127c926dca38517dd74b1cfa2592fcda2cf7de8793645421697c981fa1e581d0f0b57f6b7eca63c1509554df5ddbc4e78f80692eb658f5c63aa412c569221a3aff6c1532d0cf52c23d66816694c951d1cb1a72f8725c3c33ea5117af2c0354445c627aa2f46497b523c60e866d7272d2a321df52d76a8e53891de61b63094144690a8afd34f6fff5de6e2638b551e42ed99dff4fea2dcb75797bc49da5e911f5d1ecf578d2c52df421bf3f3fdfacaf951de4cf2a21fd7c59fd6cebd1750aa28e5b2f147295b753f38344a2bd105088d8d1ce2904bb415ac14baaf5e2d06bea88caf0977e753fd7db41ebf523e8f72f791b74af9d48e745d373a0b7634526054ef8de866065f0c06cf830a1f55f09c0fe3e9649ce259688e46a3a76031d8efb24853cf24c0a3f121584e824ac8ae5b038c72bac1f59b0bd645021702813364de200d5f5f48a3dd63d16139e86c03ed2b397042c923a0ac549bd6f620fabd4f485ee1a972d6d2090209a562c75495cff7961ba02c39cc8961ba20f742ee77e8eec1a749846f2b4a7afae8f6005a132f884c568bee618005bac48618950fd77696a609c93787d90ec2059fb41ee50bf638a1763378d633b500846d858957852cb86b2f2b69a70b6c50abe830a105a22e5843e57ebe2254e9b27f13050268354c02302501eb0110fe5068f766555fbc61602f4bf11e6ad2ba83611c249e3b74b17e7af421fdb5174253e61f70b63a770f4ec6c34dd6876ac6e322dd47a77d4443bc91c4001eb57b235acb3b9612f9db0ac0e1b0884bb40d977b0820670c9ed06f9f407fe71ee00d16716d907b52efcd15b9df444df7b9966c8c1846054669c1a11204e408cef53367a114443cde212f40aa2c0a96b6c6ad2eaa60685a04c143ab7f21120c169bac6bef82b51a0b720323d842c4f3a64e76f36045ad59974cf58ed2939bc0917386d675d64bc7c490475f744cda71216f1a6061db0516f0723e5c3b163d4251401b62c841af55b8107a7d2ad7136671dae249d42e60f541bcfffb555f7f31b7989f44af92f8f17a50e25cb6b26d75abe559a4c7e7f6ac2f6db3393d88e293be38ab588defb811adbe1ad40d90fcb2f4dbbef3cb7ee7b0fba05ed7ed3ee1b7f76af79138be03fc032eff8759');
INSERT INTO public.packed_logs VALUES ('e95r6d4q', '\x78f973535af1ad943b0e02310c442fb485ed8d7f87a188bd718544c1fd25969516101f212492544e35cf33f32373fcc07c17f247864f5af8bd96b6d91ad5d9d950481026985c266e136c979a1eaed14780f5dd4f23fbee73d7ece2e1ad320c3429bdf71e052998c165ad82ca802b99155d47598c74d6413d01fe148c97d8d20dc09ef2cf459bc7d3799bec555b7398e8b2f28a4a6a5e4e589a99546d1e8bf98865ac9fb30a2a9a0e770615d5de05301eaaf9ba91b54d2f847facbc');
INSERT INTO public.packed_logs VALUES ('nqnr88fz', '\x78f973535af1ad5849a2a4200cbd502dccc470985a3894f73f4213149c10b4bb7ffdb25042481ee125f21273b8c11c6f304f8efc23b67f0957b2f6040b966191088d0460244073fd75a77b5369977eafd2a6f06d69313b4bcc436b4a1ec98bf1656fde8eaec99a8f0fab01d68b17076c1dd3a78b1f04b3b600205c599ba4bde8b4c5e122b9e5b597f5167d12c1280ce919a888dd9e49ea889ac1a61120cbfc94742327718a42186d3a8cc62e4d1aad5ec652ea882d526172e996551569af64558b88a439162d26bb834904a25603c90ec6845956bf089b7cd10e975ddfd0d910537b5892bbc9a2ec35c5d92877c45b4e9705e0dcb1d9bbd81161334924b67444587909cbd285fffd1fb6d350a7b102dea2ed7d080fe73ba409b9f3d2310c32f911659c08dd80e330cdee87deccd6f7b3b7633fcef66ddeaa67b25c5228a7f0c229c107e599508460241a8a441d1f45a9d0501a862ed425df2d1b469a5b0b93b042012586adde38d702aa6549e04bb900d77201d7595709694a98605d5d82af3a384b94cca40cc77d59139a287557a83cc98a5608adb09d080fd350611aa91b024d672f8041f4efb902653cde89d015f23aa0f081ab0db768dd797af2039a5898a64421bca4111a7cd44065b8befb7d6194ad18eba35af3d2939004ba57816715dc84079acb5408857ad847bee7ee6006bec302ce6b500e5984fad6fa1fe1a490e3d39d5189175b9fa68ec7379209720df490e6c1bde655f0359e68b9aa8e40d18b875c264d6abfd905b6beae2a72e4ee962be508e37aa6c3ae6e293503500d85a7b451092fc47a7c656f7796ade1b246502893425544febcbcf22a40a4c9be1702c26681d09ac52828f655a669f08fa2d32863e41143517de5b8e9ea371fefb4937f31ad7cf5fb0c8b94cd584b7472a748c0eed5eee1eb1ad523a11dfad0a47879a0e3691577572abed7b0957837f932002e07ac029ef86a47703369cbdb15e3623026e62dd71f8fb88a9f81bdeb7f7a74eb85279179184630b69fdd3850870e07eb60fad9bef732e04c9d371311f53478fb1b8d65c1d10ed88fe3e1a8777fbc1bcf32c3cb3c633ca9417d7d254d9df1450ae32b911ee6fe017e9d431f');
INSERT INTO public.packed_logs VALUES ('rm9wm8zz', '\x78f973535af1ed595b92a3300cbcd06c95f5f0eb30fb1102dcff080bb198b50787d0b3a46a3f66188ac496e4564bb6450c724e4f38e7279ccb13cef552cea9d7c8bd46391db2ab42b33176363471b9d372e7e526670d448f36e2d22ca587f4a7f3a7f3bfecac7a3e13d914dac47e74ac1b0ec5ecb34fe453a0f4e1ec52fafcd85e12ca831f0fce8f87298a94462d0f5f1a63ad178a152a7a5c14b4a873b1a926a28d7a3146a19614ad4d73d1e35483306486a58c2aa9b66cf2e6303726c5d5467c6954ad07b73e2d0370acd9d9801511921a8ab9e0cbb05a9069acbd5469462f92816b7642430ed7c309358fd4408935ef160cb3ecb52182eb11cc676d826f92c68036eed9081b9da966d5186f036c703764ce48deb2a77ccd5c7f23a36bbd526a9235493f8b97b45fa7805bfefffe09c7d7f5177b9f93aa131fe6619e47099eb366179894837337567139268e3cfaf17e0b32041ae340f791657637b460fb6651475f4ace6d076e9bc2be894f49c9efaf15b56b2bea569c76e2e1481cb4ee31eb1eb31ef62f134467158a7dbed0d90e9c8c517f689eff35b08a59f758a4e291b87622c5187a8fa1970b034b6fb5bec79ecf52696fcc8c4e92d393f094c2dedfe359b8cf9d844d5ac1c48fd150c75dff367e4e8dd083a418a37229a0bdfd633c9d18242c83128a1fcc09d87e4097b70c121ab035020794c05545ce02b20198400f123800ec81c772eed8818ebc0327310bb850b34363a0a00be83ac1609a1e7bb08fd9b1038402d2ef6f359b7db0422434a9e3855b656f6b8253e85a86085d1a05dc6b3a3994304ad11422b05c79b7bf02565bfcb6bd7bcb8888a69080e53758ae1f031274120856b177f0a315fb79050b19f8568ea6281a3006f1b30703764c10ba46a0f2024658c00cd5539cbd9e752fadf6f683fc720379f963163dc9c19de2d993f19406374df39c6eca431e4562bcbbe5438ed14bbe87294eecd33c91cef3308c7aa338ce3ebb298fb3d2149b93f4fa847c3d545ed6bbd587f5006ad99d57ecb2bc4f2dab323d0ea6f4e3d7527c533933ff03c709e0e0');
INSERT INTO public.packed_logs VALUES ('w25bs9kn', '\x78f973535af1b5595bbaa3200cde900fe402c262ce4345bbff250c72695141e2cc99d24f288690fcb910eb43cca1833976302f8afc0eb628c2ea91213231dc59478aaa0e98d6d71d611d303e5f77dc418501c0b58706a33ebb478c769bebae4c5d46875ea5fe3f48776461e3f51f652a4a5f95eda80c5d26a6819cedcad35e6f3eb0946bf484dd7b6176da690b5a3b70938acdd83ca034202c1da691d1b1438e1d73219fd3b44944691aed64288ee6741b8e8b832e8929a77948abd115c2bc3ba6d54413997a2277e18eca83bc3fe77534a94f23aed7b0adc5aea8a056c005b55551a5a2275d649db346695910af4808872ef0c984eab46159a90e009933559a6753e3147ea7ced63f1acbc2a60035a0d9dc17ed8b611a886413e53957dfaa9b0ec8d8a44fb121c7ecb7bba80adfef075970e683f11e37f79af5628c7b83a245a375ab5d56a5950f37e6d52df456cb6ad87b9ed15098da7023f37eadafa74582a86cc05651139c33360e4d5403ed599c1b55d0851423df234ffa967f08ed45387d451a8a8359f273fdc63dd923f959a033a1bef0d395dc37b521a5fa50564aee528b60e496725918ee71c7b8c3d95037c208c529200ad1a68ef1f53d2a0feaf1e864238b46342a22ac44a1be9fa3dc9ed0409bfba4bae35c7867a047cf297cda857bb81c3936052831d34e1e2c7734fa389a1e391ac9e0a49693757cb16c2e09b96b38981b296566c7fc1c7a83341c489a29127e0646973a2c4913109e92669d80ec7d4631126168ba1a9bba687722a79bad92aae649e408ac7977b2e12f9d102473d7947a7a27c47c1710398045f1f3b77ef94d105a7aa05ffd460f0eaeb1c1f0e43bd88572a468d9ae5df0888f2ffcfcbd205454940dcfae30f4cb5271090d548ec5a6ffb7c38fc6bed3c82f6d5efbe60f2bac870983aa9342e4aeb954951521827016a41ffe1905b5a0ca4d76e4514818290a2c8fc594dc44e782e074ff3e33b0e499a154c7d11c23ed71ec9882eae351598b4d55f8a6feea847bc8fcd2570ade6abd19bf3a3be3f69e5f9abc869515b0ded4b22c1a70debc77b831be1d2e1ed15b502bd9376e66f5875710c7370df18f3f37d12e19c47213dd4f49f4a17c88ef18fe00626b9109');
INSERT INTO public.people VALUES (1, 5000, 'Player 0', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (2, 5001, 'Player 1', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (3, 5002, 'Player 2', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (4, NULL, '', '', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (5, 999, 'Moderator', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.ratings VALUES (1, 0, 0, 'karteneck', 1795958151028, 'nqnr88fz', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 0, 0, 'karteneck', 1795958151028, 'nqnr88fz', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 0, 0, 'karteneck', 1795958151028, 'nqnr88fz', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 0, 'karteneck', 1795958151028, 'nqnr88fz', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 0, 'karteneck', 1795958151028, 'nqnr88fz', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 0, 'karteneck', 1795958151028, 'nqnr88fz', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 1, 'karteneck', 1795958151028, 'nqnr88fz', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 1, 'karteneck', 1795958151028, 'nqnr88fz', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 1, 'karteneck', 1795958151028, 'nqnr88fz', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 0, 0, 'hornochsen', 1795958155855, '7dg87meh', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 0, 0, 'hornochsen', 1795958155855, '7dg87meh', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 0, 0, 'hornochsen', 1795958155855, '7dg87meh', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 0, 0, 'hornochsen', 1795958155855, '7dg87meh', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 0, 'hornochsen', 1795958155855, '7dg87meh', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 0, 'hornochsen', 1795958155855, '7dg87meh', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 0, 'hornochsen', 1795958155855, '7dg87meh', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 0, 'hornochsen', 1795958155855, '7dg87meh', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 1, 'hornochsen', 1795958155855, '7dg87meh', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 1, 'hornochsen', 1795958155855, '7dg87meh', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 1, 'hornochsen', 1795958155855, '7dg87meh', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 1, 'hornochsen', 1795958155855, '7dg87meh', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 0, 0, 'heckmeck', 1795958158565, 'w25bs9kn', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 0, 0, 'heckmeck', 1795958158565, 'w25bs9kn', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 0, 0, 'heckmeck', 1795958158565, 'w25bs9kn', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 0, 'heckmeck', 1795958158565, 'w25bs9kn', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 0, 'heckmeck', 1795958158565, 'w25bs9kn', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 0, 'heckmeck', 1795958158565, 'w25bs9kn', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 2, 'heckmeck', 1795958158565, 'w25bs9kn', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 2, 'heckmeck', 1795958158565, 'w25bs9kn', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 2, 'heckmeck', 1795958158565, 'w25bs9kn', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 0, 0, 'verflixxt', 1795958162274, 'rm9wm8zz', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 0, 0, 'verflixxt', 1795958162274, 'rm9wm8zz', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 0, 0, 'verflixxt', 1795958162274, 'rm9wm8zz', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 0, 0, 'verflixxt', 1795958162274, 'rm9wm8zz', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 0, 'verflixxt', 1795958162274, 'rm9wm8zz', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 0, 'verflixxt', 1795958162274, 'rm9wm8zz', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 0, 'verflixxt', 1795958162274, 'rm9wm8zz', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 0, 'verflixxt', 1795958162274, 'rm9wm8zz', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 1, 'verflixxt', 1795958162274, 'rm9wm8zz', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 1, 'verflixxt', 1795958162274, 'rm9wm8zz', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 1, 'verflixxt', 1795958162274, 'rm9wm8zz', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 1, 'verflixxt', 1795958162274, 'rm9wm8zz', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 0, 0, 'hornochsen', 1795958167571, 'mf9dmtqe', 22.40104359371428, 8.203127264095263);
INSERT INTO public.ratings VALUES (2, 0, 0, 'hornochsen', 1795958167571, 'mf9dmtqe', 22.328019302169224, 8.203127264095263);
INSERT INTO public.ratings VALUES (1, 1, 0, 'hornochsen', 1795958167571, 'mf9dmtqe', 26.317734276029125, 8.300738615487104);
INSERT INTO public.ratings VALUES (2, 1, 0, 'hornochsen', 1795958167571, 'mf9dmtqe', 23.682265723970875, 8.300738615487104);
INSERT INTO public.ratings VALUES (1, 1, 2, 'hornochsen', 1795958167571, 'mf9dmtqe', 26.317734276029125, 8.300738615487104);
INSERT INTO public.ratings VALUES (2, 1, 2, 'hornochsen', 1795958167571, 'mf9dmtqe', 23.682265723970875, 8.300738615487104);
INSERT INTO public.results VALUES ('nqnr88fz', 0, 1, 'held', 1, 1, 'karteneck', 1795958151028, 3, 2, 1, 38, 39, 'all-eaten');
INSERT INTO public.results VALUES ('nqnr88fz', 1, 2, 'held', 1, 1, 'karteneck', 1795958151028, 3, 1, 2, 48, 42, 'all-eaten');
INSERT INTO public.results VALUES ('nqnr88fz', 2, 3, 'held', 1, 1, 'karteneck', 1795958151028, 3, 3, 0, 32, 41, 'all-eaten');
INSERT INTO public.results VALUES ('7dg87meh', 0, 1, 'held', 2, 1, 'hornochsen', 1795958155855, 4, 4, 0, 50, 0, 'no-tiles');
INSERT INTO public.results VALUES ('7dg87meh', 1, 2, 'held', 2, 1, 'hornochsen', 1795958155855, 4, 3, 1, 25, 0, 'no-tiles');
INSERT INTO public.results VALUES ('7dg87meh', 2, 3, 'held', 2, 1, 'hornochsen', 1795958155855, 4, 2, 2, 23, 0, 'no-tiles');
INSERT INTO public.results VALUES ('7dg87meh', 3, 4, 'held', 2, 1, 'hornochsen', 1795958155855, 4, 1, 3, 19, 0, 'no-tiles');
INSERT INTO public.results VALUES ('w25bs9kn', 0, 1, 'held', 1, 2, 'heckmeck', 1795958158565, 3, 1, 2, 9, 33, 'grill-empty');
INSERT INTO public.results VALUES ('w25bs9kn', 1, 2, 'held', 1, 2, 'heckmeck', 1795958158565, 3, 2, 1, 6, 29, 'grill-empty');
INSERT INTO public.results VALUES ('w25bs9kn', 2, 3, 'held', 1, 2, 'heckmeck', 1795958158565, 3, 3, 0, 4, 28, 'grill-empty');
INSERT INTO public.results VALUES ('rm9wm8zz', 0, 1, 'held', 2, 1, 'verflixxt', 1795958162274, 4, 4, 0, -16, 1, 'all_home');
INSERT INTO public.results VALUES ('rm9wm8zz', 1, 2, 'held', 2, 1, 'verflixxt', 1795958162274, 4, 2, 2, 17, 1, 'all_home');
INSERT INTO public.results VALUES ('rm9wm8zz', 2, 3, 'held', 2, 1, 'verflixxt', 1795958162274, 4, 1, 3, 18, 3, 'all_home');
INSERT INTO public.results VALUES ('rm9wm8zz', 3, 4, 'held', 2, 1, 'verflixxt', 1795958162274, 4, 3, 1, 14, 1, 'all_home');
INSERT INTO public.results VALUES ('mf9dmtqe', 0, 1, 'held', 1, 2, 'hornochsen', 1795958167571, 2, 1, 1, 9, 0, 'dung-heap');
INSERT INTO public.results VALUES ('mf9dmtqe', 1, 2, 'held', 1, 2, 'hornochsen', 1795958167571, 2, 2, 0, 60, 0, 'dung-heap');
INSERT INTO public.retired VALUES ('syq4bhqj', 1, 1, NULL);
INSERT INTO public.seasons VALUES (1, 1, 1795958151028, 1);
INSERT INTO public.seats VALUES ('7dg87meh', 0, 1, NULL);
INSERT INTO public.seats VALUES ('7dg87meh', 1, 2, NULL);
INSERT INTO public.seats VALUES ('7dg87meh', 2, 3, NULL);
INSERT INTO public.seats VALUES ('7dg87meh', 3, 4, NULL);
INSERT INTO public.seats VALUES ('e95r6d4q', 0, 1, NULL);
INSERT INTO public.seats VALUES ('e95r6d4q', 1, 2, NULL);
INSERT INTO public.seats VALUES ('mf9dmtqe', 0, 1, NULL);
INSERT INTO public.seats VALUES ('mf9dmtqe', 1, 2, NULL);
INSERT INTO public.seats VALUES ('nqnr88fz', 0, 1, NULL);
INSERT INTO public.seats VALUES ('nqnr88fz', 1, 2, NULL);
INSERT INTO public.seats VALUES ('nqnr88fz', 2, 3, NULL);
INSERT INTO public.seats VALUES ('p7ezkxxe', 0, 3, NULL);
INSERT INTO public.seats VALUES ('rm9wm8zz', 0, 1, NULL);
INSERT INTO public.seats VALUES ('rm9wm8zz', 1, 2, NULL);
INSERT INTO public.seats VALUES ('rm9wm8zz', 2, 3, NULL);
INSERT INTO public.seats VALUES ('rm9wm8zz', 3, 4, NULL);
INSERT INTO public.seats VALUES ('syq4bhqj', 0, 1, NULL);
INSERT INTO public.seats VALUES ('syq4bhqj', 1, NULL, 'hen');
INSERT INTO public.seats VALUES ('syq4bhqj', 2, 3, NULL);
INSERT INTO public.seats VALUES ('vmtmt9fp', 0, 3, NULL);
INSERT INTO public.seats VALUES ('vmtmt9fp', 1, 1, NULL);
INSERT INTO public.seats VALUES ('w25bs9kn', 0, 1, NULL);
INSERT INTO public.seats VALUES ('w25bs9kn', 1, 2, NULL);
INSERT INTO public.seats VALUES ('w25bs9kn', 2, 3, NULL);
INSERT INTO public.seats VALUES ('yx9evqdh', 0, 1, NULL);
INSERT INTO public.seats VALUES ('yx9evqdh', 1, NULL, 'rooster');
INSERT INTO public.standings VALUES (1, 0, 0, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 0, 0, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 0, 0, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 0, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 1, 0, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 1, 0, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 1, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 1, 1, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 1, 1, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 0, 0, 'hornochsen', 22.40104359371428, 8.203127264095263, -22, 2, 1, 1);
INSERT INTO public.standings VALUES (2, 0, 0, 'hornochsen', 22.328019302169224, 8.203127264095263, -23, 2, 0, 1);
INSERT INTO public.standings VALUES (3, 0, 0, 'hornochsen', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (1, 2, 0, 'hornochsen', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 2, 0, 'hornochsen', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 2, 0, 'hornochsen', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (1, 2, 1, 'hornochsen', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 2, 1, 'hornochsen', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 2, 1, 'hornochsen', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (1, 0, 0, 'heckmeck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (2, 0, 0, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 0, 0, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 0, 'heckmeck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (2, 1, 0, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 1, 0, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 2, 'heckmeck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (2, 1, 2, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 1, 2, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 0, 0, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 0, 0, 'verflixxt', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 0, 0, 'verflixxt', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (1, 2, 0, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 2, 0, 'verflixxt', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 2, 0, 'verflixxt', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (1, 2, 1, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 2, 1, 'verflixxt', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 2, 1, 'verflixxt', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (1, 1, 0, 'hornochsen', 26.317734276029125, 8.300738615487104, 14, 1, 1, 1);
INSERT INTO public.standings VALUES (2, 1, 0, 'hornochsen', 23.682265723970875, 8.300738615487104, -12, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 2, 'hornochsen', 26.317734276029125, 8.300738615487104, 14, 1, 1, 1);
INSERT INTO public.standings VALUES (2, 1, 2, 'hornochsen', 23.682265723970875, 8.300738615487104, -12, 1, 0, 0);
INSERT INTO public.subscriptions VALUES (1, 1, 'heckmeck', 1, NULL, 0);
INSERT INTO public.tables VALUES ('7dg87meh', 2, 1001000000000000096, NULL, 'hornochsen', 1, 'en', '\x9e66802c55e316beb51623a3aa4a43c3790cac4e72a61b550c5d62eb540f0a55', 'over', '[]', 1795958151150, 1795958155855, 'over', 1795958151183, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('e95r6d4q', 1, 1001000000000000425, NULL, 'heckmeck', 1, 'en', '\x0f3b867d581bfc249f921f7ccc2f43ed89ebde81b37617187e99507677aa601b', 'over', '[]', 1795958162610, 1795958163007, 'closed', 1795958162760, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('mf9dmtqe', 1, 1001000000000000430, NULL, 'hornochsen', 1, 'en', '\xd29ff4bbc66bd3585aff1c5eba05a426f79351740cb15e78ee3ee81110f46086', 'over', '[]', 1795958163791, 1795958167571, 'over', 1795958163816, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('nqnr88fz', 1, 1001000000000000000, NULL, 'karteneck', 1, 'en', '\x954d55fbbc167af8cb30282b781de7aa95b2f3096d333a3b97ec67452c7b2acc', 'over', '[]', 1795958147843, 1795958151028, 'over', 1795958148059, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('p7ezkxxe', 1, 1001000000000000488, NULL, 'heckmeck', 1, 'en', '\x4c3adc0ad0dcb7668c44b27aae907a673816d8ebe21bdd494bea0d8693154352', 'lobby', '[]', 1795958168995, NULL, NULL, NULL, 0, 1795958228995, NULL);
INSERT INTO public.tables VALUES ('rm9wm8zz', 2, 1001000000000000325, NULL, 'verflixxt', 1, 'en', '\x88b0eeff8a42b9d3377c0b9d977539c6e7e258fe14ffbbd4a17df590e9df41e7', 'over', '[]', 1795958158618, 1795958162274, 'over', 1795958158659, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('syq4bhqj', 1, 1001000000000000482, NULL, 'heckmeck', 1, 'en', '\x1a4627b8be69863ffceed0908d58791145863c19db87f86d4266d4a6bdc94606', 'playing', '[]', 1795958168323, NULL, NULL, 1795958168617, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('vmtmt9fp', 1, 1001000000000000490, NULL, 'heckmeck', 1, 'en', '\xa1e93577aeb7dddc01941aa60477dfe5d82c0b52af6596707721d2d042e5e96c', 'playing', '[]', 1795958169099, NULL, NULL, 1795958169307, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('w25bs9kn', 1, 1001000000000000243, NULL, 'heckmeck', 1, 'en', '\xc855e6cd9872ef7a53c51d40145e0bbb5127ecc92e42f92bc22c810d38f2e6dc', 'over', '[]', 1795958155919, 1795958158565, 'over', 1795958155987, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('yx9evqdh', 1, 1001000000000000480, NULL, 'hornochsen', 1, 'it', '\x756b9d53bb4fe7adfc029a3d522c9360be9b227be6576fb5d9722025ed981d7b', 'playing', '[]', 1795958168151, NULL, NULL, 1795958168151, 0, NULL, NULL);
INSERT INTO public.turns VALUES ('syq4bhqj', 2, 3, NULL, 1795958168617, NULL, NULL);
INSERT INTO public.turns VALUES ('vmtmt9fp', 1, 1, NULL, 1795958169307, NULL, NULL);
INSERT INTO public.turns VALUES ('yx9evqdh', 0, 1, NULL, 1795958168151, NULL, NULL);
INSERT INTO public.turns VALUES ('yx9evqdh', 1, NULL, 'rooster', 1795958168151, NULL, NULL);
INSERT INTO public.visitors VALUES ('e95r6d4q', 5);
SELECT pg_catalog.setval('public.people_id_seq', 5, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkey PRIMARY KEY (version_num);
ALTER TABLE ONLY public.daily_answers
    ADD CONSTRAINT daily_answers_pkey PRIMARY KEY (day, person_id);
ALTER TABLE ONLY public.daily_posts
    ADD CONSTRAINT daily_posts_pkey PRIMARY KEY (guild_id);
ALTER TABLE ONLY public.daily_puzzles
    ADD CONSTRAINT daily_puzzles_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.departures
    ADD CONSTRAINT departures_pkey PRIMARY KEY (guild_id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.evening_answers
    ADD CONSTRAINT evening_answers_pkey PRIMARY KEY (evening_id, person_id);
ALTER TABLE ONLY public.evenings
    ADD CONSTRAINT evenings_pkey PRIMARY KEY (evening_id);
ALTER TABLE ONLY public.feats
    ADD CONSTRAINT feats_pkey PRIMARY KEY (table_id, seat, code);
ALTER TABLE ONLY public.former_seats
    ADD CONSTRAINT former_seats_pkey PRIMARY KEY (table_id, person_id);
ALTER TABLE ONLY public.guild_settings
    ADD CONSTRAINT guild_settings_pkey PRIMARY KEY (guild_id);
ALTER TABLE ONLY public.memos
    ADD CONSTRAINT memos_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (table_id, kind, seat, person_id);
ALTER TABLE ONLY public.nicknames
    ADD CONSTRAINT nicknames_pkey PRIMARY KEY (person_id, guild_id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT one_seat_a_person UNIQUE (table_id, person_id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (table_id, first);
ALTER TABLE ONLY public.packed_logs
    ADD CONSTRAINT packed_logs_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_discord_id_key UNIQUE (discord_id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (person_id, guild_id, season, game, ended_at, table_id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (table_id, seat, person_id);
ALTER TABLE ONLY public.retired
    ADD CONSTRAINT retired_pkey PRIMARY KEY (table_id, message_id);
ALTER TABLE ONLY public.seasons
    ADD CONSTRAINT seasons_pkey PRIMARY KEY (guild_id, number);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.standings
    ADD CONSTRAINT standings_pkey PRIMARY KEY (person_id, guild_id, season, game);
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (person_id, guild_id, game);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.turns
    ADD CONSTRAINT turns_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.visitors
    ADD CONSTRAINT visitors_pkey PRIMARY KEY (table_id, person_id);
CREATE INDEX aborted_tables ON public.tables USING btree (ended_at) WHERE (ended_because <> 'over'::text);
CREATE INDEX challenges ON public.tables USING btree (challenge_at) WHERE (challenge_at IS NOT NULL);
CREATE INDEX daily_answers_of_a_guild ON public.daily_answers USING btree (guild_id, day);
CREATE INDEX daily_answers_of_a_person ON public.daily_answers USING btree (person_id, day);
CREATE INDEX daily_posts_due ON public.daily_posts USING btree (next_at) WHERE (next_at IS NOT NULL);
CREATE INDEX entries_beside_moves ON public.entries USING btree (by) WHERE (kind <> ALL (ARRAY['action'::text, 'outcome'::text]));
CREATE INDEX evening_answers_of_a_person ON public.evening_answers USING btree (person_id);
CREATE INDEX evenings_by_message ON public.evenings USING btree (message_id);
CREATE INDEX evenings_due ON public.evenings USING btree (due_at);
CREATE INDEX evenings_of_a_guild ON public.evenings USING btree (guild_id);
CREATE INDEX evenings_of_a_person ON public.evenings USING btree (person_id);
CREATE INDEX feats_by_value ON public.feats USING btree (guild_id, game, code, value, ended_at, table_id);
CREATE INDEX history_of_a_channel ON public.tables USING btree (channel_id, ended_at, id) WHERE ((started_at IS NOT NULL) AND (ended_at IS NOT NULL));
CREATE INDEX history_of_a_guild ON public.tables USING btree (guild_id, ended_at, id) WHERE ((started_at IS NOT NULL) AND (ended_at IS NOT NULL));
CREATE INDEX history_of_a_parent ON public.tables USING btree (parent_id, ended_at, id) WHERE ((started_at IS NOT NULL) AND (ended_at IS NOT NULL));
CREATE INDEX ix_former_seats_person_id ON public.former_seats USING btree (person_id);
CREATE INDEX ix_seasons_closed_by ON public.seasons USING btree (closed_by);
CREATE INDEX ix_seats_person_id ON public.seats USING btree (person_id);
CREATE INDEX ix_visitors_person_id ON public.visitors USING btree (person_id);
CREATE INDEX logs_to_pack ON public.tables USING btree (ended_at, id) WHERE ((packed = 0) AND (ended_at IS NOT NULL));
CREATE INDEX nicknames_of_a_guild ON public.nicknames USING btree (guild_id);
CREATE UNIQUE INDEX one_entry_an_interaction ON public.entries USING btree (interaction_id) WHERE (interaction_id IS NOT NULL);
CREATE UNIQUE INDEX one_live_table_a_channel ON public.tables USING btree (channel_id) WHERE (phase <> 'over'::text);
CREATE INDEX owed_starters ON public.messages USING btree (table_id) WHERE ((kind = 'thread-starter'::text) AND (shown <= 0));
CREATE INDEX results_by_score ON public.results USING btree (guild_id, game, score, ended_at, table_id);
CREATE INDEX results_in_order ON public.results USING btree (ended_at, table_id);
CREATE INDEX results_of_a_guild ON public.results USING btree (guild_id, ended_at, table_id);
CREATE INDEX results_of_a_person ON public.results USING btree (person_id, guild_id, ended_at);
CREATE INDEX standings_by_games ON public.standings USING btree (guild_id, season, game, games DESC, person_id);
CREATE INDEX standings_by_points ON public.standings USING btree (guild_id, season, game, points DESC, games DESC, person_id);
CREATE INDEX standings_by_rating ON public.standings USING btree (guild_id, season, game, rating DESC, games DESC, person_id);
CREATE INDEX standings_by_wins ON public.standings USING btree (guild_id, season, game, wins DESC, games DESC, person_id);
CREATE INDEX subscriptions_of_a_game ON public.subscriptions USING btree (guild_id, game);
CREATE INDEX subscriptions_that_end ON public.subscriptions USING btree (until) WHERE (until IS NOT NULL);
CREATE INDEX tables_of_a_channel ON public.tables USING btree (channel_id, opened_at);
CREATE INDEX tables_of_a_guild ON public.tables USING btree (guild_id);
CREATE INDEX tables_to_call ON public.tables USING btree (call_at) WHERE (call_at IS NOT NULL);
CREATE INDEX turns_of_computers ON public.turns USING btree (since) WHERE (level IS NOT NULL);
CREATE INDEX turns_with_a_deadline ON public.turns USING btree (deadline) WHERE (deadline IS NOT NULL);
CREATE INDEX turns_with_a_reminder ON public.turns USING btree (remind_at) WHERE (remind_at IS NOT NULL);
ALTER TABLE ONLY public.daily_answers
    ADD CONSTRAINT daily_answers_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.evening_answers
    ADD CONSTRAINT evening_answers_evening_id_fkey FOREIGN KEY (evening_id) REFERENCES public.evenings(evening_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.evening_answers
    ADD CONSTRAINT evening_answers_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.evenings
    ADD CONSTRAINT evenings_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.feats
    ADD CONSTRAINT feats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.former_seats
    ADD CONSTRAINT former_seats_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.former_seats
    ADD CONSTRAINT former_seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.nicknames
    ADD CONSTRAINT nicknames_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.packed_logs
    ADD CONSTRAINT packed_logs_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.retired
    ADD CONSTRAINT retired_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seasons
    ADD CONSTRAINT seasons_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES public.people(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.standings
    ADD CONSTRAINT standings_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.turns
    ADD CONSTRAINT turns_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.turns
    ADD CONSTRAINT turns_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.visitors
    ADD CONSTRAINT visitors_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.visitors
    ADD CONSTRAINT visitors_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
