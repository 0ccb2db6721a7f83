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
    revision integer NOT NULL,
    shown integer NOT NULL,
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
INSERT INTO public.entries VALUES ('95d6xb4m', 1, 1795961264107, NULL, 'person:1', 1001000000000000430, 'opened', '{"kind":"opened","commitment":"20b1674da5eea4c044594055aae46e0338faf0d492b217a03bffc0df2200be8b"}');
INSERT INTO public.entries VALUES ('95d6xb4m', 2, 1795961264107, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('95d6xb4m', 3, 1795961264107, 1, 'person:2', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('95d6xb4m', 4, 1795961264108, NULL, 'person:1', 1001000000000000431, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('95d6xb4m', 5, 1795961264108, NULL, 'dealer', NULL, 'outcome', '["draw",[75,46,56,44,66,50,84,54,60,81,1,14,21,93,78,28]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 6, 1795961264111, 1, 'person:2', 1001000000000000432, 'action', '["play",[84]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 7, 1795961264113, 0, 'person:1', 1001000000000000433, 'action', '["play",[50]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 8, 1795961264114, 0, 'person:1', 1001000000000000434, 'action', '["play",[44]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 9, 1795961264117, 1, 'person:2', 1001000000000000435, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('95d6xb4m', 10, 1795961264117, NULL, 'dealer', NULL, 'outcome', '["draw",[85,8,90]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 11, 1795961264119, 1, 'person:2', 1001000000000000436, 'action', '["play",[81]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 12, 1795961264120, 0, 'person:1', 1001000000000000437, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('95d6xb4m', 13, 1795961264120, NULL, 'dealer', NULL, 'outcome', '["draw",[87,13]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 14, 1795961264123, 1, 'person:2', 1001000000000000438, 'action', '["play",[14]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 15, 1795961264124, 0, 'person:1', 1001000000000000439, 'action', '["play",[87]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 16, 1795961264126, 1, 'person:2', 1001000000000000440, 'action', '["play",[54]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 17, 1795961264128, 0, 'person:1', 1001000000000000441, 'action', '["play",[66]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 18, 1795961264129, 0, 'person:1', 1001000000000000442, 'action', '["play",[13]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 19, 1795961264130, 1, 'person:2', 1001000000000000443, 'action', '["play",[8]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 20, 1795961264131, 1, 'person:2', 1001000000000000444, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('95d6xb4m', 21, 1795961264131, NULL, 'dealer', NULL, 'outcome', '["draw",[32,26,63]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 22, 1795961264132, 0, 'person:1', 1001000000000000445, 'action', '["play",[75]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 23, 1795961264133, 1, 'person:2', 1001000000000000446, 'action', '["play",[85]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 24, 1795961264135, 0, 'person:1', 1001000000000000447, 'action', '["pick",[21,66]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 25, 1795961264139, 0, 'person:1', 1001000000000000448, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('95d6xb4m', 26, 1795961264139, NULL, 'dealer', NULL, 'outcome', '["draw",[41,76,73]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 27, 1795961264143, 1, 'person:2', 1001000000000000449, 'action', '["play",[60]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 28, 1795961264147, 0, 'person:1', 1001000000000000450, 'action', '["play",[46]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 29, 1795961264151, 1, 'person:2', 1001000000000000451, 'action', '["pick",[14]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 30, 1795961264155, 0, 'person:1', 1001000000000000452, 'action', '["play",[21]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 31, 1795961264159, 1, 'person:2', 1001000000000000453, 'action', '["play",[1]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 32, 1795961264163, 1, 'person:2', 1001000000000000454, 'action', '["play",[32,63]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 33, 1795961264167, 0, 'person:1', 1001000000000000455, 'action', '["pick",[8]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 34, 1795961264171, 0, 'person:1', 1001000000000000456, 'action', '["play",[66,76]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 35, 1795961264175, 0, 'person:1', 1001000000000000457, 'action', '["play",[8,41]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 36, 1795961264179, 1, 'person:2', 1001000000000000458, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('95d6xb4m', 37, 1795961264179, NULL, 'dealer', NULL, 'outcome', '["draw",[4,88]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 38, 1795961264183, 1, 'person:2', 1001000000000000459, 'action', '["play",[4,90]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 39, 1795961264187, 1, 'person:2', 1001000000000000460, 'action', '["pick",[1]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 40, 1795961264191, 0, 'person:1', 1001000000000000461, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('95d6xb4m', 41, 1795961264191, NULL, 'dealer', NULL, 'outcome', '["draw",[24]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 42, 1795961264195, 0, 'person:1', 1001000000000000462, 'action', '["play",[56,73]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 43, 1795961264203, 1, 'person:2', 1001000000000000463, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('95d6xb4m', 44, 1795961264203, NULL, 'dealer', NULL, 'outcome', '["draw",[89,17]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 45, 1795961264207, 1, 'person:2', 1001000000000000464, 'action', '["play",[14,26]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 46, 1795961264211, 0, 'person:1', 1001000000000000465, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('95d6xb4m', 47, 1795961264211, NULL, 'dealer', NULL, 'outcome', '["draw",[3,19]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 48, 1795961264215, 0, 'person:1', 1001000000000000466, 'action', '["play",[19,24]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 49, 1795961264219, 1, 'person:2', 1001000000000000467, 'action', '["play",[1,89]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 50, 1795961264231, 0, 'person:1', 1001000000000000468, 'action', '["pick",[76,90]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 51, 1795961264239, 0, 'person:1', 1001000000000000469, 'action', '["play",[3,76]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 52, 1795961264243, 1, 'person:2', 1001000000000000470, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('95d6xb4m', 53, 1795961264243, NULL, 'dealer', NULL, 'outcome', '["draw",[92]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 54, 1795961264247, 1, 'person:2', 1001000000000000471, 'action', '["play",[88,92]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 55, 1795961264251, 0, 'person:1', 1001000000000000472, 'action', '["pick",[63]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 56, 1795961264255, 1, 'person:2', 1001000000000000473, 'action', '["pick",[21,41]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 57, 1795961264259, 0, 'person:1', 1001000000000000474, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('95d6xb4m', 58, 1795961264259, NULL, 'dealer', NULL, 'outcome', '["draw",[30,39,58]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 59, 1795961264263, 0, 'person:1', 1001000000000000475, 'action', '["play",[58]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 60, 1795961264267, 1, 'person:2', 1001000000000000476, 'action', '["play",[41]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 61, 1795961264271, 0, 'person:1', 1001000000000000477, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('95d6xb4m', 62, 1795961264271, NULL, 'dealer', NULL, 'outcome', '["draw",[43,22,16]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 63, 1795961264275, 1, 'person:2', 1001000000000000478, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('95d6xb4m', 64, 1795961264275, NULL, 'dealer', NULL, 'outcome', '["draw",[77,62]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 65, 1795961264279, 0, 'person:1', 1001000000000000479, 'action', '["play",[39]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 66, 1795961264283, 1, 'person:2', 1001000000000000480, 'action', '["play",[17]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 67, 1795961264287, 0, 'person:1', 1001000000000000481, 'action', '["play",[90]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 68, 1795961264291, 1, 'person:2', 1001000000000000482, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('95d6xb4m', 69, 1795961264291, NULL, 'dealer', NULL, 'outcome', '["draw",[96]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 70, 1795961264295, 1, 'person:2', 1001000000000000483, 'action', '["play",[62]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 71, 1795961264299, 1, 'person:2', 1001000000000000484, 'action', '["pick",[8,58]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 72, 1795961264303, 0, 'person:1', 1001000000000000485, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('95d6xb4m', 73, 1795961264303, NULL, 'dealer', NULL, 'outcome', '["draw",[10]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 74, 1795961264307, 0, 'person:1', 1001000000000000486, 'action', '["play",[22]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 75, 1795961264311, 1, 'person:2', 1001000000000000487, 'action', '["play",[21]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 76, 1795961264315, 0, 'person:1', 1001000000000000488, 'action', '["play",[10]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 77, 1795961264319, 1, 'person:2', 1001000000000000489, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('95d6xb4m', 78, 1795961264319, NULL, 'dealer', NULL, 'outcome', '["draw",[71,38,57]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 79, 1795961264323, 1, 'person:2', 1001000000000000490, 'action', '["play",[58]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 80, 1795961264330, 1, 'person:2', 1001000000000000491, 'action', '["play",[71]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 81, 1795961264332, 0, 'person:1', 1001000000000000492, 'action', '["play",[63]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 82, 1795961264334, 0, 'person:1', 1001000000000000493, 'action', '["play",[16]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 83, 1795961264335, 1, 'person:2', 1001000000000000494, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('95d6xb4m', 84, 1795961264335, NULL, 'dealer', NULL, 'outcome', '["draw",[36]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 85, 1795961264338, 1, 'person:2', 1001000000000000495, 'action', '["play",[36]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 86, 1795961264341, 1, 'person:2', 1001000000000000496, 'action', '["play",[57]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 87, 1795961264343, 0, 'person:1', 1001000000000000497, 'action', '["play",[30]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 88, 1795961264345, 0, 'person:1', 1001000000000000498, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('95d6xb4m', 89, 1795961264345, NULL, 'dealer', NULL, 'outcome', '["draw",[20]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 90, 1795961264347, 1, 'person:2', 1001000000000000499, 'action', '["pick",[21]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 91, 1795961264349, 0, 'person:1', 1001000000000000500, 'action', '["play",[20]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 92, 1795961264350, 1, 'person:2', 1001000000000000501, 'action', '["play",[8]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 93, 1795961264353, 0, 'person:1', 1001000000000000502, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('95d6xb4m', 94, 1795961264353, NULL, 'dealer', NULL, 'outcome', '["draw",[52,99,65]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 95, 1795961264355, 0, 'person:1', 1001000000000000503, 'action', '["play",[99]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 96, 1795961264356, 1, 'person:2', 1001000000000000504, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('95d6xb4m', 97, 1795961264356, NULL, 'dealer', NULL, 'outcome', '["draw",[72]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 98, 1795961264357, 1, 'person:2', 1001000000000000505, 'action', '["play",[72]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 99, 1795961264358, 1, 'person:2', 1001000000000000506, 'action', '["pick",[63]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 100, 1795961264359, 1, 'person:2', 1001000000000000507, 'action', '["play",[96]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 101, 1795961264360, 0, 'person:1', 1001000000000000508, 'action', '["play",[43]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 102, 1795961264361, 1, 'person:2', 1001000000000000509, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('95d6xb4m', 103, 1795961264361, NULL, 'dealer', NULL, 'outcome', '["draw",[5,7]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 104, 1795961264364, 0, 'person:1', 1001000000000000510, 'action', '["pick",[16]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 105, 1795961264365, 1, 'person:2', 1001000000000000511, 'action', '["play",[38]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 106, 1795961264367, 0, 'person:1', 1001000000000000512, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('95d6xb4m', 107, 1795961264367, NULL, 'dealer', NULL, 'outcome', '["draw",[35,67,9]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 108, 1795961264368, 0, 'person:1', 1001000000000000513, 'action', '["play",[65]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 109, 1795961264370, 0, 'person:1', 1001000000000000514, 'action', '["play",[67]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 110, 1795961264371, 1, 'person:2', 1001000000000000515, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('95d6xb4m', 111, 1795961264371, NULL, 'dealer', NULL, 'outcome', '["draw",[79]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 112, 1795961264372, 1, 'person:2', 1001000000000000516, 'action', '["play",[5]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 113, 1795961264374, 1, 'person:2', 1001000000000000517, 'action', '["play",[63]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 114, 1795961264379, 0, 'person:1', 1001000000000000518, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('95d6xb4m', 115, 1795961264379, NULL, 'dealer', NULL, 'outcome', '["draw",[86,83,49]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 116, 1795961264383, 0, 'person:1', 1001000000000000519, 'action', '["play",[16]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 117, 1795961264385, 0, 'person:1', 1001000000000000520, 'action', '["play",[9]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 118, 1795961264386, 1, 'person:2', 1001000000000000521, 'action', '["play",[21]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 119, 1795961264393, 1, 'person:2', 1001000000000000522, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('95d6xb4m', 120, 1795961264393, NULL, 'dealer', NULL, 'outcome', '["draw",[69]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 121, 1795961264396, 1, 'person:2', 1001000000000000523, 'action', '["play",[7]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 122, 1795961264397, 0, 'person:1', 1001000000000000524, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('95d6xb4m', 123, 1795961264397, NULL, 'dealer', NULL, 'outcome', '["draw",[70,68,98]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 124, 1795961264398, 0, 'person:1', 1001000000000000525, 'action', '["play",[49]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 125, 1795961264399, 0, 'person:1', 1001000000000000526, 'action', '["pick",[16,21]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 126, 1795961264400, 1, 'person:2', 1001000000000000527, 'action', '["pick",[43,67]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 127, 1795961264402, 0, 'person:1', 1001000000000000528, 'action', '["play",[98]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 128, 1795961264404, 1, 'person:2', 1001000000000000529, 'action', '["play",[79]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 129, 1795961264406, 1, 'person:2', 1001000000000000530, 'action', '["pick",[8,38]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 130, 1795961264408, 0, 'person:1', 1001000000000000531, 'action', '["play",[21]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 131, 1795961264410, 1, 'person:2', 1001000000000000532, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('95d6xb4m', 132, 1795961264410, NULL, 'dealer', NULL, 'outcome', '["draw",[37,25]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 133, 1795961264411, 1, 'person:2', 1001000000000000533, 'action', '["play",[8]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 134, 1795961264412, 1, 'person:2', 1001000000000000534, 'action', '["play",[25]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 135, 1795961264415, 0, 'person:1', 1001000000000000535, 'action', '["play",[83]]');
INSERT INTO public.entries VALUES ('95d6xb4m', 136, 1795961264415, NULL, 'person:1', NULL, 'ended', '{"kind":"ended","reason":"over","seed":"8a07996fb122b296c0c3fd91891548e8831cd441ade3bf31c4873ea766a9608f","result":["dung-heap",[[0,1,40,0],[1,2,65,0]]]}');
INSERT INTO public.entries VALUES ('havpb85s', 1, 1795961264431, NULL, 'person:1', 1001000000000000537, 'opened', '{"kind":"opened","commitment":"340548ba645a42d295d31c75bacd6de83e0d73ce95abd982969e250e3b4c1d26"}');
INSERT INTO public.entries VALUES ('havpb85s', 2, 1795961264431, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('havpb85s', 3, 1795961264431, 1, 'person:1', NULL, 'joined', '{"kind":"joined","level":"rooster"}');
INSERT INTO public.entries VALUES ('havpb85s', 4, 1795961264431, NULL, 'person:1', NULL, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('havpb85s', 5, 1795961264431, NULL, 'dealer', NULL, 'outcome', '["draw",[52,32,5,38,29,58,73,28,54,70,97,3,77,33,85,99]]');
INSERT INTO public.entries VALUES ('k8m2ntvy', 1, 1795961264450, NULL, 'person:3', 1001000000000000545, 'opened', '{"kind":"opened","commitment":"7ae6d9d8481905062afc98c3c86a194ac677db3e08c928d414c91895dd63a4ac"}');
INSERT INTO public.entries VALUES ('k8m2ntvy', 2, 1795961264450, 0, 'person:3', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('m87zvzax', 1, 1795961264453, NULL, 'person:3', 1001000000000000547, 'opened', '{"kind":"opened","commitment":"1732a1eba1a3ca69e71794fdb7dcacf2555e514bdf4b08879c8dd4216bbde181"}');
INSERT INTO public.entries VALUES ('m87zvzax', 2, 1795961264453, 0, 'person:3', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('m87zvzax', 3, 1795961264454, 1, 'person:1', 1001000000000000548, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('m87zvzax', 4, 1795961264456, NULL, 'person:3', 1001000000000000549, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('m87zvzax', 5, 1795961264456, NULL, 'dealer', NULL, 'outcome', '["first",0]');
INSERT INTO public.entries VALUES ('m87zvzax', 6, 1795961264456, 0, 'table', NULL, 'action', '["roll"]');
INSERT INTO public.entries VALUES ('m87zvzax', 7, 1795961264456, NULL, 'dealer', NULL, 'outcome', '["dice",[1,2,2,2,5,5,5,5]]');
INSERT INTO public.entries VALUES ('tmwt8knz', 1, 1795961264435, NULL, 'person:1', 1001000000000000539, 'opened', '{"kind":"opened","commitment":"4c6109719b95756ed4d63c47284c792bc08a04339eee569fda9dd63b37c23566"}');
INSERT INTO public.entries VALUES ('tmwt8knz', 2, 1795961264435, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('tmwt8knz', 3, 1795961264438, 1, 'person:2', 1001000000000000540, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('tmwt8knz', 4, 1795961264439, 2, 'person:3', 1001000000000000541, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('tmwt8knz', 5, 1795961264441, NULL, 'person:1', 1001000000000000542, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('tmwt8knz', 6, 1795961264441, NULL, 'dealer', NULL, 'outcome', '["first",0]');
INSERT INTO public.entries VALUES ('tmwt8knz', 7, 1795961264441, 0, 'table', NULL, 'action', '["roll"]');
INSERT INTO public.entries VALUES ('tmwt8knz', 8, 1795961264441, NULL, 'dealer', NULL, 'outcome', '["dice",[1,1,2,3,3,4,5,5]]');
INSERT INTO public.entries VALUES ('tmwt8knz', 9, 1795961264448, 1, 'person:2', 1001000000000000543, 'left', '{"kind":"left"}');
INSERT INTO public.evening_answers VALUES (1001000000000000550, 1, 1, 1);
INSERT INTO public.evenings VALUES (1001000000000000550, 1, 5, 1800000000000, 1800000000000, 'heckmeck', 'en', 'none', 'Europe/Rome', 'open', 1, 1230, NULL, 0, NULL, 0, 0, 0, 0, NULL);
INSERT INTO public.feats VALUES ('tc4gnqhq', 0, 'meal', 28, 1, 'karteneck', 1795961263132);
INSERT INTO public.feats VALUES ('tc4gnqhq', 2, 'meal', 33, 1, 'karteneck', 1795961263132);
INSERT INTO public.feats VALUES ('tc4gnqhq', 1, 'meal', 29, 1, 'karteneck', 1795961263132);
INSERT INTO public.feats VALUES ('gdw4b7r8', 2, 'turn', 29, 1, 'heckmeck', 1795961263733);
INSERT INTO public.feats VALUES ('gdw4b7r8', 2, 'stack', 5, 1, 'heckmeck', 1795961263733);
INSERT INTO public.feats VALUES ('gdw4b7r8', 0, 'turn', 28, 1, 'heckmeck', 1795961263733);
INSERT INTO public.feats VALUES ('gdw4b7r8', 0, 'stack', 5, 1, 'heckmeck', 1795961263733);
INSERT INTO public.feats VALUES ('gdw4b7r8', 1, 'turn', 31, 1, 'heckmeck', 1795961263733);
INSERT INTO public.feats VALUES ('gdw4b7r8', 1, 'stack', 2, 1, 'heckmeck', 1795961263733);
INSERT INTO public.former_seats VALUES ('tmwt8knz', 2, 1);
INSERT INTO public.guild_settings VALUES (99, 'it', '[1,2]', 1, 'live', 'managers', 'no');
INSERT INTO public.memos VALUES ('commands', 'hash');
INSERT INTO public.memos VALUES ('daily-secret', '43d8e46c24ab7044af080764ce79ef5c135522f7db6c6afead14326182f70914');
INSERT INTO public.messages VALUES ('tmwt8knz', 'board', -1, 0, 1, 2, 3, 0);
INSERT INTO public.nicknames VALUES (2, 7, 'Böss');
INSERT INTO public.outbox VALUES ('tmwt8knz', 1, 2);
INSERT INTO public.packed_logs VALUES ('e46zge3y', '\x78f973535af1ad58d9ae9b3010fd2157c2e36de65baa3e1048daa7aa2ffdff1e6c43385ca3f64a0d89c1f66c3eb3d8e19398fb1bcce506f3708379fc3f98ff6718f7d5fd2b8c0dc28c9f9fd0143c2a5a74746b4a256904569f31981badd6cb2a571da8f4da397427ca5d88f67b15d0b8f15879ecadccaa01ba0bada39543df0af4adb274157d56f7f1a6a13453f530df0e5bb44dd8d5b083bbea2add9e7c2c341338bbf266a9df3ce88b25cb5e72f0d1dcd4af885fc0e571975a0bc56d5262bdb6eab5cd4b9d8d955efa480995a1b1b42b56926d24d4b6099d9cef62dfadaf5739783791d321671b4d5d5dac2a1b47386637c9e918dffb81b4f8dac693dcd8efbbaebdf575a6d1fa2ea1cdc4ae2f1ef49bd62d90378f4cf89e3e5afe5edc452c485a1e92f223dbfa78bcc21ad7529e650a619e724eebcbcf4b7e884c31cd66e569cbfc5a1ebaac8b9fedb3bbc167778cbe0326a71161e332c20ca846a7286b053078dc0120a20d2d100b4e117d35ca112c0008ad7729398bcecca5ece21685dfdefbed579fcfbde06baf9e0fe4b40747f0131bf7bca75e180b41be1492419ac90e89e75e0ce75e7a4bf727e942b2b3bca9c289aa2082934b445be258a226b2b68c2526608c0c15d24e064befb5a3167cc66b2d32f247234e4469844aa645683cf32953da790e15cac64b41042172c82d46bd488828cda53030e723fec8d8e4fccdac572708698a262108bc8d634bd4052553c71a0c6b4445250d295dfcc3611a79994ac4482ac2042b60f39185ec449442ea477176937586223a8da782f553713704e520939d1e45922c030707b4945dfabe18148ec86003accb72e5260d04db22beac325f8c42c1f617b4840a09b0678b2ed4855cc521f7210450f72e8e0e97cc0704461203b6be9be4504c2557b8cae05840f6bff9778a7460badbec38dee0ffc4184ce37214a84e5c7a8943eadbb9ec46571084287c7007202444e238bc3cd2d45f62e31c8a94b4d8908103c330169b7050e1dac73dca2d7666e6c8e4a4232c920ccad2c7dc421926284219c35ec89fc56e9c13385289877308e58fc3f4c6df7ab385651c2571e6a4c856de0b08011d03a0d8b4fc08d35e50e2a844765f90fdcaae0f378557b70321ef2de46ec406e773dc62e39fdfaaacafd79c9730e525f9799ac44a94a52c41537886a7be82e514caf321617dcd45d759a69c40a5561e76790bb3fefef9fdcb8fe7fc6b7fbd22564f99f5ece9eb63fd6bd446b7ff4848f3a9bd6ff90322c7e246');
INSERT INTO public.packed_logs VALUES ('gdw4b7r8', '\x78f973535af1ad5959b6a4200cddd0fb202120aca54f7d94d3fe97d04e384002b1fb3ddfd12ac578b9b919285f720e02e728709e26f23bdca28aab578e380643cd3b5a56ddc2e97dbf32ec168eeffbf80366f900901dcd7584c2943ff69cc1751f44b397f9ff8397c12c01d6a03500c279e4e7fd1a253755d9d88ef2fa5cc1a9e33037ab66b27b988cd9bea51b9ebcdc3fb9d5cd336bfc40175df480de3a883f66dbf0714c7b62ceed477adc55de0bcc15cb5c47e1ba299e82ec587bb3c63dd92cd3bec6e77329910073dd164fc7ec194f4cf76f36c3641fe375fc5d9f3b66eef7f1569c1fb08851388bdb1d70fb96f650bd9f3b9ff30ba71dbcd85e54b92adb2cffd71f82a23d71d3dccf68e2e0a710a708df10113a37d2d08df3347e3d5ae3ba0071eaa3c50073a030c5793466307de7bf6ffb1955878352ff85470fb66c5917c67677b04480a2afa3acaba3ab4b4592a1d8a39c35a1e051f9944d263d2cdec1d85f6a63cba122852ee306240a49c0ec6abea46d2ba62bf1adf225b5f1da6c90bde105de83f6d84827a93454ad8e27cbc8a3b6226a942ce30944b9c0b13a97ac961db31ae2e3b0ed10b75bdb378d9b7d19b29c9b0bfa0fc2a2ecb717305461b4b957f05b6845b4ca6f299c146ae3d440625a6cf92d3d90d7b43a27518a9536ac2d6be4917290e9a5a8a1435e2f8380da1c011793e5f49c4625d2b43a39239156aaf68774c18a0fa70b7948c8f5169a694553b7cf32df02926b8104f23fb5fee045d93c54dd82c54eb32651b867e9361464a3c55586b63892c3f856f4b4652f9f831573a2460cb6593a3e729743fad29754aaec2c316b03e45cd596f173923c5d1fb9db5197abad83fac76c55936f122fe96128c58b65b0d5cb772a855697bd91916b4d1f2dead641fe9dbb594dfb4f2305696465b57acef3d5ab14b13373f66e1a22955db1dc3475b59edb6993e8ce8f3657b5fbaa5a99b18cd3acbc18d539ada9eff6b20d6e2b6a95ef12cb4dd2d27ac9e94a94a21d2da2a6bec03c9b38dd820dd832574beb2a4d880bb60586f6859f3583c79988605c0ee0fb1e7a7030b8d00f0068bef334862ee0dcf7633f9a40ce071c7008dd1487fe4b8f1784cff7807fd6df90e29e4ef71f2cb714bfff6667f617807f01f4fb8682');
INSERT INTO public.packed_logs VALUES ('k7bfx85v', '\x78f973535af1ad94b16e04210c447fe80a8f31f6f23129f062579152e4ffa5c0de45b9e256a7480b080970f306cffc53739c68fe0b728d8678c1525fb3c8d1d6b0569b8255c8f446f395e7bea67d2cdb8368aebf216cef7b9c4a48351adc43e03ddda8d0006a57b752b6b68eb64bb3919b6d3aeb3c867021d2845f610a9c599627f8c2bf1bf73c64f7cfafefe3e611b3565d5819432a6a7278e71c2d433d0d082901f126656c7b8fe454eb4e868e566d8fe64fb1bc7e6326e90fc2b8ab0c');
INSERT INTO public.packed_logs VALUES ('tc4gnqhq', '\x78f973535af1a5585b92ac200cdd101fe481c05a6ef5872db2ff250ca0de514422353dcd3425312127c909c520e6f080393e607e38f2476c055824782b58b00d8b29d098048c49d0dce76e1ff57a3ddc839ee9859cebbcdf9bbb97b6ebdf712b4ec4699bfb842e586ffc0438a147ab74f9033c26f91fed038501a7b9a99e51b55e8f433fef83066c49ebd4b0050d39282e1fd679f7e298d79acef3fb13a89e51497e9300d5e97bfea04ce42b8799828d715df4e2cc1cfdb4065c1ca0991d9b10755cbdb614be49f9bc44b61c835ee81b60722bf951e6eff782ff4db9d464dafd94f3056c2ed5d2aab0342756ae3ca1ad6a3fa5ebf9d4d93fbffda410c5deda615294beeef3db51a7a4aaeaa859cf4502b696b92f63bd7c53005709937c7834918f0df56a76982e0aa025f2ac206f00e0a401ee1aa8ade140ca2a02c5faa4837b8e3677a1ccebf52728e92a817709be4ad0eb5dee9ea25394aa0faa88573aaaa0432f22bb849416d0b3d2c26bab847e5e408d178ca71e4c97a88f668e57c88af8ada7b295273cfb3590dfb77d28325bf61580e9244e62dc444f42a16625344417d456a22f22d412e13ea2698ad44784c482cc4a84d8a6a9ef57935c0942960acc72ab147e6d610f6eeaae89174cdf0dd908df5b099867bc87899e6a0a6511ec76ee20f44558e415149b9ecca1fd7e826a80358e224d7dcc2ac621ee36af02d93f35b08810be606f12fba1ccaccd12d67f69db241216897065be72228fa0f95c8a12530e08848be28921ebc58ae5d25e1e430962b0b37f08bd13208eb57a54fdbacf6fe36df9ed1d1b63b42600825fddd739139d5ed7b868701c8866d238c11c8d8ec6f9c0869cd79ad906fb9dbc779e2f7772e77bb87f391f99f2097bbf5172b9f672e4a89c2761bb75fb01babfa513');
INSERT INTO public.packed_logs VALUES ('y9g55xw6', '\x78f973535af1ed5a6b8ea3300cbed0ae143f12e2c3ec0f68e0fe47582865069a90cdd7321aad346d41c1719cf8f3232e00624e2798f309e67282b95e8a3995885c224ab3c9ae32cd8658ab69baf988f361f341ee4120bad38857b2ac3da43f9d3f9dff6de787977f92f7cc7bd2bdbd6c4bd499b7401ca493ee977b7cf9a375fceaae373f4b76def36bc6493b0a9dc8df4b3be3dc53e8649655b7907152368a4f7a73bdf2f3daeb4f245375deb56d55f99c69f1daf92a39da8cc69e1e33cad1bf9e7b76de387bece2bd6efe7d7e84ecdf0516e948dee866bd849086619c347aba8dc1454d531fcc78a244bd584ff3d564639c626f0391b03aead18aecc5aa8d9e6aca312f33b75df748d2a681f4e7b96476c792b920f4c02e35768f49e78c3d60ec55e92163ef6aec3932daaaeae3bf080926ff4a650563cf0d153128b9957dc386becf11726509f379c690b756e91b360e1dc0a0bad28ae63641c4e0473dbfee0d0505221a8a1e54c06326ae9b2c5798055b8f473da2c3e4c72fcd2586e592fae20bc9c430f09bd93730432b3a4de817dc19ce9e0143d483f1ce6011505f4f09520327405d821533011318c06831c00eb501589d106833f6a0c60cf27b703da0be6c604a07776d06eb60424340c19c2e7059a0974625bfe3d42ffa5c00f9d1bc05ae9fc09d86230a2858169303b726e64b0714bc8e518cd0e21bd600fc2bd3be1b3f22df816156d7f8ed6aab6e008f9a38bc11055be66214a16b07c04ea1a80e6841c1a05b17f69b6b3586ad56700b056f19c42be5fb139ddedc561934ac4727f0ef87341597ddfa5e40972c76b73498d3d8cb107a111d587aa5c04927bdc5f9526decc621d074a3c1a6142559e7248d94d2e13d82fdfb01f7e7e4744770b9653b678da5b93c8723b937970772bfe742daad6f0cfc05587e30de');
INSERT INTO public.people VALUES (1, 5000, 'Player 0', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (2, 5001, 'Player 1', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (3, 5002, 'Player 2', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (4, NULL, '', '', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (5, 999, 'Moderator', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.ratings VALUES (1, 0, 0, 'karteneck', 1795961263132, 'tc4gnqhq', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 0, 0, 'karteneck', 1795961263132, 'tc4gnqhq', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 0, 0, 'karteneck', 1795961263132, 'tc4gnqhq', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 0, 'karteneck', 1795961263132, 'tc4gnqhq', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 0, 'karteneck', 1795961263132, 'tc4gnqhq', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 0, 'karteneck', 1795961263132, 'tc4gnqhq', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 1, 'karteneck', 1795961263132, 'tc4gnqhq', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 1, 'karteneck', 1795961263132, 'tc4gnqhq', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 1, 'karteneck', 1795961263132, 'tc4gnqhq', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 0, 0, 'hornochsen', 1795961263513, 'e46zge3y', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 0, 0, 'hornochsen', 1795961263513, 'e46zge3y', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 0, 0, 'hornochsen', 1795961263513, 'e46zge3y', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 0, 0, 'hornochsen', 1795961263513, 'e46zge3y', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 0, 'hornochsen', 1795961263513, 'e46zge3y', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 0, 'hornochsen', 1795961263513, 'e46zge3y', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 0, 'hornochsen', 1795961263513, 'e46zge3y', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 0, 'hornochsen', 1795961263513, 'e46zge3y', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 1, 'hornochsen', 1795961263513, 'e46zge3y', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 1, 'hornochsen', 1795961263513, 'e46zge3y', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 1, 'hornochsen', 1795961263513, 'e46zge3y', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 1, 'hornochsen', 1795961263513, 'e46zge3y', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 0, 0, 'heckmeck', 1795961263733, 'gdw4b7r8', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 0, 0, 'heckmeck', 1795961263733, 'gdw4b7r8', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 0, 0, 'heckmeck', 1795961263733, 'gdw4b7r8', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 0, 'heckmeck', 1795961263733, 'gdw4b7r8', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 0, 'heckmeck', 1795961263733, 'gdw4b7r8', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 0, 'heckmeck', 1795961263733, 'gdw4b7r8', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 2, 'heckmeck', 1795961263733, 'gdw4b7r8', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 2, 'heckmeck', 1795961263733, 'gdw4b7r8', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 2, 'heckmeck', 1795961263733, 'gdw4b7r8', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 0, 0, 'verflixxt', 1795961264069, 'y9g55xw6', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 0, 0, 'verflixxt', 1795961264069, 'y9g55xw6', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 0, 0, 'verflixxt', 1795961264069, 'y9g55xw6', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 0, 0, 'verflixxt', 1795961264069, 'y9g55xw6', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 0, 'verflixxt', 1795961264069, 'y9g55xw6', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 0, 'verflixxt', 1795961264069, 'y9g55xw6', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 0, 'verflixxt', 1795961264069, 'y9g55xw6', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 0, 'verflixxt', 1795961264069, 'y9g55xw6', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 1, 'verflixxt', 1795961264069, 'y9g55xw6', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 1, 'verflixxt', 1795961264069, 'y9g55xw6', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 1, 'verflixxt', 1795961264069, 'y9g55xw6', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 1, 'verflixxt', 1795961264069, 'y9g55xw6', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 0, 0, 'hornochsen', 1795961264415, '95d6xb4m', 30.17827538940758, 8.203127264095263);
INSERT INTO public.ratings VALUES (2, 0, 0, 'hornochsen', 1795961264415, '95d6xb4m', 25.092661714708914, 8.203127264095263);
INSERT INTO public.ratings VALUES (1, 1, 0, 'hornochsen', 1795961264415, '95d6xb4m', 26.317734276029125, 8.300738615487104);
INSERT INTO public.ratings VALUES (2, 1, 0, 'hornochsen', 1795961264415, '95d6xb4m', 23.682265723970875, 8.300738615487104);
INSERT INTO public.ratings VALUES (1, 1, 2, 'hornochsen', 1795961264415, '95d6xb4m', 26.317734276029125, 8.300738615487104);
INSERT INTO public.ratings VALUES (2, 1, 2, 'hornochsen', 1795961264415, '95d6xb4m', 23.682265723970875, 8.300738615487104);
INSERT INTO public.results VALUES ('tc4gnqhq', 0, 1, 'held', 1, 1, 'karteneck', 1795961263132, 3, 3, 0, 31, 41, 'all-eaten');
INSERT INTO public.results VALUES ('tc4gnqhq', 1, 2, 'held', 1, 1, 'karteneck', 1795961263132, 3, 2, 1, 38, 42, 'all-eaten');
INSERT INTO public.results VALUES ('tc4gnqhq', 2, 3, 'held', 1, 1, 'karteneck', 1795961263132, 3, 1, 2, 43, 38, 'all-eaten');
INSERT INTO public.results VALUES ('e46zge3y', 0, 1, 'held', 2, 1, 'hornochsen', 1795961263513, 4, 1, 3, 29, 0, 'dung-heap');
INSERT INTO public.results VALUES ('e46zge3y', 1, 2, 'held', 2, 1, 'hornochsen', 1795961263513, 4, 2, 2, 41, 0, 'dung-heap');
INSERT INTO public.results VALUES ('e46zge3y', 2, 3, 'held', 2, 1, 'hornochsen', 1795961263513, 4, 3, 1, 49, 0, 'dung-heap');
INSERT INTO public.results VALUES ('e46zge3y', 3, 4, 'held', 2, 1, 'hornochsen', 1795961263513, 4, 4, 0, 65, 0, 'dung-heap');
INSERT INTO public.results VALUES ('gdw4b7r8', 0, 1, 'held', 1, 2, 'heckmeck', 1795961263733, 3, 2, 1, 4, 26, 'grill-empty');
INSERT INTO public.results VALUES ('gdw4b7r8', 1, 2, 'held', 1, 2, 'heckmeck', 1795961263733, 3, 3, 0, 0, 0, 'grill-empty');
INSERT INTO public.results VALUES ('gdw4b7r8', 2, 3, 'held', 1, 2, 'heckmeck', 1795961263733, 3, 1, 2, 9, 29, 'grill-empty');
INSERT INTO public.results VALUES ('y9g55xw6', 0, 1, 'held', 2, 1, 'verflixxt', 1795961264069, 4, 2, 2, 19, 2, 'all_home');
INSERT INTO public.results VALUES ('y9g55xw6', 1, 2, 'held', 2, 1, 'verflixxt', 1795961264069, 4, 1, 3, 21, 2, 'all_home');
INSERT INTO public.results VALUES ('y9g55xw6', 2, 3, 'held', 2, 1, 'verflixxt', 1795961264069, 4, 3, 1, 13, 2, 'all_home');
INSERT INTO public.results VALUES ('y9g55xw6', 3, 4, 'held', 2, 1, 'verflixxt', 1795961264069, 4, 4, 0, -24, 0, 'all_home');
INSERT INTO public.results VALUES ('95d6xb4m', 0, 1, 'held', 1, 2, 'hornochsen', 1795961264415, 2, 1, 1, 40, 0, 'dung-heap');
INSERT INTO public.results VALUES ('95d6xb4m', 1, 2, 'held', 1, 2, 'hornochsen', 1795961264415, 2, 2, 0, 65, 0, 'dung-heap');
INSERT INTO public.retired VALUES ('tmwt8knz', 1, 1, NULL);
INSERT INTO public.seasons VALUES (1, 1, 1795961263132, 1);
INSERT INTO public.seats VALUES ('95d6xb4m', 0, 1, NULL);
INSERT INTO public.seats VALUES ('95d6xb4m', 1, 2, NULL);
INSERT INTO public.seats VALUES ('e46zge3y', 0, 1, NULL);
INSERT INTO public.seats VALUES ('e46zge3y', 1, 2, NULL);
INSERT INTO public.seats VALUES ('e46zge3y', 2, 3, NULL);
INSERT INTO public.seats VALUES ('e46zge3y', 3, 4, NULL);
INSERT INTO public.seats VALUES ('gdw4b7r8', 0, 1, NULL);
INSERT INTO public.seats VALUES ('gdw4b7r8', 1, 2, NULL);
INSERT INTO public.seats VALUES ('gdw4b7r8', 2, 3, NULL);
INSERT INTO public.seats VALUES ('havpb85s', 0, 1, NULL);
INSERT INTO public.seats VALUES ('havpb85s', 1, NULL, 'rooster');
INSERT INTO public.seats VALUES ('k7bfx85v', 0, 1, NULL);
INSERT INTO public.seats VALUES ('k7bfx85v', 1, 2, NULL);
INSERT INTO public.seats VALUES ('k8m2ntvy', 0, 3, NULL);
INSERT INTO public.seats VALUES ('m87zvzax', 0, 3, NULL);
INSERT INTO public.seats VALUES ('m87zvzax', 1, 1, NULL);
INSERT INTO public.seats VALUES ('tc4gnqhq', 0, 1, NULL);
INSERT INTO public.seats VALUES ('tc4gnqhq', 1, 2, NULL);
INSERT INTO public.seats VALUES ('tc4gnqhq', 2, 3, NULL);
INSERT INTO public.seats VALUES ('tmwt8knz', 0, 1, NULL);
INSERT INTO public.seats VALUES ('tmwt8knz', 1, NULL, 'hen');
INSERT INTO public.seats VALUES ('tmwt8knz', 2, 3, NULL);
INSERT INTO public.seats VALUES ('y9g55xw6', 0, 1, NULL);
INSERT INTO public.seats VALUES ('y9g55xw6', 1, 2, NULL);
INSERT INTO public.seats VALUES ('y9g55xw6', 2, 3, NULL);
INSERT INTO public.seats VALUES ('y9g55xw6', 3, 4, NULL);
INSERT INTO public.standings VALUES (1, 0, 0, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 0, 0, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 0, 0, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 1, 0, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 1, 0, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 1, 0, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 1, 1, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 1, 1, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 1, 1, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 0, 0, 'hornochsen', 30.17827538940758, 8.203127264095263, 56, 2, 2, 4);
INSERT INTO public.standings VALUES (2, 0, 0, 'hornochsen', 25.092661714708914, 8.203127264095263, 5, 2, 0, 2);
INSERT INTO public.standings VALUES (3, 0, 0, 'hornochsen', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 2, 0, 'hornochsen', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (2, 2, 0, 'hornochsen', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 2, 0, 'hornochsen', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 2, 1, 'hornochsen', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (2, 2, 1, 'hornochsen', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 2, 1, 'hornochsen', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 0, 0, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 0, 0, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (3, 0, 0, 'heckmeck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 1, 0, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 1, 0, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (3, 1, 0, 'heckmeck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 1, 2, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 1, 2, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (3, 1, 2, 'heckmeck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 0, 0, 'verflixxt', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (2, 0, 0, 'verflixxt', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (3, 0, 0, 'verflixxt', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 2, 0, 'verflixxt', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (2, 2, 0, 'verflixxt', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (3, 2, 0, 'verflixxt', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 2, 1, 'verflixxt', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (2, 2, 1, 'verflixxt', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (3, 2, 1, 'verflixxt', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 1, 0, 'hornochsen', 26.317734276029125, 8.300738615487104, 14, 1, 1, 1);
INSERT INTO public.standings VALUES (2, 1, 0, 'hornochsen', 23.682265723970875, 8.300738615487104, -12, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 2, 'hornochsen', 26.317734276029125, 8.300738615487104, 14, 1, 1, 1);
INSERT INTO public.standings VALUES (2, 1, 2, 'hornochsen', 23.682265723970875, 8.300738615487104, -12, 1, 0, 0);
INSERT INTO public.subscriptions VALUES (1, 1, 'heckmeck', 1, NULL, 0);
INSERT INTO public.tables VALUES ('95d6xb4m', 1, 1001000000000000429, NULL, 'hornochsen', 1, 'en', '\x8a07996fb122b296c0c3fd91891548e8831cd441ade3bf31c4873ea766a9608f', 'over', '[]', 1795961264107, 1795961264415, 'over', 1795961264108, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('e46zge3y', 2, 1001000000000000085, NULL, 'hornochsen', 1, 'en', '\x0dffa6c306c51a0029742c7c3853e3e8f396537eb23dfa78da2065297897b9ef', 'over', '[]', 1795961263149, 1795961263513, 'over', 1795961263153, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('gdw4b7r8', 1, 1001000000000000213, NULL, 'heckmeck', 1, 'en', '\x30c62f4441d2f416bb1b151c58bc1120afed8782fbbdbd0845682c2c87e9cba4', 'over', '[]', 1795961263519, 1795961263733, 'over', 1795961263521, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('havpb85s', 1, 1001000000000000536, NULL, 'hornochsen', 1, 'it', '\x98626c2be358cf4fcd2c8d26943768df65681c396e4c90ecabef92606f485b93', 'playing', '[]', 1795961264431, NULL, NULL, 1795961264431, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('k7bfx85v', 1, 1001000000000000424, NULL, 'heckmeck', 1, 'en', '\x75b42621d4515f2eba2fd9fe6bf711e43e14b943d8caef2f67ab071a1957ce9b', 'over', '[]', 1795961264076, 1795961264087, 'closed', 1795961264080, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('k8m2ntvy', 1, 1001000000000000544, NULL, 'heckmeck', 1, 'en', '\x8ee6f210841122c519476185435b5f255a242b93acc1cea447f56cdc8b7a0872', 'lobby', '[]', 1795961264450, NULL, NULL, NULL, 0, 1795961324450, NULL);
INSERT INTO public.tables VALUES ('m87zvzax', 1, 1001000000000000546, NULL, 'heckmeck', 1, 'en', '\x40f1a0c77455b2b0e024b31e2c5352ae1c1134899f1844ea4d81ba976124fd63', 'playing', '[]', 1795961264453, NULL, NULL, 1795961264456, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('tc4gnqhq', 1, 1001000000000000000, NULL, 'karteneck', 1, 'en', '\x42f75d1219e8b885f80eefc0184d33a30261af50f589d4538900447d7b699894', 'over', '[]', 1795961262927, 1795961263132, 'over', 1795961262939, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('tmwt8knz', 1, 1001000000000000538, NULL, 'heckmeck', 1, 'en', '\x38073e0ddad9a1ee9036608763e14e00859a85887e4a1a40019ef9a10bbb04f1', 'playing', '[]', 1795961264435, NULL, NULL, 1795961264441, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('y9g55xw6', 2, 1001000000000000317, NULL, 'verflixxt', 1, 'en', '\x7d987cdb9048a3b6a334b23a4162d4f4c84b249e7eb61fc1b9fd83d9703de1dd', 'over', '[]', 1795961263737, 1795961264069, 'over', 1795961263739, 1, NULL, NULL);
INSERT INTO public.turns VALUES ('havpb85s', 0, 1, NULL, 1795961264431, NULL, NULL);
INSERT INTO public.turns VALUES ('havpb85s', 1, NULL, 'rooster', 1795961264431, NULL, NULL);
INSERT INTO public.turns VALUES ('m87zvzax', 0, 3, NULL, 1795961264456, NULL, NULL);
INSERT INTO public.turns VALUES ('tmwt8knz', 0, 1, NULL, 1795961264441, NULL, NULL);
INSERT INTO public.visitors VALUES ('k7bfx85v', 5);
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
