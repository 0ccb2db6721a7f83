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
    choices text NOT NULL
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
CREATE TABLE public.plan_answers (
    plan_id bigint NOT NULL,
    person_id integer NOT NULL,
    coming integer NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.plans (
    plan_id bigint NOT NULL,
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
    table_id text COLLATE pg_catalog."C"
);
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
INSERT INTO public.daily_puzzles VALUES ('2026-11-25', 1, 'stacks=22/-/30 kept=6x2 dice=1.4.4.5.6.6', '[["[\"keep\",1]",0.4],["[\"keep\",4]",1.9],["[\"keep\",5]",1.2]]');
INSERT INTO public.departures VALUES (99, 1);
INSERT INTO public.entries VALUES ('8nreg4tk', 1, 1795953314563, NULL, 'person:3', 1001000000000000507, 'opened', '{"kind":"opened","commitment":"6f06ac35c884026103724e4d541ddc2bb81250645dc3a98e26393f76c72c086f"}');
INSERT INTO public.entries VALUES ('8nreg4tk', 2, 1795953314563, 0, 'person:3', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('hk9amxja', 1, 1795953314103, NULL, 'person:1', 1001000000000000423, 'opened', '{"kind":"opened","commitment":"6bd82c07b87dad096b0891d8737c3f0ea7c63a334c92bdc4789e230cda7f15cf"}');
INSERT INTO public.entries VALUES ('hk9amxja', 2, 1795953314103, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('hk9amxja', 3, 1795953314103, 1, 'person:2', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('hk9amxja', 4, 1795953314105, NULL, 'person:1', 1001000000000000424, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('hk9amxja', 5, 1795953314105, NULL, 'dealer', NULL, 'outcome', '["draw",[29,70,75,41,87,14,47,8,16,39,72,34,5,97,17,91]]');
INSERT INTO public.entries VALUES ('hk9amxja', 6, 1795953314107, 1, 'person:2', 1001000000000000425, 'action', '["play",[72]]');
INSERT INTO public.entries VALUES ('hk9amxja', 7, 1795953314118, 0, 'person:1', 1001000000000000426, 'action', '["play",[41]]');
INSERT INTO public.entries VALUES ('hk9amxja', 8, 1795953314120, 0, 'person:1', 1001000000000000427, 'action', '["play",[14]]');
INSERT INTO public.entries VALUES ('hk9amxja', 9, 1795953314123, 1, 'person:2', 1001000000000000428, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('hk9amxja', 10, 1795953314123, NULL, 'dealer', NULL, 'outcome', '["draw",[30,36,32]]');
INSERT INTO public.entries VALUES ('hk9amxja', 11, 1795953314127, 1, 'person:2', 1001000000000000429, 'action', '["play",[36]]');
INSERT INTO public.entries VALUES ('hk9amxja', 12, 1795953314129, 0, 'person:1', 1001000000000000430, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('hk9amxja', 13, 1795953314129, NULL, 'dealer', NULL, 'outcome', '["draw",[79,66]]');
INSERT INTO public.entries VALUES ('hk9amxja', 14, 1795953314135, 1, 'person:2', 1001000000000000431, 'action', '["play",[30]]');
INSERT INTO public.entries VALUES ('hk9amxja', 15, 1795953314139, 0, 'person:1', 1001000000000000432, 'action', '["play",[87]]');
INSERT INTO public.entries VALUES ('hk9amxja', 16, 1795953314141, 1, 'person:2', 1001000000000000433, 'action', '["play",[32]]');
INSERT INTO public.entries VALUES ('hk9amxja', 17, 1795953314142, 0, 'person:1', 1001000000000000434, 'action', '["play",[75]]');
INSERT INTO public.entries VALUES ('hk9amxja', 18, 1795953314148, 0, 'person:1', 1001000000000000435, 'action', '["play",[29]]');
INSERT INTO public.entries VALUES ('hk9amxja', 19, 1795953314155, 1, 'person:2', 1001000000000000436, 'action', '["play",[16]]');
INSERT INTO public.entries VALUES ('hk9amxja', 20, 1795953314159, 1, 'person:2', 1001000000000000437, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('hk9amxja', 21, 1795953314159, NULL, 'dealer', NULL, 'outcome', '["draw",[68,11,67]]');
INSERT INTO public.entries VALUES ('hk9amxja', 22, 1795953314160, 0, 'person:1', 1001000000000000438, 'action', '["play",[79]]');
INSERT INTO public.entries VALUES ('hk9amxja', 23, 1795953314166, 1, 'person:2', 1001000000000000439, 'action', '["play",[67]]');
INSERT INTO public.entries VALUES ('hk9amxja', 24, 1795953314171, 0, 'person:1', 1001000000000000440, 'action', '["pick",[5,75]]');
INSERT INTO public.entries VALUES ('hk9amxja', 25, 1795953314173, 0, 'person:1', 1001000000000000441, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('hk9amxja', 26, 1795953314173, NULL, 'dealer', NULL, 'outcome', '["draw",[58,64,65]]');
INSERT INTO public.entries VALUES ('hk9amxja', 27, 1795953314179, 1, 'person:2', 1001000000000000442, 'action', '["pick",[32]]');
INSERT INTO public.entries VALUES ('hk9amxja', 28, 1795953314183, 1, 'person:2', 1001000000000000443, 'action', '["play",[39]]');
INSERT INTO public.entries VALUES ('hk9amxja', 29, 1795953314187, 0, 'person:1', 1001000000000000444, 'action', '["play",[75]]');
INSERT INTO public.entries VALUES ('hk9amxja', 30, 1795953314191, 0, 'person:1', 1001000000000000445, 'action', '["play",[65]]');
INSERT INTO public.entries VALUES ('hk9amxja', 31, 1795953314195, 1, 'person:2', 1001000000000000446, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('hk9amxja', 32, 1795953314195, NULL, 'dealer', NULL, 'outcome', '["draw",[98]]');
INSERT INTO public.entries VALUES ('hk9amxja', 33, 1795953314205, 1, 'person:2', 1001000000000000447, 'action', '["play",[34]]');
INSERT INTO public.entries VALUES ('hk9amxja', 34, 1795953314215, 1, 'person:2', 1001000000000000448, 'action', '["play",[32]]');
INSERT INTO public.entries VALUES ('hk9amxja', 35, 1795953314219, 0, 'person:1', 1001000000000000449, 'action', '["play",[66]]');
INSERT INTO public.entries VALUES ('hk9amxja', 36, 1795953314227, 1, 'person:2', 1001000000000000450, 'action', '["play",[11]]');
INSERT INTO public.entries VALUES ('hk9amxja', 37, 1795953314231, 0, 'person:1', 1001000000000000451, 'action', '["pick",[29]]');
INSERT INTO public.entries VALUES ('hk9amxja', 38, 1795953314239, 0, 'person:1', 1001000000000000452, 'action', '["play",[64]]');
INSERT INTO public.entries VALUES ('hk9amxja', 39, 1795953314247, 1, 'person:2', 1001000000000000453, 'action', '["play",[8]]');
INSERT INTO public.entries VALUES ('hk9amxja', 40, 1795953314252, 0, 'person:1', 1001000000000000454, 'action', '["pick",[41]]');
INSERT INTO public.entries VALUES ('hk9amxja', 41, 1795953314263, 0, 'person:1', 1001000000000000455, 'action', '["play",[29]]');
INSERT INTO public.entries VALUES ('hk9amxja', 42, 1795953314271, 1, 'person:2', 1001000000000000456, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('hk9amxja', 43, 1795953314271, NULL, 'dealer', NULL, 'outcome', '["draw",[53,4]]');
INSERT INTO public.entries VALUES ('hk9amxja', 44, 1795953314277, 0, 'person:1', 1001000000000000457, 'action', '["play",[70]]');
INSERT INTO public.entries VALUES ('hk9amxja', 45, 1795953314291, 1, 'person:2', 1001000000000000458, 'action', '["play",[68]]');
INSERT INTO public.entries VALUES ('hk9amxja', 46, 1795953314295, 0, 'person:1', 1001000000000000459, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('hk9amxja', 47, 1795953314295, NULL, 'dealer', NULL, 'outcome', '["draw",[27,55,56]]');
INSERT INTO public.entries VALUES ('hk9amxja', 48, 1795953314299, 0, 'person:1', 1001000000000000460, 'action', '["play",[58]]');
INSERT INTO public.entries VALUES ('hk9amxja', 49, 1795953314303, 1, 'person:2', 1001000000000000461, 'action', '["play",[47]]');
INSERT INTO public.entries VALUES ('hk9amxja', 50, 1795953314305, 0, 'person:1', 1001000000000000462, 'action', '["pick",[32]]');
INSERT INTO public.entries VALUES ('hk9amxja', 51, 1795953314315, 1, 'person:2', 1001000000000000463, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('hk9amxja', 52, 1795953314315, NULL, 'dealer', NULL, 'outcome', '["draw",[89,80]]');
INSERT INTO public.entries VALUES ('hk9amxja', 53, 1795953314319, 0, 'person:1', 1001000000000000464, 'action', '["play",[55]]');
INSERT INTO public.entries VALUES ('hk9amxja', 54, 1795953314323, 1, 'person:2', 1001000000000000465, 'action', '["play",[4]]');
INSERT INTO public.entries VALUES ('hk9amxja', 55, 1795953314327, 1, 'person:2', 1001000000000000466, 'action', '["play",[80,89]]');
INSERT INTO public.entries VALUES ('hk9amxja', 56, 1795953314331, 0, 'person:1', 1001000000000000467, 'action', '["pick",[67,75]]');
INSERT INTO public.entries VALUES ('hk9amxja', 57, 1795953314343, 0, 'person:1', 1001000000000000468, 'action', '["play",[32,41]]');
INSERT INTO public.entries VALUES ('hk9amxja', 58, 1795953314347, 0, 'person:1', 1001000000000000469, 'action', '["play",[27,67]]');
INSERT INTO public.entries VALUES ('hk9amxja', 59, 1795953314352, 1, 'person:2', 1001000000000000470, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('hk9amxja', 60, 1795953314352, NULL, 'dealer', NULL, 'outcome', '["draw",[44,25]]');
INSERT INTO public.entries VALUES ('hk9amxja', 61, 1795953314357, 1, 'person:2', 1001000000000000471, 'action', '["play",[25,53]]');
INSERT INTO public.entries VALUES ('hk9amxja', 62, 1795953314367, 1, 'person:2', 1001000000000000472, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('hk9amxja', 63, 1795953314367, NULL, 'dealer', NULL, 'outcome', '["draw",[6]]');
INSERT INTO public.entries VALUES ('hk9amxja', 64, 1795953314373, 0, 'person:1', 1001000000000000473, 'action', '["pick",[4,64]]');
INSERT INTO public.entries VALUES ('hk9amxja', 65, 1795953314379, 1, 'person:2', 1001000000000000474, 'action', '["play",[6,44]]');
INSERT INTO public.entries VALUES ('hk9amxja', 66, 1795953314383, 0, 'person:1', 1001000000000000475, 'action', '["play",[4,56]]');
INSERT INTO public.entries VALUES ('hk9amxja', 67, 1795953314387, 0, 'person:1', 1001000000000000476, 'action', '["pick",[53]]');
INSERT INTO public.entries VALUES ('hk9amxja', 68, 1795953314391, 1, 'person:2', 1001000000000000477, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('hk9amxja', 69, 1795953314391, NULL, 'dealer', NULL, 'outcome', '["draw",[48,18]]');
INSERT INTO public.entries VALUES ('hk9amxja', 70, 1795953314395, 1, 'person:2', 1001000000000000478, 'action', '["play",[18,48]]');
INSERT INTO public.entries VALUES ('hk9amxja', 71, 1795953314399, 0, 'person:1', 1001000000000000479, 'action', '["play",[53,75]]');
INSERT INTO public.entries VALUES ('hk9amxja', 72, 1795953314406, 0, 'person:1', 1001000000000000480, 'action', '["play",[5,64]]');
INSERT INTO public.entries VALUES ('hk9amxja', 73, 1795953314411, 1, 'person:2', 1001000000000000481, 'action', '["pick",[4,58]]');
INSERT INTO public.entries VALUES ('hk9amxja', 74, 1795953314415, 1, 'person:2', 1001000000000000482, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('hk9amxja', 75, 1795953314415, NULL, 'dealer', NULL, 'outcome', '["draw",[2]]');
INSERT INTO public.entries VALUES ('hk9amxja', 76, 1795953314419, 1, 'person:2', 1001000000000000483, 'action', '["play",[58,98]]');
INSERT INTO public.entries VALUES ('hk9amxja', 77, 1795953314419, NULL, 'dealer', NULL, 'outcome', '["draw",[60,38,15,95,82,92]]');
INSERT INTO public.entries VALUES ('hk9amxja', 78, 1795953314423, 0, 'person:1', 1001000000000000484, 'action', '["play",[15,82]]');
INSERT INTO public.entries VALUES ('hk9amxja', 79, 1795953314427, 1, 'person:2', 1001000000000000485, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('hk9amxja', 80, 1795953314427, NULL, 'dealer', NULL, 'outcome', '["draw",[73]]');
INSERT INTO public.entries VALUES ('hk9amxja', 81, 1795953314431, 1, 'person:2', 1001000000000000486, 'action', '["play",[2,73]]');
INSERT INTO public.entries VALUES ('hk9amxja', 82, 1795953314433, 1, 'person:2', 1001000000000000487, 'action', '["pick",[44,53]]');
INSERT INTO public.entries VALUES ('hk9amxja', 83, 1795953314437, 0, 'person:1', 1001000000000000488, 'action', '["play",[38,95]]');
INSERT INTO public.entries VALUES ('hk9amxja', 84, 1795953314447, 1, 'person:2', 1001000000000000489, 'action', '["play",[4,53]]');
INSERT INTO public.entries VALUES ('hk9amxja', 85, 1795953314451, 1, 'person:2', 1001000000000000490, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('hk9amxja', 86, 1795953314451, NULL, 'dealer', NULL, 'outcome', '["draw",[23]]');
INSERT INTO public.entries VALUES ('hk9amxja', 87, 1795953314455, 0, 'person:1', 1001000000000000491, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('hk9amxja', 88, 1795953314455, NULL, 'dealer', NULL, 'outcome', '["draw",[96]]');
INSERT INTO public.entries VALUES ('hk9amxja', 89, 1795953314459, 1, 'person:2', 1001000000000000492, 'action', '["play",[23,44]]');
INSERT INTO public.entries VALUES ('hk9amxja', 90, 1795953314463, 0, 'person:1', 1001000000000000493, 'action', '["play",[92,96]]');
INSERT INTO public.entries VALUES ('hk9amxja', 91, 1795953314467, 1, 'person:2', 1001000000000000494, 'action', '["pick",[5]]');
INSERT INTO public.entries VALUES ('hk9amxja', 92, 1795953314471, 0, 'person:1', 1001000000000000495, 'action', '["play",[60]]');
INSERT INTO public.entries VALUES ('hk9amxja', 93, 1795953314473, 1, 'person:2', 1001000000000000496, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('hk9amxja', 94, 1795953314473, NULL, 'dealer', NULL, 'outcome', '["draw",[24]]');
INSERT INTO public.entries VALUES ('hk9amxja', 95, 1795953314487, 1, 'person:2', 1001000000000000497, 'action', '["play",[24]]');
INSERT INTO public.entries VALUES ('hk9amxja', 96, 1795953314487, NULL, 'person:2', NULL, 'ended', '{"kind":"ended","reason":"over","seed":"795064036bc39f100b3850d0123db8fae0e37431d1e782f68d93f07f42eaae87","result":["dung-heap",[[0,1,24,0],[1,2,65,0]]]}');
INSERT INTO public.entries VALUES ('hy2wjaz2', 1, 1795953314527, NULL, 'person:1', 1001000000000000501, 'opened', '{"kind":"opened","commitment":"76cb1507369696bca25f8ddb377d79c0e55b7b8691f81c1c39579f37ee295b90"}');
INSERT INTO public.entries VALUES ('hy2wjaz2', 2, 1795953314527, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('hy2wjaz2', 3, 1795953314531, 1, 'person:2', 1001000000000000502, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('hy2wjaz2', 4, 1795953314539, 2, 'person:3', 1001000000000000503, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('hy2wjaz2', 5, 1795953314543, NULL, 'person:1', 1001000000000000504, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('hy2wjaz2', 6, 1795953314543, NULL, 'dealer', NULL, 'outcome', '["first",0]');
INSERT INTO public.entries VALUES ('hy2wjaz2', 7, 1795953314543, 0, 'table', NULL, 'action', '["roll"]');
INSERT INTO public.entries VALUES ('hy2wjaz2', 8, 1795953314543, NULL, 'dealer', NULL, 'outcome', '["dice",[1,3,3,3,3,4,4,6]]');
INSERT INTO public.entries VALUES ('hy2wjaz2', 9, 1795953314552, 1, 'person:2', 1001000000000000505, 'left', '{"kind":"left"}');
INSERT INTO public.entries VALUES ('qkdr8hz6', 1, 1795953314574, NULL, 'person:3', 1001000000000000509, 'opened', '{"kind":"opened","commitment":"0df688e21599b8c7469f25dc085b9c61821f55b7fe3cfdd8cd8a08e41f1da21d"}');
INSERT INTO public.entries VALUES ('qkdr8hz6', 2, 1795953314574, 0, 'person:3', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('qkdr8hz6', 3, 1795953314583, 1, 'person:1', 1001000000000000510, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('qkdr8hz6', 4, 1795953314591, NULL, 'person:3', 1001000000000000511, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('qkdr8hz6', 5, 1795953314591, NULL, 'dealer', NULL, 'outcome', '["first",1]');
INSERT INTO public.entries VALUES ('qkdr8hz6', 6, 1795953314591, 1, 'table', NULL, 'action', '["roll"]');
INSERT INTO public.entries VALUES ('qkdr8hz6', 7, 1795953314591, NULL, 'dealer', NULL, 'outcome', '["dice",[1,2,3,3,4,6,6,6]]');
INSERT INTO public.entries VALUES ('qqymdghx', 1, 1795953314519, NULL, 'person:1', 1001000000000000499, 'opened', '{"kind":"opened","commitment":"d95ef1684c8760ee4536d08fc06367de6dda7b396792895782fcbb267125b12c"}');
INSERT INTO public.entries VALUES ('qqymdghx', 2, 1795953314519, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('qqymdghx', 3, 1795953314519, 1, 'person:1', NULL, 'joined', '{"kind":"joined","level":"rooster"}');
INSERT INTO public.entries VALUES ('qqymdghx', 4, 1795953314519, NULL, 'person:1', NULL, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('qqymdghx', 5, 1795953314519, NULL, 'dealer', NULL, 'outcome', '["draw",[70,7,65,61,25,17,38,55,98,19,51,86,11,1,18,44]]');
INSERT INTO public.feats VALUES ('7pddcxma', 0, 'meal', 32, 1, 'karteneck', 1795953312215);
INSERT INTO public.feats VALUES ('7pddcxma', 1, 'meal', 26, 1, 'karteneck', 1795953312215);
INSERT INTO public.feats VALUES ('7pddcxma', 2, 'meal', 22, 1, 'karteneck', 1795953312215);
INSERT INTO public.feats VALUES ('n3r3fa45', 1, 'turn', 32, 1, 'heckmeck', 1795953313675);
INSERT INTO public.feats VALUES ('n3r3fa45', 1, 'stack', 4, 1, 'heckmeck', 1795953313675);
INSERT INTO public.feats VALUES ('n3r3fa45', 2, 'turn', 30, 1, 'heckmeck', 1795953313675);
INSERT INTO public.feats VALUES ('n3r3fa45', 2, 'stack', 4, 1, 'heckmeck', 1795953313675);
INSERT INTO public.feats VALUES ('n3r3fa45', 0, 'turn', 27, 1, 'heckmeck', 1795953313675);
INSERT INTO public.feats VALUES ('n3r3fa45', 0, 'stack', 3, 1, 'heckmeck', 1795953313675);
INSERT INTO public.former_seats VALUES ('hy2wjaz2', 2, 1);
INSERT INTO public.guild_settings VALUES (99, 'it', '[1,2]', 1, 'live', 'managers', 'no');
INSERT INTO public.memos VALUES ('commands', 'hash');
INSERT INTO public.memos VALUES ('daily-secret', '0199d7e6b1b2d1f247dd191ee8635cc629e8b93e76d04b64e95074be5b837ef3');
INSERT INTO public.messages VALUES ('hy2wjaz2', 'board', -1, 0, 1, 2, 3, 0);
INSERT INTO public.nicknames VALUES (2, 7, 'Böss');
INSERT INTO public.outbox VALUES ('hy2wjaz2', 1, 2);
INSERT INTO public.packed_logs VALUES ('7pddcxma', '\x78f973535af1a5585d7aac200cdd900f242140d672bf7970d4d9ff126ea0da222260dbce88389890939f137d8839dc608e37981f86fc11db3fc258c04275583841c30a0c2b3463e7e5e81a634b96ebc8ad8d7e506f398e5b173a3bce47df90978f1a748a3b7861612200eb6532e91fcd7e024e0f21fbda9b3154e6f11ccc71120fa45fc95601ee1377ac08fb24ecab01f60bee9083c7212ee138e14c67fac5c7132af5648778071ed24f36f297d92791ae94148a1b929893d5c72e241b7300728b28bb517e04a96b58e133fac9ffb0cf08eb66ed2a049b996525098b20ce46ccbc7a4b7e998d45581c086c64ec9b3786c528f57f04bcdfde1ff39442daa4f2cdee3bbfe9fec3841c533e5d4ad9ae139baea40a10a31227d40f698ff03a33d3d124a807c344f4faa166a7d20a6a8e9242b684afec1d757785705b4654635ecd2681ce6a6c770554d5e4f6d275059e65d49a95ef15b15d2a7fb5d3058ede3ee90a183575c074b387ddb1a851411385d62e6d172b2877d9733c55f14628c0a07b1d4e653c421b333b6a48909d882772edb829ece06a00a36dc385a5908b2917c8f15e46cd58aa85169871b05ea746ff12358abe160fdf889a4476c506f01e03ea86befaafbba2873474b5f0400afeae98403bb01e960a6ed95a7399f2a49f08da1e73a3e5ecae7a63b7f04624ec494d2d837c1f4e7e946329feedbd2df69a83fcb4a8d5b94a46a32b3985f094c5df7560f722280b6bf362fa0ce90ae37dcb76e8d69f5e2c542a1477b3b356a3aa9ba8331b774aa0ed3ad0768128d252fb9bcc19a2add584329a96770c6e9fd98175ee34ed688e3141a3b6de75231dd2893a60b4202709c839ab6897a93b9747259d86c2ea11e2f17e9051248663eb61e78625833613289330faea71255a3cacfe6dfd1b97252cdb061b7b369f197993f5e3c3ec6066f96010a3cf2de2d6f7e6c1db352c8bf0e95565fe7af25fdca9c558a6d29383ba34f6553165293d47f8af9791ff01fa6bf024');
INSERT INTO public.packed_logs VALUES ('km7as7k7', '\x78f973535af1ad943b0e02310c442f4461c7df1c668b7c9c0a8982fb4b641710142c0869e328859be88d3df3a7e6b8a3f913e4180df1038b7c66e16dadd1b264214206c927985d9eef5abeacb64780795f8713fcde71f54e10a33ab56066941844bd9b713592e4eaca45428a786595f97dd154938e9abc3780034c817b0ebf176df8cb97906de7cb75eb3c62d62c05b2001a756ddd2363f2e2859d895b1d30441a7923518606d9267a090f96b0a1a9bfc5f23a8d99a4375136a9dd');
INSERT INTO public.packed_logs VALUES ('n3r3fa45', '\x78f973535af1ad5959b2a3300cbcd07c5896bc7096a97c8401ee7f84613198c5b23b953c5e9900c248adad0d1f624e0ae656c17c37e437d812846112b610b088d76ea8b286aa9b317d8e0bce6e467a1bbb3f64e61f448dbdd9f6ade93e99dae43d81da2e636c4dfca5c99a263e45aa530c8eebf833f4eaa69ac7b10ee053ed08aa4d8887ca8874352ce80b908180a593e9cf31eb97475a929042e73ac74c6c4cf863d64d2efb6de47574696fd7916cfad19d4efacb14fbe6d631a46bf2985e2e57c26926becca3dd190be774e9bb59c4e990ccbe0bfb852c6bb31ae47700b687e7316fe7b349f06e47ed96783b7a3e882e3b79cc6ed4fb63e1a9a6a2d1555bff7c6c19dcab5351e748112af4de3d08e578f27934a763bbba9fd7eeb264a899fff39f25d3266096c2e47c2f6e1adfb18b813ae787f718a7e0e3e8df718a13198a533f9ae8c6b79989b5e1def43c8c2ec6e03e656c1087a31a215d58a66b13529b84efa494cbc225ee5a54414e429209bb658d15ef7d7dde5af36f1a17d8767a86d37159364170d9c5efacdee9fadfe7b59aee723151ca335e8514578bba26a1cfd624b06779cd2aaf78d7d6d50191b7491452e829289ae685084f7aff2293721080403a2ce5ee3e2c625c0caa649ce8792f9b3711e37813c490beaba3647d21d7379dd9680ee17d76a4b4edbe836a4a21791380415746f0243b8a5ccb9784e5e2329b7f69570ecf62810b9639bae9df0c33ca6a20aadce3e61412b6abd52ec6ab7aea75edd4a30462b35873a50e976b42235e415f58ac93f02dfe55637dbbe1f857bb7f835e800d052b3c5829ed616819525750cc57d214b1010eb955f0557b710896b3d59276a1511814db3a837238834a9d1ceb875052166b90eee56739971a4979f29bef0b498942e849dd4a428bf40f2e52285f1787aa091d21fa7df83519aeaff0db7ddd22ed90d904b9892c1aabcdf06bf7038f3a065a98ad680095efb3d69d17061fa6bb47c248b08cb0c8aa4aaa453d470bbcf8108ce94a89af3c957395be79a41ec28e76f60b151d955deb84d61e8d5cb04a000140f8a21bf23644685c83ab30968416eff207d5c3a3f5998afe272be8530b40976bd25e89eadcdcea48975ea2f8ba63b07287c41dd04ee9555f1e7b2c4a0465b34503f3cb31f403fe9b8391619cb81fc50ed2ffe3d00f63188741fc24938c931fc9b891fbcec5f9d07bee7b43436f43ef83b3970ffed7effa7f97cfdf7e0b45b3c6f45a30687b85be7dd0ff0fd88b7c2c');
INSERT INTO public.packed_logs VALUES ('t5nzv4zb', '\x78f973535af1ed595976a33010bc50f29e7ad176987cb0deff081101666223a0cb9079f3116364bbd5124df5a2320231a71dcc790773d9c15c6fc59c6a42ae09c5ecb2bb5cb322f6e41ade734d2c672a672e27b94540f425239ec532f790fe76fe765eeb34f5e4f5e7b43250cc3e7b119290e4cd2d87fef9f67828d8ce33e697c6fe443bdbe32fccc0df66c8ff813d96365db0a7ae578991124b538973e5fdf7259ccfd947df36cd1058a393c1a5e82987c6938ec9b54df04da6dcf9a82d8d2e4b232a22b14f993b1d7c68fa1451baf222a5a127c2355445b2150593883f9ef9a47be4938fea7ea32e98fae1ecba510f47eaf471c285f76f75a1d2e4ac030ce680506ed519bb59d0510943fe189ab0d1f756e357e8c53aff3ae0101ea90c50eb807f017fc0e0d45bd1095834d4c0f4686a29864f04c3d363b9650f378377b7eab7c65a0d4d307ce8ceb2bc35df9e8b8b3e683e3bb0eec37846307c3278c360f493820081e683b58d0318ce64cd5e533c6fd39d19bd005ce0121842ace815b2352660931690145d831338c0ee67340dd60b4430cfe20f1722705962b0ae1c032a57e9b33d0b16320ffa97c165ef3805f4868806eb34e73bebb482f387cbf180c63fdfbaee55eaae30485c59d012a1e05a26609d66902ac2fa7aea8353bea3a05b3861a019dc784a41cf53cb2232effd0d4c433b0691d08d3ad23866569f62a75d6a698c5e636c1be989431f7dabfde895a36f8822f1d0f2c35ee1f31e60a1d3935f4a5bfee74e68cd8fdaa7a74f543edf0bbfa2794ff013a3c3097d');
INSERT INTO public.packed_logs VALUES ('tsczwcwa', '\x78f973535af1ad58d9b2db200cfd213a030884f4317d70e2a47deaf4a5ffdf63961b44ec69efcccde2318ad0727410c49fc43c5c601e2f30a70bccd3d760fec5308eec1618e3158c0d42c637785c0a6e05570ce4b894aaa2f57ddc9526e6a62d75623331a4a5ca4b53e061439b849b617e69481fbea67f4c6dd6a55a6f91cd4ada4c699faf2368ee09498f7d8e5686447a423acc344fd574ff799ec93dabc9ea51ac50346b260a319238dfdfea2a7601107b009df0e52a12dca77a6d0a2844aa3f71550ac7e454dfbeebb6fb044b87729824edda2cbf64cdfae1375719d54c920bb12a541bda200ec7c74f3353d37b19a3064727c2116576be16db7757e3ae7477a927e99ba10a5e32898c74f2343ae87aa87a7ca697a67fb7702d7e832a07a58de896f546e4b72d464e4fa1ac4f8dc1df9f3bef31e487dfef45c2bdec891e0fa17bfc74cfffecbe30f6b9835d09d441ead16576846170823558d74b76026e1dbb5e8eae68ab348315b80221300f444275504e76b16fda6d07279d4760e531aa8780386db48c929759d18e02cfa3746e4392d364669949664426c66c46fa321fe6108d92d0f7e90c83dc6dc0e2cf632ce0613633d1e88ce1e48d1d390f269b6cec284df8d03c475dc41229b3fbc59b81afe84941de322267a1e4d97c0ece5a49c8df0810112f9501dd8c068879e19a1c85d91de67674df747376c198a5e0d8940c1a452f9805e61b68c0f3705118a397d1782c8a1f5174fc65010839b181505dbe4849a38b62bc25a33bd75e507b2c5e596a317c772e3a310a1c97058568b39c3b28e820d40fb86f9126746ac312348d62aa8176ac76117ee4d681ca4bf4191b075d341394e73c4aad1b415cf826a602b2a0807e6848869ada92bd2c36058b21fae23953c2e235985a8c3f0b23086ca4640043b32be749327638c468019745807af52cc66242d34717c3a100fb29aae1179aea050ba9b86442a58b7cc92ebf6ca96846749e5844af41014dcb52332a0b5d6d8fbee0047a14e828674db8cde46817646fd8ef3b44b6b488261a446f1b9b2e9d7f42b279b215434d170710580338fd1901967cb73110844f30ad9e9714bbb65d83821f2fb62d209f2d242bc186c21b2a62baecab80eff019b8f8202304fffb6c43a2de63dab7b4e7a89937a64d6f7b7a3e76a5e75670d2521cb9eeb79c88b392dc70d07adc2294823c9f1b9b6721fb9f5f3fbefd7c6cbfc7438ed84e81f57f09d75b3afea048bd8ded30e4db538fbf5372bc26');
INSERT INTO public.people VALUES (1, 5000, 'Player 0', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (2, 5001, 'Player 1', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (3, 5002, 'Player 2', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (4, NULL, '', '', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (5, 999, 'Moderator', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.plan_answers VALUES (1001000000000000512, 1, 1, 1);
INSERT INTO public.plans VALUES (1001000000000000512, 1, 5, 1800000000000, 1800000000000, 'heckmeck', 'en', 'none', 'Europe/Rome', 'open', 1, 1230, NULL, 0, NULL);
INSERT INTO public.ratings VALUES (1, 0, 0, 'karteneck', 1795953312215, '7pddcxma', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 0, 0, 'karteneck', 1795953312215, '7pddcxma', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 0, 0, 'karteneck', 1795953312215, '7pddcxma', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 0, 'karteneck', 1795953312215, '7pddcxma', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 0, 'karteneck', 1795953312215, '7pddcxma', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 0, 'karteneck', 1795953312215, '7pddcxma', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 1, 'karteneck', 1795953312215, '7pddcxma', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 1, 'karteneck', 1795953312215, '7pddcxma', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 1, 'karteneck', 1795953312215, '7pddcxma', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 0, 0, 'hornochsen', 1795953312987, 'tsczwcwa', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 0, 0, 'hornochsen', 1795953312987, 'tsczwcwa', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 0, 0, 'hornochsen', 1795953312987, 'tsczwcwa', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 0, 0, 'hornochsen', 1795953312987, 'tsczwcwa', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 0, 'hornochsen', 1795953312987, 'tsczwcwa', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 0, 'hornochsen', 1795953312987, 'tsczwcwa', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 0, 'hornochsen', 1795953312987, 'tsczwcwa', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 0, 'hornochsen', 1795953312987, 'tsczwcwa', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 1, 'hornochsen', 1795953312987, 'tsczwcwa', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 1, 'hornochsen', 1795953312987, 'tsczwcwa', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 1, 'hornochsen', 1795953312987, 'tsczwcwa', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 1, 'hornochsen', 1795953312987, 'tsczwcwa', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 0, 0, 'heckmeck', 1795953313675, 'n3r3fa45', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 0, 0, 'heckmeck', 1795953313675, 'n3r3fa45', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 0, 0, 'heckmeck', 1795953313675, 'n3r3fa45', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 0, 'heckmeck', 1795953313675, 'n3r3fa45', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 0, 'heckmeck', 1795953313675, 'n3r3fa45', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 0, 'heckmeck', 1795953313675, 'n3r3fa45', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 2, 'heckmeck', 1795953313675, 'n3r3fa45', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 2, 'heckmeck', 1795953313675, 'n3r3fa45', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 2, 'heckmeck', 1795953313675, 'n3r3fa45', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 0, 0, 'verflixxt', 1795953314047, 't5nzv4zb', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 0, 0, 'verflixxt', 1795953314047, 't5nzv4zb', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 0, 0, 'verflixxt', 1795953314047, 't5nzv4zb', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 0, 0, 'verflixxt', 1795953314047, 't5nzv4zb', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 0, 'verflixxt', 1795953314047, 't5nzv4zb', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 0, 'verflixxt', 1795953314047, 't5nzv4zb', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 0, 'verflixxt', 1795953314047, 't5nzv4zb', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 0, 'verflixxt', 1795953314047, 't5nzv4zb', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 1, 'verflixxt', 1795953314047, 't5nzv4zb', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 1, 'verflixxt', 1795953314047, 't5nzv4zb', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 1, 'verflixxt', 1795953314047, 't5nzv4zb', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 1, 'verflixxt', 1795953314047, 't5nzv4zb', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 0, 0, 'hornochsen', 1795953314487, 'hk9amxja', 30.17827538940758, 8.203127264095263);
INSERT INTO public.ratings VALUES (2, 0, 0, 'hornochsen', 1795953314487, 'hk9amxja', 25.092661714708914, 8.203127264095263);
INSERT INTO public.ratings VALUES (1, 1, 0, 'hornochsen', 1795953314487, 'hk9amxja', 26.317734276029125, 8.300738615487104);
INSERT INTO public.ratings VALUES (2, 1, 0, 'hornochsen', 1795953314487, 'hk9amxja', 23.682265723970875, 8.300738615487104);
INSERT INTO public.ratings VALUES (1, 1, 2, 'hornochsen', 1795953314487, 'hk9amxja', 26.317734276029125, 8.300738615487104);
INSERT INTO public.ratings VALUES (2, 1, 2, 'hornochsen', 1795953314487, 'hk9amxja', 23.682265723970875, 8.300738615487104);
INSERT INTO public.results VALUES ('7pddcxma', 0, 1, 'held', 1, 1, 'karteneck', 1795953312215, 3, 2, 1, 39, 36, 'all-eaten');
INSERT INTO public.results VALUES ('7pddcxma', 1, 2, 'held', 1, 1, 'karteneck', 1795953312215, 3, 3, 0, 28, 37, 'all-eaten');
INSERT INTO public.results VALUES ('7pddcxma', 2, 3, 'held', 1, 1, 'karteneck', 1795953312215, 3, 1, 2, 42, 40, 'all-eaten');
INSERT INTO public.results VALUES ('tsczwcwa', 0, 1, 'held', 2, 1, 'hornochsen', 1795953312987, 4, 1, 3, 24, 0, 'dung-heap');
INSERT INTO public.results VALUES ('tsczwcwa', 1, 2, 'held', 2, 1, 'hornochsen', 1795953312987, 4, 2, 2, 36, 0, 'dung-heap');
INSERT INTO public.results VALUES ('tsczwcwa', 2, 3, 'held', 2, 1, 'hornochsen', 1795953312987, 4, 4, 0, 66, 0, 'dung-heap');
INSERT INTO public.results VALUES ('tsczwcwa', 3, 4, 'held', 2, 1, 'hornochsen', 1795953312987, 4, 3, 1, 48, 0, 'dung-heap');
INSERT INTO public.results VALUES ('n3r3fa45', 0, 1, 'held', 1, 2, 'heckmeck', 1795953313675, 3, 2, 1, 4, 27, 'grill-empty');
INSERT INTO public.results VALUES ('n3r3fa45', 1, 2, 'held', 1, 2, 'heckmeck', 1795953313675, 3, 3, 0, 0, 0, 'grill-empty');
INSERT INTO public.results VALUES ('n3r3fa45', 2, 3, 'held', 1, 2, 'heckmeck', 1795953313675, 3, 1, 2, 6, 26, 'grill-empty');
INSERT INTO public.results VALUES ('t5nzv4zb', 0, 1, 'held', 2, 1, 'verflixxt', 1795953314047, 4, 1, 3, 13, 2, 'all_home');
INSERT INTO public.results VALUES ('t5nzv4zb', 1, 2, 'held', 2, 1, 'verflixxt', 1795953314047, 4, 4, 0, -12, 1, 'all_home');
INSERT INTO public.results VALUES ('t5nzv4zb', 2, 3, 'held', 2, 1, 'verflixxt', 1795953314047, 4, 3, 1, 4, 0, 'all_home');
INSERT INTO public.results VALUES ('t5nzv4zb', 3, 4, 'held', 2, 1, 'verflixxt', 1795953314047, 4, 2, 2, 5, 1, 'all_home');
INSERT INTO public.results VALUES ('hk9amxja', 0, 1, 'held', 1, 2, 'hornochsen', 1795953314487, 2, 1, 1, 24, 0, 'dung-heap');
INSERT INTO public.results VALUES ('hk9amxja', 1, 2, 'held', 1, 2, 'hornochsen', 1795953314487, 2, 2, 0, 65, 0, 'dung-heap');
INSERT INTO public.retired VALUES ('hy2wjaz2', 1, 1, NULL);
INSERT INTO public.seasons VALUES (1, 1, 1795953312215, 1);
INSERT INTO public.seats VALUES ('7pddcxma', 0, 1, NULL);
INSERT INTO public.seats VALUES ('7pddcxma', 1, 2, NULL);
INSERT INTO public.seats VALUES ('7pddcxma', 2, 3, NULL);
INSERT INTO public.seats VALUES ('8nreg4tk', 0, 3, NULL);
INSERT INTO public.seats VALUES ('hk9amxja', 0, 1, NULL);
INSERT INTO public.seats VALUES ('hk9amxja', 1, 2, NULL);
INSERT INTO public.seats VALUES ('hy2wjaz2', 0, 1, NULL);
INSERT INTO public.seats VALUES ('hy2wjaz2', 1, NULL, 'hen');
INSERT INTO public.seats VALUES ('hy2wjaz2', 2, 3, NULL);
INSERT INTO public.seats VALUES ('km7as7k7', 0, 1, NULL);
INSERT INTO public.seats VALUES ('km7as7k7', 1, 2, NULL);
INSERT INTO public.seats VALUES ('n3r3fa45', 0, 1, NULL);
INSERT INTO public.seats VALUES ('n3r3fa45', 1, 2, NULL);
INSERT INTO public.seats VALUES ('n3r3fa45', 2, 3, NULL);
INSERT INTO public.seats VALUES ('qkdr8hz6', 0, 3, NULL);
INSERT INTO public.seats VALUES ('qkdr8hz6', 1, 1, NULL);
INSERT INTO public.seats VALUES ('qqymdghx', 0, 1, NULL);
INSERT INTO public.seats VALUES ('qqymdghx', 1, NULL, 'rooster');
INSERT INTO public.seats VALUES ('t5nzv4zb', 0, 1, NULL);
INSERT INTO public.seats VALUES ('t5nzv4zb', 1, 2, NULL);
INSERT INTO public.seats VALUES ('t5nzv4zb', 2, 3, NULL);
INSERT INTO public.seats VALUES ('t5nzv4zb', 3, 4, NULL);
INSERT INTO public.seats VALUES ('tsczwcwa', 0, 1, NULL);
INSERT INTO public.seats VALUES ('tsczwcwa', 1, 2, NULL);
INSERT INTO public.seats VALUES ('tsczwcwa', 2, 3, NULL);
INSERT INTO public.seats VALUES ('tsczwcwa', 3, 4, NULL);
INSERT INTO public.standings VALUES (1, 0, 0, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 0, 0, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (3, 0, 0, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 1, 0, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 1, 0, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (3, 1, 0, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 1, 1, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 1, 1, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (3, 1, 1, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 0, 0, 'hornochsen', 30.17827538940758, 8.203127264095263, 56, 2, 2, 4);
INSERT INTO public.standings VALUES (2, 0, 0, 'hornochsen', 25.092661714708914, 8.203127264095263, 5, 2, 0, 2);
INSERT INTO public.standings VALUES (3, 0, 0, 'hornochsen', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 2, 0, 'hornochsen', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (2, 2, 0, 'hornochsen', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 2, 0, 'hornochsen', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 2, 1, 'hornochsen', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (2, 2, 1, 'hornochsen', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 2, 1, 'hornochsen', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 0, 0, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 0, 0, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (3, 0, 0, 'heckmeck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 1, 0, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 1, 0, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (3, 1, 0, 'heckmeck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 1, 2, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 1, 2, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (3, 1, 2, 'heckmeck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 0, 0, 'verflixxt', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (2, 0, 0, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (3, 0, 0, 'verflixxt', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 2, 0, 'verflixxt', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (2, 2, 0, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (3, 2, 0, 'verflixxt', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 2, 1, 'verflixxt', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (2, 2, 1, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (3, 2, 1, 'verflixxt', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 1, 0, 'hornochsen', 26.317734276029125, 8.300738615487104, 14, 1, 1, 1);
INSERT INTO public.standings VALUES (2, 1, 0, 'hornochsen', 23.682265723970875, 8.300738615487104, -12, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 2, 'hornochsen', 26.317734276029125, 8.300738615487104, 14, 1, 1, 1);
INSERT INTO public.standings VALUES (2, 1, 2, 'hornochsen', 23.682265723970875, 8.300738615487104, -12, 1, 0, 0);
INSERT INTO public.subscriptions VALUES (1, 1, 'heckmeck', 1, NULL, 0);
INSERT INTO public.tables VALUES ('7pddcxma', 1, 1001000000000000000, NULL, 'karteneck', 1, 'en', '\xd33c71d7b47b2cc8cee1e5750fa25e9df78a61a59f289051c96dbe7174d8cc95', 'over', '[]', 1795953311479, 1795953312215, 'over', 1795953311499, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('8nreg4tk', 1, 1001000000000000506, NULL, 'heckmeck', 1, 'en', '\x89359cf6ec451fac660de11b0959c29a958f51b91e873a36e0ee9a0f34064be2', 'lobby', '[]', 1795953314563, NULL, NULL, NULL, 0, 1795953374563, NULL);
INSERT INTO public.tables VALUES ('hk9amxja', 1, 1001000000000000422, NULL, 'hornochsen', 1, 'en', '\x795064036bc39f100b3850d0123db8fae0e37431d1e782f68d93f07f42eaae87', 'over', '[]', 1795953314103, 1795953314487, 'over', 1795953314105, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('hy2wjaz2', 1, 1001000000000000500, NULL, 'heckmeck', 1, 'en', '\xe86d55f557420c9457a811ff9b7571877011143cbd37e61ded5f63e55417a17c', 'playing', '[]', 1795953314527, NULL, NULL, 1795953314543, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('km7as7k7', 1, 1001000000000000417, NULL, 'heckmeck', 1, 'en', '\x772e1450173d6cd8e9128a8a48434cbf0f55c38c35640c097ce4ae8e45e7f62d', 'over', '[]', 1795953314059, 1795953314075, 'closed', 1795953314067, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('n3r3fa45', 1, 1001000000000000208, NULL, 'heckmeck', 1, 'en', '\xa3704def3be42d4bc37bde7edd46f4f4ef6e105e3b958f4e663bb01db27b6752', 'over', '[]', 1795953313007, 1795953313675, 'over', 1795953313011, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('qkdr8hz6', 1, 1001000000000000508, NULL, 'heckmeck', 1, 'en', '\x4f33d7a083446f054016fb456944828b19b05637f4be6bc858d2c6e87ec1a2b4', 'playing', '[]', 1795953314574, NULL, NULL, 1795953314591, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('qqymdghx', 1, 1001000000000000498, NULL, 'hornochsen', 1, 'it', '\x75781656316b8fb4d1d374819fab1ec465792da5db668450d0ee5952659aae0e', 'playing', '[]', 1795953314519, NULL, NULL, 1795953314519, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('t5nzv4zb', 2, 1001000000000000327, NULL, 'verflixxt', 1, 'en', '\x0e21ebf6336cf4f1ff924587c4c8b1f75477ba3d126d75b4df54275a11712eb2', 'over', '[]', 1795953313683, 1795953314047, 'over', 1795953313687, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('tsczwcwa', 2, 1001000000000000092, NULL, 'hornochsen', 1, 'en', '\x829c24da4d52956a63a9bd4fed93fa79f994f8cb54365938b81ceb2a9b18ffa6', 'over', '[]', 1795953312238, 1795953312987, 'over', 1795953312247, 1, NULL, NULL);
INSERT INTO public.turns VALUES ('hy2wjaz2', 0, 1, NULL, 1795953314543, NULL, NULL);
INSERT INTO public.turns VALUES ('qkdr8hz6', 1, 1, NULL, 1795953314591, NULL, NULL);
INSERT INTO public.turns VALUES ('qqymdghx', 0, 1, NULL, 1795953314519, NULL, NULL);
INSERT INTO public.turns VALUES ('qqymdghx', 1, NULL, 'rooster', 1795953314519, NULL, NULL);
INSERT INTO public.visitors VALUES ('km7as7k7', 5);
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
ALTER TABLE ONLY public.plan_answers
    ADD CONSTRAINT plan_answers_pkey PRIMARY KEY (plan_id, person_id);
ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_pkey PRIMARY KEY (plan_id);
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
CREATE INDEX plan_answers_of_a_person ON public.plan_answers USING btree (person_id);
CREATE INDEX plans_by_message ON public.plans USING btree (message_id);
CREATE INDEX plans_due ON public.plans USING btree (due_at);
CREATE INDEX plans_of_a_guild ON public.plans USING btree (guild_id);
CREATE INDEX plans_of_a_person ON public.plans USING btree (person_id);
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
ALTER TABLE ONLY public.plan_answers
    ADD CONSTRAINT plan_answers_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.plan_answers
    ADD CONSTRAINT plan_answers_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.plans(plan_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
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
