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
    coming integer,
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
    revision integer NOT NULL,
    shown integer NOT NULL,
    outcome text,
    tells text NOT NULL
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
    chosen_guild_id bigint,
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
INSERT INTO public.entries VALUES ('27hx9kwe', 1, 1795987977047, NULL, 'person:1', 1001000000000000420, 'opened', '{"kind":"opened","commitment":"17ecde44ea4787da50c00d721960f6e71ea9cb21a66f98ded9e9886acd8b6005"}');
INSERT INTO public.entries VALUES ('27hx9kwe', 2, 1795987977047, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('27hx9kwe', 3, 1795987977050, 1, 'person:2', 1001000000000000421, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('27hx9kwe', 4, 1795987977084, NULL, 'person:1', 1001000000000000422, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('27hx9kwe', 5, 1795987977084, NULL, 'dealer', NULL, 'outcome', '["draw",[13,22,4,26,55,91,88,42,39,75,9,41,78,52,1,23]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 6, 1795987977151, 1, 'person:2', 1001000000000000423, 'action', '["play",[88]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 7, 1795987977192, 0, 'person:1', 1001000000000000424, 'action', '["play",[22]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 8, 1795987977219, 0, 'person:1', 1001000000000000425, 'action', '["play",[4]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 9, 1795987977244, 1, 'person:2', 1001000000000000426, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('27hx9kwe', 10, 1795987977244, NULL, 'dealer', NULL, 'outcome', '["draw",[62,71,44]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 11, 1795987977264, 1, 'person:2', 1001000000000000427, 'action', '["play",[62]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 12, 1795987977299, 0, 'person:1', 1001000000000000428, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('27hx9kwe', 13, 1795987977299, NULL, 'dealer', NULL, 'outcome', '["draw",[24,38]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 14, 1795987977328, 1, 'person:2', 1001000000000000429, 'action', '["play",[41]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 15, 1795987977420, 0, 'person:1', 1001000000000000430, 'action', '["play",[91]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 16, 1795987977454, 1, 'person:2', 1001000000000000431, 'action', '["play",[42]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 17, 1795987977476, 0, 'person:1', 1001000000000000432, 'action', '["play",[38]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 18, 1795987977488, 0, 'person:1', 1001000000000000433, 'action', '["play",[13]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 19, 1795987977531, 1, 'person:2', 1001000000000000434, 'action', '["play",[39]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 20, 1795987977538, 1, 'person:2', 1001000000000000435, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('27hx9kwe', 21, 1795987977538, NULL, 'dealer', NULL, 'outcome', '["draw",[92,36,48]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 22, 1795987977571, 0, 'person:1', 1001000000000000436, 'action', '["play",[55]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 23, 1795987977591, 1, 'person:2', 1001000000000000437, 'action', '["play",[75]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 24, 1795987977607, 0, 'person:1', 1001000000000000438, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('27hx9kwe', 25, 1795987977607, NULL, 'dealer', NULL, 'outcome', '["draw",[32,56]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 26, 1795987977616, 0, 'person:1', 1001000000000000439, 'action', '["play",[32]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 27, 1795987977639, 1, 'person:2', 1001000000000000440, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('27hx9kwe', 28, 1795987977639, NULL, 'dealer', NULL, 'outcome', '["draw",[21]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 29, 1795987977687, 1, 'person:2', 1001000000000000441, 'action', '["play",[36]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 30, 1795987977720, 0, 'person:1', 1001000000000000442, 'action', '["pick",[88]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 31, 1795987977822, 0, 'person:1', 1001000000000000443, 'action', '["play",[88]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 32, 1795987977860, 1, 'person:2', 1001000000000000444, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('27hx9kwe', 33, 1795987977860, NULL, 'dealer', NULL, 'outcome', '["draw",[84]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 34, 1795987977949, 1, 'person:2', 1001000000000000445, 'action', '["play",[21]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 35, 1795987977953, 0, 'person:1', 1001000000000000446, 'action', '["pick",[55]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 36, 1795987977957, 1, 'person:2', 1001000000000000447, 'action', '["pick",[62,91]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 37, 1795987977966, 0, 'person:1', 1001000000000000448, 'action', '["play",[24,26]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 38, 1795987977968, 1, 'person:2', 1001000000000000449, 'action', '["play",[71,92]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 39, 1795987977983, 0, 'person:1', 1001000000000000450, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('27hx9kwe', 40, 1795987977983, NULL, 'dealer', NULL, 'outcome', '["draw",[46]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 41, 1795987978004, 1, 'person:2', 1001000000000000451, 'action', '["play",[9,44]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 42, 1795987978020, 0, 'person:1', 1001000000000000452, 'action', '["play",[46,55]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 43, 1795987978073, 0, 'person:1', 1001000000000000453, 'action', '["pick",[36,46]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 44, 1795987978084, 0, 'person:1', 1001000000000000454, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('27hx9kwe', 45, 1795987978084, NULL, 'dealer', NULL, 'outcome', '["draw",[12,6]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 46, 1795987978100, 1, 'person:2', 1001000000000000455, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('27hx9kwe', 47, 1795987978100, NULL, 'dealer', NULL, 'outcome', '["draw",[81,51,18]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 48, 1795987978121, 0, 'person:1', 1001000000000000456, 'action', '["play",[12,56]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 49, 1795987978157, 1, 'person:2', 1001000000000000457, 'action', '["play",[51,81]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 50, 1795987978162, 0, 'person:1', 1001000000000000458, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('27hx9kwe', 51, 1795987978162, NULL, 'dealer', NULL, 'outcome', '["draw",[45,17,31]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 52, 1795987978241, 0, 'person:1', 1001000000000000459, 'action', '["play",[31,46]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 53, 1795987978249, 1, 'person:2', 1001000000000000460, 'action', '["pick",[38]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 54, 1795987978272, 1, 'person:2', 1001000000000000461, 'action', '["play",[18,48]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 55, 1795987978296, 1, 'person:2', 1001000000000000462, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('27hx9kwe', 56, 1795987978296, NULL, 'dealer', NULL, 'outcome', '["draw",[19]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 57, 1795987978325, 0, 'person:1', 1001000000000000463, 'action', '["pick",[9,31]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 58, 1795987978336, 0, 'person:1', 1001000000000000464, 'action', '["play",[9]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 59, 1795987978473, 1, 'person:2', 1001000000000000465, 'action', '["play",[38]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 60, 1795987978479, 0, 'person:1', 1001000000000000466, 'action', '["play",[6]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 61, 1795987978507, 1, 'person:2', 1001000000000000467, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('27hx9kwe', 62, 1795987978507, NULL, 'dealer', NULL, 'outcome', '["draw",[37,11,83]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 63, 1795987978524, 1, 'person:2', 1001000000000000468, 'action', '["play",[91]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 64, 1795987978542, 1, 'person:2', 1001000000000000469, 'action', '["play",[19]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 65, 1795987978560, 0, 'person:1', 1001000000000000470, 'action', '["play",[45]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 66, 1795987978612, 0, 'person:1', 1001000000000000471, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('27hx9kwe', 67, 1795987978612, NULL, 'dealer', NULL, 'outcome', '["draw",[77]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 68, 1795987978648, 0, 'person:1', 1001000000000000472, 'action', '["play",[17]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 69, 1795987978670, 1, 'person:2', 1001000000000000473, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('27hx9kwe', 70, 1795987978670, NULL, 'dealer', NULL, 'outcome', '["draw",[7]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 71, 1795987978704, 1, 'person:2', 1001000000000000474, 'action', '["play",[62]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 72, 1795987978752, 0, 'person:1', 1001000000000000475, 'action', '["pick",[51]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 73, 1795987978761, 0, 'person:1', 1001000000000000476, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('27hx9kwe', 74, 1795987978761, NULL, 'dealer', NULL, 'outcome', '["draw",[35,85]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 75, 1795987978797, 1, 'person:2', 1001000000000000477, 'action', '["play",[11,83]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 76, 1795987978814, 0, 'person:1', 1001000000000000478, 'action', '["play",[31,85]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 77, 1795987978837, 0, 'person:1', 1001000000000000479, 'action', '["pick",[38]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 78, 1795987978873, 1, 'person:2', 1001000000000000480, 'action', '["play",[7,37]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 79, 1795987978898, 0, 'person:1', 1001000000000000481, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('27hx9kwe', 80, 1795987978898, NULL, 'dealer', NULL, 'outcome', '["draw",[2,3,76]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 81, 1795987978923, 0, 'person:1', 1001000000000000482, 'action', '["play",[35,51]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 82, 1795987978933, 1, 'person:2', 1001000000000000483, 'action', '["pick",[6,31]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 83, 1795987978964, 1, 'person:2', 1001000000000000484, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('27hx9kwe', 84, 1795987978964, NULL, 'dealer', NULL, 'outcome', '["draw",[49]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 85, 1795987978983, 1, 'person:2', 1001000000000000485, 'action', '["play",[6,31]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 86, 1795987979019, 0, 'person:1', 1001000000000000486, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('27hx9kwe', 87, 1795987979019, NULL, 'dealer', NULL, 'outcome', '["draw",[40,61]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 88, 1795987979045, 0, 'person:1', 1001000000000000487, 'action', '["play",[76,77]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 89, 1795987979066, 1, 'person:2', 1001000000000000488, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('27hx9kwe', 90, 1795987979066, NULL, 'dealer', NULL, 'outcome', '["draw",[25]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 91, 1795987979107, 1, 'person:2', 1001000000000000489, 'action', '["play",[25,49]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 92, 1795987979135, 0, 'person:1', 1001000000000000490, 'action', '["play",[2,3]]');
INSERT INTO public.entries VALUES ('27hx9kwe', 93, 1795987979135, NULL, 'person:1', NULL, 'ended', '{"kind":"ended","reason":"over","seed":"192d7f65066a87e95b8f1c3c5910699756e40067950b25cc0ede3a0fe9abf645","result":["dung-heap",[[0,1,52,0],[1,2,63,0]]]}');
INSERT INTO public.entries VALUES ('4x9mxktv', 1, 1795987979515, NULL, 'person:3', 1001000000000000500, 'opened', '{"kind":"opened","commitment":"16bf7e9c5fdb226076090be47b62beb1ac4385018f4a91cfc4dc96bb4593e9a4"}');
INSERT INTO public.entries VALUES ('4x9mxktv', 2, 1795987979515, 0, 'person:3', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('dmxsdg9c', 1, 1795987979316, NULL, 'person:1', 1001000000000000494, 'opened', '{"kind":"opened","commitment":"96a703c8fe6025b3327f8f05264c219ff83d48eec94ca7853ad06aca5797ab12"}');
INSERT INTO public.entries VALUES ('dmxsdg9c', 2, 1795987979316, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('dmxsdg9c', 3, 1795987979332, 1, 'person:2', 1001000000000000495, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('dmxsdg9c', 4, 1795987979350, 2, 'person:3', 1001000000000000496, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('dmxsdg9c', 5, 1795987979421, NULL, 'person:1', 1001000000000000497, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('dmxsdg9c', 6, 1795987979421, NULL, 'dealer', NULL, 'outcome', '["first",1]');
INSERT INTO public.entries VALUES ('dmxsdg9c', 7, 1795987979421, 1, 'table', NULL, 'action', '["roll"]');
INSERT INTO public.entries VALUES ('dmxsdg9c', 8, 1795987979421, NULL, 'dealer', NULL, 'outcome', '["dice",[1,1,2,3,3,3,5,6]]');
INSERT INTO public.entries VALUES ('dmxsdg9c', 9, 1795987979484, 1, 'person:2', 1001000000000000498, 'left', '{"kind":"left"}');
INSERT INTO public.entries VALUES ('ve2bpret', 1, 1795987979536, NULL, 'person:3', 1001000000000000502, 'opened', '{"kind":"opened","commitment":"71d8836fe8ec479736a6b79f2dae6bab9f14309379a1f09eff61f620c84412f7"}');
INSERT INTO public.entries VALUES ('ve2bpret', 2, 1795987979536, 0, 'person:3', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('ve2bpret', 3, 1795987979553, 1, 'person:1', 1001000000000000503, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('ve2bpret', 4, 1795987979573, NULL, 'person:3', 1001000000000000504, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('ve2bpret', 5, 1795987979573, NULL, 'dealer', NULL, 'outcome', '["first",0]');
INSERT INTO public.entries VALUES ('ve2bpret', 6, 1795987979573, 0, 'table', NULL, 'action', '["roll"]');
INSERT INTO public.entries VALUES ('ve2bpret', 7, 1795987979573, NULL, 'dealer', NULL, 'outcome', '["dice",[2,3,4,5,5,5,6,6]]');
INSERT INTO public.entries VALUES ('xky6gfrk', 1, 1795987979279, NULL, 'person:1', 1001000000000000492, 'opened', '{"kind":"opened","commitment":"4d2373c38dc7ad07468eb468988a6e571b7ad1d8b122139f102970167a833cfb"}');
INSERT INTO public.entries VALUES ('xky6gfrk', 2, 1795987979279, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('xky6gfrk', 3, 1795987979279, 1, 'person:1', NULL, 'joined', '{"kind":"joined","level":"rooster"}');
INSERT INTO public.entries VALUES ('xky6gfrk', 4, 1795987979279, NULL, 'person:1', NULL, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('xky6gfrk', 5, 1795987979279, NULL, 'dealer', NULL, 'outcome', '["draw",[67,82,23,75,58,11,51,59,80,16,14,85,32,79,81,66]]');
INSERT INTO public.evening_answers VALUES (1001000000000000505, 1, 1, 1);
INSERT INTO public.evenings VALUES (1001000000000000505, 1, 5, 1800000000000, 1800000000000, 'heckmeck', 'en', 'none', 'Europe/Rome', 'open', 1, 1230, NULL, 0, NULL, 0, 0, 0, 0, NULL, 'nobody');
INSERT INTO public.feats VALUES ('2sgqjq7a', 2, 'meal', 44, 1, 'karteneck', 1795987962593);
INSERT INTO public.feats VALUES ('2sgqjq7a', 1, 'meal', 16, 1, 'karteneck', 1795987962593);
INSERT INTO public.feats VALUES ('2sgqjq7a', 0, 'meal', 38, 1, 'karteneck', 1795987962593);
INSERT INTO public.feats VALUES ('pmkke3we', 0, 'turn', 28, 1, 'heckmeck', 1795987972386);
INSERT INTO public.feats VALUES ('pmkke3we', 0, 'stack', 2, 1, 'heckmeck', 1795987972386);
INSERT INTO public.feats VALUES ('pmkke3we', 1, 'turn', 24, 1, 'heckmeck', 1795987972386);
INSERT INTO public.feats VALUES ('pmkke3we', 1, 'stack', 2, 1, 'heckmeck', 1795987972386);
INSERT INTO public.feats VALUES ('pmkke3we', 2, 'turn', 29, 1, 'heckmeck', 1795987972386);
INSERT INTO public.feats VALUES ('pmkke3we', 2, 'stack', 2, 1, 'heckmeck', 1795987972386);
INSERT INTO public.former_seats VALUES ('dmxsdg9c', 2, 1);
INSERT INTO public.guild_settings VALUES (99, 'it', '[1,2]', 1, 'live', 'managers', 'no');
INSERT INTO public.memos VALUES ('commands', 'hash');
INSERT INTO public.memos VALUES ('daily-secret', 'e96ce807d49b0535ef30e6a4b102b3031da80c97e401ff8c9c52d01c8206d9cb');
INSERT INTO public.messages VALUES ('dmxsdg9c', 'board', -1, 0, 1, 2, 3, 0);
INSERT INTO public.nicknames VALUES (2, 7, 'Böss');
INSERT INTO public.outbox VALUES ('dmxsdg9c', 1, 2);
INSERT INTO public.packed_logs VALUES ('2sgqjq7a', '\x78f973535af1a558599a83200cbe900f646339cc3c58abf73fc224589cba00fa4d5bd18610929f6c9f0f31870ae658c1bc18f24f6cff09e33d582443230a8c2834ebbd3c1fe947dad5f3f1ffd5dd5facbdba97ebde4ef1a6547f61755f4652dc20244931240fe8797003fa016480a48ff6a568b43c900e6083fd23d0418cac97ada342cc7ceb6002c0db605c108b0034e960ab21d8006536145efe5c500808659acb3294cfb65cc8521871553e5b91796913b42ec5329bd9f3e22c0e0ecacb66815fb1d929103f20c5c29f571a13e19fe9191d29d2b870e40050a49dd3dff787fb491bf81da6d7c4c9bf0272c465a4991df3db918b88a3f76e093ef0e8c7b0d03c2eec4512048ff09e2884a759be9df7b7028c2502cdaf9245a592387f334932c9ea1ae52cc743d422feb32f1da58a2b968a1af9bfe27c2c9c98a5fe348b2b6d1c57126c16e962fea3433e488a5f5bb0aa5edd22737855237e97f7a6066601c2d77239db804d0998a1acdba06eaeae4dbc53113a46f099e309d63519070e5129ed5da805770d4f702db44ec77517ef82671c280d8cf53dec4835143a889f2c6de8f1e1c08b9d00db87c2c763e353ffd906f4186470de23979156146926446c1ffccfae0f3ff7c8dc753f3e1eac421aea70caa51da1bd879c9d275caa50cb36a97de4dcc55a8e41c655b7290e1bac387127c93cc1b7e2f42a951b91675ed2c8b5da145018d83d5253ba5163e91868af28b513bab9a2ec44c873b46ea42968274be8867f3f32b19b924d919d25d44ddad4d5149e6bba21ba45bc1cfc58bb2fb24eee116a7003d73b99e47121a33b59135d3fb1fa56569407c5ac662d74da8bcb7278f76dd032ce6e7431084c730af49a1d85795a96c54d694944af65098828fee5c94f23a438bf22bf53903939fdedde1e7dbf31ca6d247bcb6bc3da78464b1eb967b376df0ab4bd1ffa0519f33fff');
INSERT INTO public.packed_logs VALUES ('98bvwn3z', '\x78f973535af1ed595b72e4200cbcd06c159278e930f9f0f3fe47886de45a1c7b66e8cc646b3f92894d018d402d01c2809cd31dcef90ee7728773ff839c5b215d15f255a1fc0b937d318ddc334d5a9ebc3cba3ce4ac80682b232ec5526ac8ff56fe56fe6f9507079692ac3b0a250d9a9326f6c237b736645ddb85b8e4ae7ede6f89967a4a25d12de192e392f3960b07a4e5b8d499b0ed2ddb3b57efbda9942c1534959c589f459241bc755d6431d510cbe53272533053ad800fb50252348ebeae4ba5412acdfda17729482eedc8158c164c2ea5898d8032443239b16647a4966352839ad49a6a43ee5d59e98e09b5fa64a991e85dcd69aacd61528255e57aa05284443313d7fd9941a4a6c4722659629ddbadc417e4a979dbc1d671d7b6a4a6829970ff05cb2edebd2ed66ef9fffb27949ec751dc71e62e2517b8777d54c9bd241e9ca84caa3a483fc5495318698822c175c9ebec24badc4d7ee684065e2f046775e83859bc712ca27351686ac81f5f2363778c8c8ff0f8f124907eb374ff082e27383f82d3f950400e932fadf21b943dc3c323b8c7a48370c198e757e1093494624ca61f65f2a1f47082c7567893539ee7486e85eff23d3a4b08e387403e099ce58fc713bfef6cdf1b4e6c8537d1898e87510333a680bf901fb00910508202aab0a0532c83260017fe760d0a5edf6a81f8820b193e82f2f99d33fe2c9f1d6a604517450535ce98c61cdfb8a85f78047b703ca005c4819398f59d8bbac7a6cc9547c0cb7404e78c82ab16a3db2a186a5342975130ca6210df3ea016462f7c9a501f25d047c1651db53027f038426024c7f24367865dbe7be73ec3afafbae0a1e7b1fc80f1c328ff67f99cc1f32f18a7a0fcb4efc32de3b9706846b7bd002a0c9eb1093440fb2e63e341bf58f0f3d3ded36f3e111f46eb5d72ee069ec238c7e8661e4799583375a11b3b3f4cfd30eaa461caea42dff749f3c8337533c9f24e3c876e38dc3dd777ca72a3d5182b23bcdec9866d7ad14dd6d89cb7ab1c7ffbb37e562cb7cc9f7ebea9f2');
INSERT INTO public.packed_logs VALUES ('pmkke3we', '\x78f973535af1bd5a5992e2300cbd101fd1e2ed2c537c4020f73fc22448264e623b4a4fd7345d3118c5969eb667e022e6d0c01c1b986743fe27b62a0c26c055187b5eb0a2ea664cd7ab20ec668cf7d7f8b9c2b05ca03f1e172d67da1ba46bcbcab5be58ea2d069796b2183eac23ec340d4d0d4d78b674ad6b1cafba4a343e2e1e9ab1907e160335201a7a4223807e1836d93975047d3788ea1b149885cd1596cc83905c8a21f938b0bf0db320c6dbf26479a03cf183be06fc0cf4b92699e2dbb0793819a20e220bf1fb7e9089f2162059d7c51bf9f26ed902535647560179ad3741f8ae836e33c0aa939821d37a1be8acaaa637856c1072b9975f7555fd1583b0b3decb84f3a5547ec42d44cc37dce0cc3a2f72b4229b64c68b3251cd89b311f2066309ad0cb8aac66a1bee941d4a25d5525df1ebd6ec72997682298745f9cf840c5e15908d28e445554a4dd1b50ac7a8a92a16e62895fb828810ec75d580e46c0c52e9d48360e0ec6c9926caf71778f26117163155e610e2b409195d93be51b819bed2a4414f4e9262c670817c4ec1254787f97ffd8314cef921c3f4480e9ec105c7730e13a471427a8ffe31ba011f03bcd3f8783c9ec9d188c37be0f79b23e00bc33b3d1ffe2aa13453cc06015e5af8d2c4dd8e0657c445d440ad59885621c6eb4101b945de33233729c30741ee185988514d0c37225813a17bfd46015199d0f9a10354788b0fb574ff70ac33d596554f2143ddb08fbcc102926393c502cad8d8dc6430948f866a58610f420d5ddb9990ac09b188f3790ca2a4d8de38d51b7a4e518a6d51459431a9630cd6f220dd3a6c93ad226035665ccb077bf5b8aedeeaa6badfd1eaca2cca364bb856dd1a30ef53e42c5a73acb2a5b6493931e62c3754a1b67f3388644a4c530f39adc4f7be838c450a3388e78e12534b31a8d7323e2dd8f7d3e4b4b58845dcd993c568e67e45a823bd5dabe1ee56daad84c25415b29b5a5c01fbc5116d1ff465fc8da1c01b4f433353cffbb7bf77fbbaad76161fb4d85a129e3b906af5a55f0fb0e88d269dc5bbde124d46e34ccdcd9df034b25679ba5240d81235fbad1b9ca9d771cd3cadec7f060fa08d6698a8dc01873ed3f976696b326beed81ab081656ffb1b58ca0fdb8bdcea3553fa52edb8d23b39a11272774d1db678d258e6f09cb9b74e1f6b9f363776aa9cfd5cc7d46bbcfb4b7916502db163aa87640b8075d356a3f70712ddf172eba8e4ce18fd850a4f960a8f7575f6626b08fc4298d4c86287fcbbe301ad4a571a4d137ead69d201d22e41274b6dc773d64727dfa9b2bde99871a743c9a27f60aeede881e2231af387346c63e0d965ced669d878706c14ad765c7ebfdd34d5223a6adbab0d58e6930540f3e10bfbedcefa238ad733790217dc3000d0eb1d91fceb05cf31468e0ea7f89c7874f886e1c5cfc0d394607253e46974631a316e7e74b1fd6dc51ffc84c307182d7af8f9029496dc60f955c55fe340d7ce');
INSERT INTO public.packed_logs VALUES ('y4kv8tv3', '\x78f973535af1ad58db6edb300cfd210f90a80bc96f19fa90c6f5f634ec65ffbf43ca49c4c4c656a045eae842f17248918c3f89793ec19c4e302f2798d7afc1fc8b61bc59f704633d837140d8f19f131e8ca1e08989d8839d6410a88fb1d807ad38adf837fba941ab81c699ecbcc7095f6127bd2fec047ef0be2883cb90bf6f39e1cea1fb86ec36dcb8ddade90f3a1f0c4dd549782291bb6e777df566bb8beb7713b16e5ecaac4d85b55327590625e9e2e3d697c24bb56155c0ec52d242063721098227e10056d846309d929d48b6db7571816529e25ba0ae9c97526ddf19501e67eb52fde3eb3923011a7cd5beaa1f68905d4c00d402492733c7b5300ec5b83bf276918634130e8edd407029c5acc9ae25d9666e4bc5d38d022b280e46376e586636c16e2a4e387ab01e2eb079177786fbcf43300d74b26b04fec3483111824fb1810357cbaea89807aa83d6f75d9f640be6ec816f42133ed39fd0bf8b012b6fd7cba5b4bee6756ba97ea4b6a95c551bad5989f8bd976b5b53afef054bdaa566fea8eb9aa5adfae9eaf1d90ab3574c602a1e62401f46b38598baeb9b1a023ac0128f25042d60016464605ad489212d70e21e13a5bc3d0af4f796e7198ddaec0d054d45db824b664269f32cd7303b63d297468130b08c7bd4e7590d3ae707ff3cf12f1cd8f183aa4c54428b5a94cfb49a8e39e6a084d6638ee417a50663e26ce7f38a082e8806a5f763a38dcbf5f8186e16f79970d77f67b2b37cd113d7a9d84d0a9aa52030b8988e41d1601a05d1c5022f4606f2401081b80cb10395a2faa0a0004abe7b6bb040be3cd38d835b016f5cc0358ada5bd2a6993759023a40619fb19cc80d44334320c2c1de38a37ce6b9997d3b894f0eaa728fae38394331c496a80230abfdf8646dc771855cafa82701a86e15e529107a40092945a2b7f8ce638f6a3ab9c1d5927f39565234844a10599e8293111f61a1b6259ee77253f2e512a25c4bb0100b9d8f694b5b34a0fc5878b10ed51ba53de89d51616372842527f69798cff3f36dc3429d2d3c73aa74afeff1eef213808657c0e081d714fe215559437082281a0909dab7981762c9e183d07fcd55b368d44309850add47bc4016c84fe9ac865404ed237c70649793e46edd5830e766de0bd8aad6dc9d843b7a2141a90f9abff086bb2420822a679affef6b0c3472bd96ada47c4d1b7a5c5ed346edd224afa2d77479dfea4abcf5dc44724e85df2f1fb4a115be16f4442ae1b5c7fae7d78f6f3f3f2ebf6fef33ac317e1bbfd9d1c6d8b0d88f77f521a133419f9ac60b8ebf0e49b1c4');
INSERT INTO public.packed_logs VALUES ('ya5qv67e', '\x78f973535af1ad943b0e03210c442f94c2630cc6c7c17caa4829727f292cda28297615455a7083a9e6d9337f32c709f3b7906b18e2404b3cd6226bada1162dab6952a2dbfc9f25375a973762325b34eb7304fa7bcd074670af1273466991a598d70e878a88b369168ddc1a530f1603db7c16c01a02771be1025fe0cce458046437f979ced6fbe3b93a7bd2a249ee23803925723365b39a3d95a92a0c52af401da223955ab80d566f24a97a342a9cec2b99b781cc307d01ea44aa9d');
INSERT INTO public.people VALUES (1, 5000, 'Player 0', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL, NULL);
INSERT INTO public.people VALUES (2, 5001, 'Player 1', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL, NULL);
INSERT INTO public.people VALUES (3, 5002, 'Player 2', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL, NULL);
INSERT INTO public.people VALUES (4, NULL, '', '', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL, NULL);
INSERT INTO public.people VALUES (5, 999, 'Moderator', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL, NULL);
INSERT INTO public.ratings VALUES (1, 0, 0, 'karteneck', 1795987962593, '2sgqjq7a', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 0, 0, 'karteneck', 1795987962593, '2sgqjq7a', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 0, 0, 'karteneck', 1795987962593, '2sgqjq7a', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 0, 'karteneck', 1795987962593, '2sgqjq7a', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 0, 'karteneck', 1795987962593, '2sgqjq7a', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 0, 'karteneck', 1795987962593, '2sgqjq7a', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 1, 'karteneck', 1795987962593, '2sgqjq7a', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 1, 'karteneck', 1795987962593, '2sgqjq7a', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 1, 'karteneck', 1795987962593, '2sgqjq7a', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 0, 0, 'hornochsen', 1795987968007, 'y4kv8tv3', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 0, 0, 'hornochsen', 1795987968007, 'y4kv8tv3', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 0, 0, 'hornochsen', 1795987968007, 'y4kv8tv3', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 0, 0, 'hornochsen', 1795987968007, 'y4kv8tv3', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 0, 'hornochsen', 1795987968007, 'y4kv8tv3', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 0, 'hornochsen', 1795987968007, 'y4kv8tv3', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 0, 'hornochsen', 1795987968007, 'y4kv8tv3', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 0, 'hornochsen', 1795987968007, 'y4kv8tv3', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 1, 'hornochsen', 1795987968007, 'y4kv8tv3', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 1, 'hornochsen', 1795987968007, 'y4kv8tv3', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 1, 'hornochsen', 1795987968007, 'y4kv8tv3', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 1, 'hornochsen', 1795987968007, 'y4kv8tv3', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 0, 0, 'heckmeck', 1795987972386, 'pmkke3we', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 0, 0, 'heckmeck', 1795987972386, 'pmkke3we', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 0, 0, 'heckmeck', 1795987972386, 'pmkke3we', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 0, 'heckmeck', 1795987972386, 'pmkke3we', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 0, 'heckmeck', 1795987972386, 'pmkke3we', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 0, 'heckmeck', 1795987972386, 'pmkke3we', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 2, 'heckmeck', 1795987972386, 'pmkke3we', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 2, 'heckmeck', 1795987972386, 'pmkke3we', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 2, 'heckmeck', 1795987972386, 'pmkke3we', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 0, 0, 'verflixxt', 1795987976571, '98bvwn3z', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 0, 0, 'verflixxt', 1795987976571, '98bvwn3z', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 0, 0, 'verflixxt', 1795987976571, '98bvwn3z', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 0, 0, 'verflixxt', 1795987976571, '98bvwn3z', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 0, 'verflixxt', 1795987976571, '98bvwn3z', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 0, 'verflixxt', 1795987976571, '98bvwn3z', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 0, 'verflixxt', 1795987976571, '98bvwn3z', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 0, 'verflixxt', 1795987976571, '98bvwn3z', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 1, 'verflixxt', 1795987976571, '98bvwn3z', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 1, 'verflixxt', 1795987976571, '98bvwn3z', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 1, 'verflixxt', 1795987976571, '98bvwn3z', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 1, 'verflixxt', 1795987976571, '98bvwn3z', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 0, 0, 'hornochsen', 1795987979135, '27hx9kwe', 30.17827538940758, 8.203127264095263);
INSERT INTO public.ratings VALUES (2, 0, 0, 'hornochsen', 1795987979135, '27hx9kwe', 25.092661714708914, 8.203127264095263);
INSERT INTO public.ratings VALUES (1, 1, 0, 'hornochsen', 1795987979135, '27hx9kwe', 26.317734276029125, 8.300738615487104);
INSERT INTO public.ratings VALUES (2, 1, 0, 'hornochsen', 1795987979135, '27hx9kwe', 23.682265723970875, 8.300738615487104);
INSERT INTO public.ratings VALUES (1, 1, 2, 'hornochsen', 1795987979135, '27hx9kwe', 26.317734276029125, 8.300738615487104);
INSERT INTO public.ratings VALUES (2, 1, 2, 'hornochsen', 1795987979135, '27hx9kwe', 23.682265723970875, 8.300738615487104);
INSERT INTO public.results VALUES ('2sgqjq7a', 0, 1, 'held', 1, 1, 'karteneck', 1795987962593, 3, 3, 0, 31, 42, 'all-eaten');
INSERT INTO public.results VALUES ('2sgqjq7a', 1, 2, 'held', 1, 1, 'karteneck', 1795987962593, 3, 1, 2, 46, 41, 'all-eaten');
INSERT INTO public.results VALUES ('2sgqjq7a', 2, 3, 'held', 1, 1, 'karteneck', 1795987962593, 3, 2, 1, 38, 40, 'all-eaten');
INSERT INTO public.results VALUES ('y4kv8tv3', 0, 1, 'held', 2, 1, 'hornochsen', 1795987968007, 4, 1, 3, 48, 0, 'dung-heap');
INSERT INTO public.results VALUES ('y4kv8tv3', 1, 2, 'held', 2, 1, 'hornochsen', 1795987968007, 4, 2, 2, 56, 0, 'dung-heap');
INSERT INTO public.results VALUES ('y4kv8tv3', 2, 3, 'held', 2, 1, 'hornochsen', 1795987968007, 4, 4, 0, 62, 0, 'dung-heap');
INSERT INTO public.results VALUES ('y4kv8tv3', 3, 4, 'held', 2, 1, 'hornochsen', 1795987968007, 4, 3, 1, 59, 0, 'dung-heap');
INSERT INTO public.results VALUES ('pmkke3we', 0, 1, 'held', 1, 2, 'heckmeck', 1795987972386, 3, 3, 0, 1, 24, 'grill-empty');
INSERT INTO public.results VALUES ('pmkke3we', 1, 2, 'held', 1, 2, 'heckmeck', 1795987972386, 3, 2, 1, 2, 22, 'grill-empty');
INSERT INTO public.results VALUES ('pmkke3we', 2, 3, 'held', 1, 2, 'heckmeck', 1795987972386, 3, 1, 2, 3, 25, 'grill-empty');
INSERT INTO public.results VALUES ('98bvwn3z', 0, 1, 'held', 2, 1, 'verflixxt', 1795987976571, 4, 4, 0, -20, 0, 'all_home');
INSERT INTO public.results VALUES ('98bvwn3z', 1, 2, 'held', 2, 1, 'verflixxt', 1795987976571, 4, 3, 1, 13, 2, 'all_home');
INSERT INTO public.results VALUES ('98bvwn3z', 2, 3, 'held', 2, 1, 'verflixxt', 1795987976571, 4, 2, 2, 15, 2, 'all_home');
INSERT INTO public.results VALUES ('98bvwn3z', 3, 4, 'held', 2, 1, 'verflixxt', 1795987976571, 4, 1, 3, 18, 1, 'all_home');
INSERT INTO public.results VALUES ('27hx9kwe', 0, 1, 'held', 1, 2, 'hornochsen', 1795987979135, 2, 1, 1, 52, 0, 'dung-heap');
INSERT INTO public.results VALUES ('27hx9kwe', 1, 2, 'held', 1, 2, 'hornochsen', 1795987979135, 2, 2, 0, 63, 0, 'dung-heap');
INSERT INTO public.retired VALUES ('dmxsdg9c', 1, 1, NULL);
INSERT INTO public.seasons VALUES (1, 1, 1795987962593, 1);
INSERT INTO public.seats VALUES ('27hx9kwe', 0, 1, NULL);
INSERT INTO public.seats VALUES ('27hx9kwe', 1, 2, NULL);
INSERT INTO public.seats VALUES ('2sgqjq7a', 0, 1, NULL);
INSERT INTO public.seats VALUES ('2sgqjq7a', 1, 2, NULL);
INSERT INTO public.seats VALUES ('2sgqjq7a', 2, 3, NULL);
INSERT INTO public.seats VALUES ('4x9mxktv', 0, 3, NULL);
INSERT INTO public.seats VALUES ('98bvwn3z', 0, 1, NULL);
INSERT INTO public.seats VALUES ('98bvwn3z', 1, 2, NULL);
INSERT INTO public.seats VALUES ('98bvwn3z', 2, 3, NULL);
INSERT INTO public.seats VALUES ('98bvwn3z', 3, 4, NULL);
INSERT INTO public.seats VALUES ('dmxsdg9c', 0, 1, NULL);
INSERT INTO public.seats VALUES ('dmxsdg9c', 1, NULL, 'hen');
INSERT INTO public.seats VALUES ('dmxsdg9c', 2, 3, NULL);
INSERT INTO public.seats VALUES ('pmkke3we', 0, 1, NULL);
INSERT INTO public.seats VALUES ('pmkke3we', 1, 2, NULL);
INSERT INTO public.seats VALUES ('pmkke3we', 2, 3, NULL);
INSERT INTO public.seats VALUES ('ve2bpret', 0, 3, NULL);
INSERT INTO public.seats VALUES ('ve2bpret', 1, 1, NULL);
INSERT INTO public.seats VALUES ('xky6gfrk', 0, 1, NULL);
INSERT INTO public.seats VALUES ('xky6gfrk', 1, NULL, 'rooster');
INSERT INTO public.seats VALUES ('y4kv8tv3', 0, 1, NULL);
INSERT INTO public.seats VALUES ('y4kv8tv3', 1, 2, NULL);
INSERT INTO public.seats VALUES ('y4kv8tv3', 2, 3, NULL);
INSERT INTO public.seats VALUES ('y4kv8tv3', 3, 4, NULL);
INSERT INTO public.seats VALUES ('ya5qv67e', 0, 1, NULL);
INSERT INTO public.seats VALUES ('ya5qv67e', 1, 2, NULL);
INSERT INTO public.standings VALUES (1, 0, 0, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 0, 0, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 0, 0, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 1, 0, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 1, 0, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 1, 0, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 1, 1, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 1, 1, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 1, 1, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 0, 0, 'hornochsen', 30.17827538940758, 8.203127264095263, 56, 2, 2, 4);
INSERT INTO public.standings VALUES (2, 0, 0, 'hornochsen', 25.092661714708914, 8.203127264095263, 5, 2, 0, 2);
INSERT INTO public.standings VALUES (3, 0, 0, 'hornochsen', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 2, 0, 'hornochsen', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (2, 2, 0, 'hornochsen', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 2, 0, 'hornochsen', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 2, 1, 'hornochsen', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (2, 2, 1, 'hornochsen', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 2, 1, 'hornochsen', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 0, 0, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 0, 0, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 0, 0, 'heckmeck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 1, 0, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 1, 0, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 1, 0, 'heckmeck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 1, 2, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 1, 2, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 1, 2, 'heckmeck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 0, 0, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 0, 0, 'verflixxt', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 0, 0, 'verflixxt', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (1, 2, 0, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 2, 0, 'verflixxt', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 2, 0, 'verflixxt', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (1, 2, 1, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 2, 1, 'verflixxt', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 2, 1, 'verflixxt', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (1, 1, 0, 'hornochsen', 26.317734276029125, 8.300738615487104, 14, 1, 1, 1);
INSERT INTO public.standings VALUES (2, 1, 0, 'hornochsen', 23.682265723970875, 8.300738615487104, -12, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 2, 'hornochsen', 26.317734276029125, 8.300738615487104, 14, 1, 1, 1);
INSERT INTO public.standings VALUES (2, 1, 2, 'hornochsen', 23.682265723970875, 8.300738615487104, -12, 1, 0, 0);
INSERT INTO public.subscriptions VALUES (1, 1, 'heckmeck', 1, NULL, 0);
INSERT INTO public.tables VALUES ('27hx9kwe', 1, 1001000000000000419, NULL, 'hornochsen', 1, 'en', '\x192d7f65066a87e95b8f1c3c5910699756e40067950b25cc0ede3a0fe9abf645', 'over', '[]', 1795987977047, 1795987979135, 'over', 1795987977084, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('2sgqjq7a', 1, 1001000000000000000, NULL, 'karteneck', 1, 'en', '\xfae0a08751ce973be037ecfff0c9f933bff722256b636ca198eb84d975e90e90', 'over', '[]', 1795987961264, 1795987962593, 'over', 1795987961324, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('4x9mxktv', 1, 1001000000000000499, NULL, 'heckmeck', 1, 'en', '\xf08a97bf647e4aac34d95dd04666413cd2e682e7d6a98e1bb1d0d5cb2167ca22', 'lobby', '[]', 1795987979515, NULL, NULL, NULL, 0, 1795988039515, NULL);
INSERT INTO public.tables VALUES ('98bvwn3z', 2, 1001000000000000312, NULL, 'verflixxt', 1, 'en', '\x8ac2e5df660f2dd3e2981a5ada4cebcd9e95e8905bbb798d2f1af13f1a72f5ac', 'over', '[]', 1795987972432, 1795987976571, 'over', 1795987972540, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('dmxsdg9c', 1, 1001000000000000493, NULL, 'heckmeck', 1, 'en', '\xef9936c62652af7029e506932521c90b7e3d8b56967af07ca22afbcdb5f3e4c7', 'playing', '[]', 1795987979316, NULL, NULL, 1795987979421, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('pmkke3we', 1, 1001000000000000193, NULL, 'heckmeck', 1, 'en', '\xdb963157500113de8236dd1bc884852f8bf4c52e10d4b74ff91f5f84fc5c9c28', 'over', '[]', 1795987968046, 1795987972386, 'over', 1795987968086, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('ve2bpret', 1, 1001000000000000501, NULL, 'heckmeck', 1, 'en', '\x50af20c9afa0a2639c62b35ca61fe7e3c9da14c327af088b5e32a2baf2d21fb7', 'playing', '[]', 1795987979536, NULL, NULL, 1795987979573, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('xky6gfrk', 1, 1001000000000000491, NULL, 'hornochsen', 1, 'it', '\x579c2941aca0b7f17c12e349c428db332363fba245322db09e5a8ae55a8d7b0f', 'playing', '[]', 1795987979279, NULL, NULL, 1795987979279, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('y4kv8tv3', 2, 1001000000000000077, NULL, 'hornochsen', 1, 'en', '\x113643f301c0f7967d0f25a581d89c0abf4d27f6158811037bae2f626c384198', 'over', '[]', 1795987962628, 1795987968007, 'over', 1795987962698, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('ya5qv67e', 1, 1001000000000000414, NULL, 'heckmeck', 1, 'en', '\x1d48ef3122660b997299c8b6ab173f07bc11cf47f6aca2df27bd046cb590a269', 'over', '[]', 1795987976700, 1795987976747, 'closed', 1795987976724, 1, NULL, NULL);
INSERT INTO public.turns VALUES ('dmxsdg9c', 1, NULL, 'hen', 1795987979421, NULL, NULL);
INSERT INTO public.turns VALUES ('ve2bpret', 0, 3, NULL, 1795987979573, NULL, NULL);
INSERT INTO public.turns VALUES ('xky6gfrk', 0, 1, NULL, 1795987979279, NULL, NULL);
INSERT INTO public.turns VALUES ('xky6gfrk', 1, NULL, 'rooster', 1795987979279, NULL, NULL);
INSERT INTO public.visitors VALUES ('ya5qv67e', 5);
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
CREATE INDEX entries_that_name ON public.entries USING btree (kind) WHERE (kind = ANY (ARRAY['invited'::text, 'opened'::text]));
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
CREATE INDEX ix_people_chosen_guild_id ON public.people USING btree (chosen_guild_id);
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
