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
    told_by text DEFAULT 'mention'::text NOT NULL,
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
INSERT INTO public.entries VALUES ('gt9pv7cr', 1, 1795934436387, NULL, 'person:3', 1001000000000000570, 'opened', '{"kind":"opened","commitment":"e3c5230d27d0ca0781e34ba53237dfa2142c1514bde51457e68e19271fd159cb"}');
INSERT INTO public.entries VALUES ('gt9pv7cr', 2, 1795934436387, 0, 'person:3', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('gt9pv7cr', 3, 1795934436391, 1, 'person:1', 1001000000000000571, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('gt9pv7cr', 4, 1795934436395, NULL, 'person:3', 1001000000000000572, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('gt9pv7cr', 5, 1795934436395, NULL, 'dealer', NULL, 'outcome', '["first",1]');
INSERT INTO public.entries VALUES ('gt9pv7cr', 6, 1795934436395, 1, 'table', NULL, 'action', '["roll"]');
INSERT INTO public.entries VALUES ('gt9pv7cr', 7, 1795934436395, NULL, 'dealer', NULL, 'outcome', '["dice",[1,1,1,2,5,6,6,6]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 1, 1795934435977, NULL, 'person:1', 1001000000000000452, 'opened', '{"kind":"opened","commitment":"c529413cac4894377313721104a0eba5be3cb18cb6825b24ab16a0c31b913d61"}');
INSERT INTO public.entries VALUES ('mht9gr5m', 2, 1795934435977, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('mht9gr5m', 3, 1795934435977, 1, 'person:2', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('mht9gr5m', 4, 1795934435979, NULL, 'person:1', 1001000000000000453, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('mht9gr5m', 5, 1795934435979, NULL, 'dealer', NULL, 'outcome', '["draw",[56,67,77,31,91,83,85,32,20,27,98,76,13,52,69,19]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 6, 1795934435987, 1, 'person:2', 1001000000000000454, 'action', '["play",[98]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 7, 1795934435991, 0, 'person:1', 1001000000000000455, 'action', '["play",[67]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 8, 1795934435995, 0, 'person:1', 1001000000000000456, 'action', '["play",[31]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 9, 1795934435996, 1, 'person:2', 1001000000000000457, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('mht9gr5m', 10, 1795934435996, NULL, 'dealer', NULL, 'outcome', '["draw",[24,95,30]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 11, 1795934435999, 1, 'person:2', 1001000000000000458, 'action', '["play",[76]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 12, 1795934436000, 0, 'person:1', 1001000000000000459, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('mht9gr5m', 13, 1795934436000, NULL, 'dealer', NULL, 'outcome', '["draw",[35,64]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 14, 1795934436003, 1, 'person:2', 1001000000000000460, 'action', '["play",[27]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 15, 1795934436004, 0, 'person:1', 1001000000000000461, 'action', '["play",[91]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 16, 1795934436007, 1, 'person:2', 1001000000000000462, 'action', '["play",[30]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 17, 1795934436009, 0, 'person:1', 1001000000000000463, 'action', '["pick",[67]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 18, 1795934436011, 0, 'person:1', 1001000000000000464, 'action', '["play",[56]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 19, 1795934436015, 0, 'person:1', 1001000000000000465, 'action', '["play",[64]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 20, 1795934436019, 1, 'person:2', 1001000000000000466, 'action', '["play",[24]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 21, 1795934436020, 1, 'person:2', 1001000000000000467, 'action', '["play",[32]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 22, 1795934436023, 0, 'person:1', 1001000000000000468, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('mht9gr5m', 23, 1795934436023, NULL, 'dealer', NULL, 'outcome', '["draw",[7,50]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 24, 1795934436027, 0, 'person:1', 1001000000000000469, 'action', '["play",[7]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 25, 1795934436031, 1, 'person:2', 1001000000000000470, 'action', '["play",[85]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 26, 1795934436032, 0, 'person:1', 1001000000000000471, 'action', '["play",[83]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 27, 1795934436035, 1, 'person:2', 1001000000000000472, 'action', '["pick",[56,64]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 28, 1795934436036, 0, 'person:1', 1001000000000000473, 'action', '["play",[50]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 29, 1795934436043, 1, 'person:2', 1001000000000000474, 'action', '["play",[95]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 30, 1795934436044, 0, 'person:1', 1001000000000000475, 'action', '["pick",[13,32]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 31, 1795934436047, 1, 'person:2', 1001000000000000476, 'action', '["play",[56]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 32, 1795934436048, 0, 'person:1', 1001000000000000477, 'action', '["play",[67]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 33, 1795934436051, 1, 'person:2', 1001000000000000478, 'action', '["play",[20]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 34, 1795934436055, 0, 'person:1', 1001000000000000479, 'action', '["play",[13]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 35, 1795934436059, 0, 'person:1', 1001000000000000480, 'action', '["play",[35]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 36, 1795934436060, 1, 'person:2', 1001000000000000481, 'action', '["play",[64]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 37, 1795934436060, NULL, 'dealer', NULL, 'outcome', '["draw",[37,55,68,48,25,73]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 38, 1795934436064, 0, 'person:1', 1001000000000000482, 'action', '["play",[77]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 39, 1795934436065, 1, 'person:2', 1001000000000000483, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('mht9gr5m', 40, 1795934436065, NULL, 'dealer', NULL, 'outcome', '["draw",[33,92,2]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 41, 1795934436071, 1, 'person:2', 1001000000000000484, 'action', '["play",[73]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 42, 1795934436075, 0, 'person:1', 1001000000000000485, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('mht9gr5m', 43, 1795934436075, NULL, 'dealer', NULL, 'outcome', '["draw",[87,53,39]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 44, 1795934436076, 0, 'person:1', 1001000000000000486, 'action', '["play",[87]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 45, 1795934436079, 1, 'person:2', 1001000000000000487, 'action', '["pick",[67]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 46, 1795934436080, 1, 'person:2', 1001000000000000488, 'action', '["play",[33]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 47, 1795934436083, 0, 'person:1', 1001000000000000489, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('mht9gr5m', 48, 1795934436083, NULL, 'dealer', NULL, 'outcome', '["draw",[94,15]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 49, 1795934436084, 0, 'person:1', 1001000000000000490, 'action', '["play",[15,32]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 50, 1795934436087, 1, 'person:2', 1001000000000000491, 'action', '["pick",[13]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 51, 1795934436089, 1, 'person:2', 1001000000000000492, 'action', '["play",[2,37]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 52, 1795934436091, 0, 'person:1', 1001000000000000493, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('mht9gr5m', 53, 1795934436091, NULL, 'dealer', NULL, 'outcome', '["draw",[62,81,1]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 54, 1795934436093, 1, 'person:2', 1001000000000000494, 'action', '["play",[25,55]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 55, 1795934436094, 0, 'person:1', 1001000000000000495, 'action', '["play",[53,62]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 56, 1795934436095, 0, 'person:1', 1001000000000000496, 'action', '["play",[81,94]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 57, 1795934436103, 1, 'person:2', 1001000000000000497, 'action', '["play",[48,68]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 58, 1795934436104, 0, 'person:1', 1001000000000000498, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('mht9gr5m', 59, 1795934436104, NULL, 'dealer', NULL, 'outcome', '["draw",[36,8]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 60, 1795934436107, 1, 'person:2', 1001000000000000499, 'action', '["pick",[85]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 61, 1795934436109, 1, 'person:2', 1001000000000000500, 'action', '["pick",[69]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 62, 1795934436111, 0, 'person:1', 1001000000000000501, 'action', '["play",[8,36]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 63, 1795934436114, 1, 'person:2', 1001000000000000502, 'action', '["play",[13,67]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 64, 1795934436119, 1, 'person:2', 1001000000000000503, 'action', '["pick",[68]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 65, 1795934436121, 0, 'person:1', 1001000000000000504, 'action', '["play",[39]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 66, 1795934436127, 1, 'person:2', 1001000000000000505, 'action', '["play",[85]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 67, 1795934436131, 1, 'person:2', 1001000000000000506, 'action', '["pick",[53]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 68, 1795934436135, 1, 'person:2', 1001000000000000507, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('mht9gr5m', 69, 1795934436135, NULL, 'dealer', NULL, 'outcome', '["draw",[61,41]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 70, 1795934436139, 1, 'person:2', 1001000000000000508, 'action', '["play",[41]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 71, 1795934436141, 0, 'person:1', 1001000000000000509, 'action', '["pick",[25]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 72, 1795934436147, 0, 'person:1', 1001000000000000510, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('mht9gr5m', 73, 1795934436147, NULL, 'dealer', NULL, 'outcome', '["draw",[80,11,26]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 74, 1795934436151, 0, 'person:1', 1001000000000000511, 'action', '["play",[26]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 75, 1795934436155, 1, 'person:2', 1001000000000000512, 'action', '["play",[69]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 76, 1795934436159, 0, 'person:1', 1001000000000000513, 'action', '["play",[80]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 77, 1795934436163, 0, 'person:1', 1001000000000000514, 'action', '["play",[1]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 78, 1795934436167, 1, 'person:2', 1001000000000000515, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('mht9gr5m', 79, 1795934436167, NULL, 'dealer', NULL, 'outcome', '["draw",[74]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 80, 1795934436171, 1, 'person:2', 1001000000000000516, 'action', '["play",[92]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 81, 1795934436175, 1, 'person:2', 1001000000000000517, 'action', '["play",[61]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 82, 1795934436179, 0, 'person:1', 1001000000000000518, 'action', '["play",[25]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 83, 1795934436183, 1, 'person:2', 1001000000000000519, 'action', '["play",[53]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 84, 1795934436185, 0, 'person:1', 1001000000000000520, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('mht9gr5m', 85, 1795934436185, NULL, 'dealer', NULL, 'outcome', '["draw",[28]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 86, 1795934436189, 0, 'person:1', 1001000000000000521, 'action', '["play",[11]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 87, 1795934436191, 0, 'person:1', 1001000000000000522, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('mht9gr5m', 88, 1795934436191, NULL, 'dealer', NULL, 'outcome', '["draw",[4]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 89, 1795934436193, 0, 'person:1', 1001000000000000523, 'action', '["play",[4]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 90, 1795934436195, 1, 'person:2', 1001000000000000524, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('mht9gr5m', 91, 1795934436195, NULL, 'dealer', NULL, 'outcome', '["draw",[99,46]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 92, 1795934436203, 1, 'person:2', 1001000000000000525, 'action', '["play",[99]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 93, 1795934436206, 1, 'person:2', 1001000000000000526, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('mht9gr5m', 94, 1795934436206, NULL, 'dealer', NULL, 'outcome', '["draw",[16,34]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 95, 1795934436208, 0, 'person:1', 1001000000000000527, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('mht9gr5m', 96, 1795934436208, NULL, 'dealer', NULL, 'outcome', '["draw",[47,71]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 97, 1795934436215, 1, 'person:2', 1001000000000000528, 'action', '["play",[34]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 98, 1795934436219, 0, 'person:1', 1001000000000000529, 'action', '["play",[71]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 99, 1795934436222, 1, 'person:2', 1001000000000000530, 'action', '["play",[46]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 100, 1795934436227, 0, 'person:1', 1001000000000000531, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('mht9gr5m', 101, 1795934436227, NULL, 'dealer', NULL, 'outcome', '["draw",[54,70,58]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 102, 1795934436231, 0, 'person:1', 1001000000000000532, 'action', '["play",[28]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 103, 1795934436235, 0, 'person:1', 1001000000000000533, 'action', '["play",[70]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 104, 1795934436239, 1, 'person:2', 1001000000000000534, 'action', '["pick",[80]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 105, 1795934436243, 1, 'person:2', 1001000000000000535, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('mht9gr5m', 106, 1795934436243, NULL, 'dealer', NULL, 'outcome', '["draw",[66]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 107, 1795934436247, 1, 'person:2', 1001000000000000536, 'action', '["play",[68]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 108, 1795934436251, 1, 'person:2', 1001000000000000537, 'action', '["play",[74]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 109, 1795934436255, 0, 'person:1', 1001000000000000538, 'action', '["play",[47]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 110, 1795934436259, 0, 'person:1', 1001000000000000539, 'action', '["pick",[39,61]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 111, 1795934436263, 0, 'person:1', 1001000000000000540, 'action', '["play",[39,61]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 112, 1795934436267, 1, 'person:2', 1001000000000000541, 'action', '["play",[16,80]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 113, 1795934436271, 0, 'person:1', 1001000000000000542, 'action', '["pick",[26,99]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 114, 1795934436275, 0, 'person:1', 1001000000000000543, 'action', '["play",[54,58]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 115, 1795934436279, 1, 'person:2', 1001000000000000544, 'action', '["pick",[34,71]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 116, 1795934436283, 1, 'person:2', 1001000000000000545, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('mht9gr5m', 117, 1795934436283, NULL, 'dealer', NULL, 'outcome', '["draw",[90,57]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 118, 1795934436287, 1, 'person:2', 1001000000000000546, 'action', '["play",[34,66]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 119, 1795934436290, 0, 'person:1', 1001000000000000547, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('mht9gr5m', 120, 1795934436290, NULL, 'dealer', NULL, 'outcome', '["draw",[5,40,72]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 121, 1795934436295, 0, 'person:1', 1001000000000000548, 'action', '["play",[40,99]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 122, 1795934436299, 1, 'person:2', 1001000000000000549, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('mht9gr5m', 123, 1795934436299, NULL, 'dealer', NULL, 'outcome', '["draw",[60,21,51]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 124, 1795934436303, 1, 'person:2', 1001000000000000550, 'action', '["play",[57,60]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 125, 1795934436307, 1, 'person:2', 1001000000000000551, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('mht9gr5m', 126, 1795934436307, NULL, 'dealer', NULL, 'outcome', '["draw",[42,9,78]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 127, 1795934436310, 1, 'person:2', 1001000000000000552, 'action', '["play",[51,78]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 128, 1795934436315, 0, 'person:1', 1001000000000000553, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('mht9gr5m', 129, 1795934436315, NULL, 'dealer', NULL, 'outcome', '["draw",[3,84,82]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 130, 1795934436319, 0, 'person:1', 1001000000000000554, 'action', '["play",[3,26]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 131, 1795934436322, 0, 'person:1', 1001000000000000555, 'action', '["pick",[46,99]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 132, 1795934436327, 0, 'person:1', 1001000000000000556, 'action', '["play",[5,84]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 133, 1795934436329, 1, 'person:2', 1001000000000000557, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('mht9gr5m', 134, 1795934436329, NULL, 'dealer', NULL, 'outcome', '["draw",[14,10]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 135, 1795934436335, 1, 'person:2', 1001000000000000558, 'action', '["play",[14,90]]');
INSERT INTO public.entries VALUES ('mht9gr5m', 136, 1795934436335, NULL, 'person:2', NULL, 'ended', '{"kind":"ended","reason":"over","seed":"7e9d05b02bdb5d8800dabc5c38b422776b38ed345be4259c66c24bd64d1024bb","result":["dung-heap",[[0,1,38,0],[1,2,60,0]]]}');
INSERT INTO public.entries VALUES ('ntnh37s5', 1, 1795934436360, NULL, 'person:1', 1001000000000000562, 'opened', '{"kind":"opened","commitment":"365b5a53310a39a8b49960c1434efd0d9423212bbd1c643d73d9f79bed55e8cc"}');
INSERT INTO public.entries VALUES ('ntnh37s5', 2, 1795934436360, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('ntnh37s5', 3, 1795934436363, 1, 'person:2', 1001000000000000563, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('ntnh37s5', 4, 1795934436367, 2, 'person:3', 1001000000000000564, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('ntnh37s5', 5, 1795934436371, NULL, 'person:1', 1001000000000000565, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('ntnh37s5', 6, 1795934436371, NULL, 'dealer', NULL, 'outcome', '["first",2]');
INSERT INTO public.entries VALUES ('ntnh37s5', 7, 1795934436371, 2, 'table', NULL, 'action', '["roll"]');
INSERT INTO public.entries VALUES ('ntnh37s5', 8, 1795934436371, NULL, 'dealer', NULL, 'outcome', '["dice",[1,3,3,3,4,4,4,5]]');
INSERT INTO public.entries VALUES ('ntnh37s5', 9, 1795934436376, 1, 'person:2', 1001000000000000566, 'left', '{"kind":"left"}');
INSERT INTO public.entries VALUES ('veqyxh79', 1, 1795934436383, NULL, 'person:3', 1001000000000000568, 'opened', '{"kind":"opened","commitment":"84e41918751fbdb18b49434f0fc3f646cd00e7e79c4308660e563f16dce3eb15"}');
INSERT INTO public.entries VALUES ('veqyxh79', 2, 1795934436383, 0, 'person:3', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('xajjqhgx', 1, 1795934436355, NULL, 'person:1', 1001000000000000560, 'opened', '{"kind":"opened","commitment":"190ac77ff3a24290f45a9a3607300a4b20c70ec96c6816da0624e0dd8f84b252"}');
INSERT INTO public.entries VALUES ('xajjqhgx', 2, 1795934436355, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('xajjqhgx', 3, 1795934436355, 1, 'person:1', NULL, 'joined', '{"kind":"joined","level":"rooster"}');
INSERT INTO public.entries VALUES ('xajjqhgx', 4, 1795934436355, NULL, 'person:1', NULL, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('xajjqhgx', 5, 1795934436355, NULL, 'dealer', NULL, 'outcome', '["draw",[18,72,71,90,93,1,91,35,64,15,45,86,23,31,25,80]]');
INSERT INTO public.feats VALUES ('g5cc2jwa', 1, 'meal', 20, 1, 'karteneck', 1795934434051);
INSERT INTO public.feats VALUES ('g5cc2jwa', 0, 'meal', 42, 1, 'karteneck', 1795934434051);
INSERT INTO public.feats VALUES ('g5cc2jwa', 2, 'meal', 32, 1, 'karteneck', 1795934434051);
INSERT INTO public.feats VALUES ('czfqzc2v', 1, 'turn', 28, 1, 'heckmeck', 1795934435379);
INSERT INTO public.feats VALUES ('czfqzc2v', 1, 'stack', 3, 1, 'heckmeck', 1795934435379);
INSERT INTO public.feats VALUES ('czfqzc2v', 2, 'turn', 40, 1, 'heckmeck', 1795934435379);
INSERT INTO public.feats VALUES ('czfqzc2v', 2, 'stack', 8, 1, 'heckmeck', 1795934435379);
INSERT INTO public.feats VALUES ('czfqzc2v', 0, 'turn', 31, 1, 'heckmeck', 1795934435379);
INSERT INTO public.feats VALUES ('czfqzc2v', 0, 'stack', 3, 1, 'heckmeck', 1795934435379);
INSERT INTO public.former_seats VALUES ('ntnh37s5', 2, 1);
INSERT INTO public.guild_settings VALUES (99, 'it', '[1,2]', 1, 'live', 'managers', 'no');
INSERT INTO public.memos VALUES ('commands', 'hash');
INSERT INTO public.memos VALUES ('daily-secret', '3a221ea4bcc4e12a38e74ec9508e6cbb965371a215cdb99897ddaa357014b63d');
INSERT INTO public.messages VALUES ('ntnh37s5', 'board', -1, 0, 1, 2, 3, 0);
INSERT INTO public.nicknames VALUES (2, 7, 'Böss');
INSERT INTO public.outbox VALUES ('ntnh37s5', 1, 2);
INSERT INTO public.packed_logs VALUES ('58ey95rc', '\x78f9e8815a95ad58dbb2db200cfc213ac3455cf431e7c1b1e3f6a9d397fe7f17308ed7b1db9e99938bc706b112ab45907c927377c3b9bfe13cdc702e5fc3f917d3386677a231dcd1d8294cf83a8b4bc66dc1150fa55e7233e906daeed198ba6d696fed6dc3b034c466d1306af70677c4dac0b5590cc8b2c792b7f16998a561d8cc521f3f204b0b4e5f61947d6cf7b80da230778cd6da26b4f3b0bbcdc3b0e6c6658d1a4482d8acc66e6f3115c4c3acded7b7330db151dc9f42b312d8759b7a0dc6850abc0d7a75ca0696911f69d08a3b8f6fcd5c87f3cd261dc6d502585a5fdcda02c655577ecff6e895869477cfb223d8edfef5c47dae45220d2dd0947adc35ea2abf4aa0c5e7f052f977499e655a354cd9d93c6b74b2e6d54ededae72a363e1e6e99524a59d734d9c985e41f8f6cddf258ec1afd3cf9f0d91afed93abfed5b5e4c06af9046341157e80fe241a69c517055c9f2105a30414db026827d680a839c29b887a82042880d4c2285b8e93bd7d894ddf129d8f6d4f6757fd83b15b23cda15c6e0be6b880005298dcae499102321061e272f07eee020fba3d5f6d4acc2c14a8a11e88abc95708d58e468a57a8d18c13694488889e2978de37e46428e3805315ca4604c438f4391c042c69bd7b7c823711b29343922a208722cf91ad0158a030c86fb29084d4132cf9e38259e92bdd151a0635c41ed21459478933f622193d23905993c634d15e29dbb1d16216701e53c5dabbe14c34421f9f1088dd52d27798f8677a561bb40212755a28da78935af9462841b6e042efe34af42f9c06e91ae23c952b72ec76e28b17b9883c15398af86f76283c276265cb94c9911794707ab516faa02393d952090373c75201d891c9e83c95c044ca179a95ccf216243f6bcac4f0d88b9dcb08b9dda43523cbed6ad8f234b3831605b149370e4812a7819135d8ec92341a67c042d28646dcfc5f63a7e0b0d8e7550f1be24715cc087882a94c178b33c323242c129d52a4f20e92f7aa3d9b3fe37e9bcf97638e890372937b58fac949407c23864d68fc66bdf1ec7249e697dfadf9ffeb38f21e498e6f519742e56cb6c97d985252f8b3a996579a69c9e8b5fa739da675ae6c9fabc94ec9eeb94164f7f152cbf7f7efff6e339fdaa3fdb433badd73395ebe7c28ffe6f80f483563d7c61afb3fd2f813f11b686a9');
INSERT INTO public.packed_logs VALUES ('8yfny3zb', '\x78f9e8815a95ad94bd0ec33008845f2803606c8ec7c13f992a75e8fb4b75a254edd0a8aa14e309b17c07777f6ace279abf40aed190bfb0e4ef2cba9f359b674faa29bbd242934d16da8b375d7461a2f9df4fd57f1f394619d4b20864a530c996508770343489b14a34a34e6e9addac5962f282393e60dd325fe00a3eb7b84c763d2c7e9eb2ed767fec9d2367a3041c51ac8fd41d55a0c85d0bf98a95a8c9a442991daa905e3db826b3d46005e8913e72795bc78cd227b1a5a9d8');
INSERT INTO public.packed_logs VALUES ('czfqzc2v', '\x78f9e8815a95ad5a5b76a42010dd503e28aa4058cb9c7c745a7aff4b180515100acacc841cb40d16f5bc5c483ff439303ed78ccf4f43fe8f6f41e4c363b016395612b59b5735e755b3f9b4ec770f9bcdc7a9f75fa0b61b80f60abf7badbcfe7676c5bd9efb07daf4b4e8893985490c54b3291eeab8757d19f6e6b2dc3b8992d00d66ad9c9b07132ac7ddfbda7167ef62ffd46a7bf4ff2253a4eebd17db0e7badc2e28d472224eb962f151b55571d7b7b5df71eb7cadcafa618618ef1a977834f6d9f25dbe3693d861a7d720335109aee80c6a35c3399bbfe869589be30b47ccb140ae175a7cfd97b4a5147195788e9a9aa5b8b6ded86a550c11692dcd0746e4677459dae4fe91ea32bb21d659fa5f6e7ac5da72ad799f8dc455ba14e475398e66e82f6a7103fb9d847bc285f5f6ea1b1cdeb09fe0efbb6cad82b496dbff9472b0177738e0cbcd01a0c1ec8eb977ff9f5e31097cfb238da9eac889f2504bd559efe59deafe03f2128f3b3e2472bf794ec89e81f705c362db0b11514157bc3758cae80f26e41bcd1dd83be6bcdbd901bcdd5685438a433c3f7b633083161a744388aa1d41b8a8dc4d254e094a14c1265ca18d69da6af564943a773247ed5187bcc409c5a67d6906486fe86c9f0c970371a07e95b0cebfa1cbf39b331c742b68f8b8acdd46a874dd3022e6776a37d1f3e886e9a05156fc30393f7165f985702de24329ea1c19efa4a128962d8292133aa383baf6768d219fbde3f07f515a3a399d97cbb6a860533e0c10ca5a908d28cd2127d6912bea4582986857b6102e25c73986727a7f52300c878612571add731ce0ff7f88d60bd2a9147a03b0f7e0bb8c4a5532d0f3879922afa1e71920720a5fb80db2f6f419e9bcbc87ef969e9f27dc22d318beb32b2089b6ac201188a60709a91b3c89600272c606c86b2482580e86e3e8fb9a5cec934d7584c53b48c22de015e17fa0ecbf651fa0b57b774122d48958ece72f0f2e3155ec427ce0a107880be46ebf1016ca9cd0cb70f5991044b2e2893911a92d4c9c3cd55415d25207965a02c4822e6ac67e9c4ad0579eb66e44b9ea8321336190932d5b90e3c7272d549b28df3453064e50c4d061a3e6185d08e526ea6f3e0b90371ce1944f996299ba8f28e5c9e43999e9f7d0872404ff8cc031868891b0e377492930a0e3586a72024abbc1262ecfcfca63d72d0e2c5be35cd7ecfce288c8c1fb53c9245d4a947ce2947476e820ddc698168213483282fa3fc11ae8f49736ebfbaf94afa6584cf1b617d052083803eac3fe882579e82a28fa217f9f00eb8be69b1a402aa40c1bd3138347ab50b9977f5e585fa3b0a7f743c058e0720fb09f2920809c47f586c3ac66f27fc051f84b052');
INSERT INTO public.packed_logs VALUES ('g5cc2jwa', '\x78f9e8815a95a558598283200cbd901f64613b4c3f90eafd8f30c16a471916713a65a41048f2b2218398430573ac607e28f24f6cff09e33d58f4068d1660b440d37e1efd83fefc34d93e4ff6748556e7587ada6d4549865edf7c578f508f71f0823d58af3d311319c593dafe008f4efa47d2f4fe34d2786fc738579aab8c97d6d5c6fcbe8fdbfbb4cf7d04c47d95de254bb34005f647ff3a9a960164129c09e08b017e79bad396aea1fd8326d6d0c24ec9f7fcc17e21582868af96d92d21ac61467caf2a84c834475071b5668148cbeca3cc591fbc50208780ab8a332eeb325a39dab5e45bd469a22daa53567429d0e5148029ca5fe93c007a1b3a954af9290783d7b51c1d2703b0138999ec6fc1cf8b316d69f9d52cd8fa4ac185927ea5307f29b0cb25a3d05d394000c828b82be92f97121a490ff085f9034f37a19f18daba4293c761b3d60e3a470bc735e5aea6c8a71d9233b5a5685aa484168a85dcc478b1197434297049a2425d15bd65e421f7e3221368439e28ae96a771367dcb266d751b90b683bd3e7eaaea8691042dc2eb5656e0dc47695c080972baab482da2e98ee1e8e2c70f72cf578e1d2092e46a26566da7d377534d4d30ea522467e86088b9a5b84b01dd487f608776be49ebcd5022c0221af675f1631297e1217ca8abfda3ea453982a5b8e6cb1e3d8ce196a4540fa7b23ff9bb3e592c1bd38823b4722db7980c54c8a3d64826e5094d3b9b24c6aa2f9b190adb7e1d30e5c0c68b24386a09cead8d9df45a704abc7d54291678d9514e983e53d5d79d815a22dc7428dd5514bb95066f1c11703c3ea97fe6527793602d8be2dfc8b97b5529ef2eda05d01610a29ae55d87d77935b35a341b2b6f3a8be1f73b46ab56fb367e0ec4d64417f56ac2e2ec7cb9da3c5f676e2f242c29cd6d3713d2d94ec99f1bcc5449f17379f90323ea0540');
INSERT INTO public.packed_logs VALUES ('nxhsxrbb', '\x78f9e8815a95ed5a5bb2a4200cdd504f1521e1b598f9101ffb5fc2f8687bb041e4387eccc76d5bab2b04484e4e20ad8298d309e6fa04733ec15c1ec59caf03f116524908417d3794ada171f3e9e733cc27a9b780689591dec4bcb590fc34fe34fe5f8d794bda6727f7b976daf2d15ed5965d895c308145d8b0b72ff53ecce7d7f17049abac57bf5e79bd861349aa29c975b6acdc2059379d5cdfdd52a56d36e24c64b219b6ceb63ab3cf34e564644ef453f76dddde9669e4046553c534759254c3c4f9ef8727e60f7bde8df411c8815cf2ad980e991d3377171eabf9fbf73313f9bad20a227da70d9b8e8cc42eda38a8de90727eb0c3a827d73379abdd388c919c449eba7e1235b8ce87218aa0a5d9cdf28dbf8acb7d5b3d8a4c93c8e622f9fd5d3bab63ed5c18f4a06e6aea9257ea541ddf66e3db9a3a65eabaa6ae0be668cc9caabb8c81995b2f987a3b96bbb7d40acf2d2e30683e684d3d56a6e0ae60f6bb562e37a053301fb446506fb9959b7b0730b7eafa168c178867692971204201f497b164afebdbfbfcd9fd0d20e19afdbd992f1e5d7ecc83eb89a0e36bb483fd7784eafa790a0490711a64b4c318a40933bf3e7e61858019e4414a6b7815f560873a46a50e0cb2b43d0a7b077067d2824e4060dcb405f386d0383fb9f6e6f6d4116530717273eaf808caebc266afc1cab59ecae85254a20458796b03925a830e04308f19f658d0d50eddf00db81d78105206b318dcced0102b3407d0106b832e438f460c4d02831a2460c8d0ade391acf18fba5cc0d46359c3e0df1a1d1e1fff3913f7a85cdfa8b82cd66f0d71199c008251a89f98c07b480216687cbddb5fa2c14d1d67cc5a1ffc73ec82b33459ead5e4dde4488297aeefd468854defa7e843f453d70d424e0dd687510f914334cebbd11c5e14485f00e0e5b19a5a0d5e6ecb9a1591e5391baf7ed14b5ebffc4b6def03fc011fee258e');
INSERT INTO public.people VALUES (1, 5000, 'Player 0', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (2, 5001, 'Player 1', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (3, 5002, 'Player 2', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (4, NULL, '', '', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (5, 999, 'Moderator', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.plan_answers VALUES (1001000000000000573, 1, 1, 1);
INSERT INTO public.plans VALUES (1001000000000000573, 1, 5, 1800000000000, 1800000000000, 'heckmeck', 'en', 'none', 'Europe/Rome', 'open', 1, 1230, NULL, 0, NULL);
INSERT INTO public.ratings VALUES (1, 0, 0, 'karteneck', 1795934434051, 'g5cc2jwa', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 0, 0, 'karteneck', 1795934434051, 'g5cc2jwa', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 0, 0, 'karteneck', 1795934434051, 'g5cc2jwa', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 0, 'karteneck', 1795934434051, 'g5cc2jwa', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 0, 'karteneck', 1795934434051, 'g5cc2jwa', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 0, 'karteneck', 1795934434051, 'g5cc2jwa', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 1, 'karteneck', 1795934434051, 'g5cc2jwa', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 1, 'karteneck', 1795934434051, 'g5cc2jwa', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 1, 'karteneck', 1795934434051, 'g5cc2jwa', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 0, 0, 'hornochsen', 1795934434676, '58ey95rc', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 0, 0, 'hornochsen', 1795934434676, '58ey95rc', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 0, 0, 'hornochsen', 1795934434676, '58ey95rc', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 0, 0, 'hornochsen', 1795934434676, '58ey95rc', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 0, 'hornochsen', 1795934434676, '58ey95rc', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 0, 'hornochsen', 1795934434676, '58ey95rc', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 0, 'hornochsen', 1795934434676, '58ey95rc', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 0, 'hornochsen', 1795934434676, '58ey95rc', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 1, 'hornochsen', 1795934434676, '58ey95rc', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 1, 'hornochsen', 1795934434676, '58ey95rc', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 1, 'hornochsen', 1795934434676, '58ey95rc', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 1, 'hornochsen', 1795934434676, '58ey95rc', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 0, 0, 'heckmeck', 1795934435379, 'czfqzc2v', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 0, 0, 'heckmeck', 1795934435379, 'czfqzc2v', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 0, 0, 'heckmeck', 1795934435379, 'czfqzc2v', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 0, 'heckmeck', 1795934435379, 'czfqzc2v', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 0, 'heckmeck', 1795934435379, 'czfqzc2v', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 0, 'heckmeck', 1795934435379, 'czfqzc2v', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 2, 'heckmeck', 1795934435379, 'czfqzc2v', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 2, 'heckmeck', 1795934435379, 'czfqzc2v', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 2, 'heckmeck', 1795934435379, 'czfqzc2v', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 0, 0, 'verflixxt', 1795934435925, 'nxhsxrbb', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 0, 0, 'verflixxt', 1795934435925, 'nxhsxrbb', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 0, 0, 'verflixxt', 1795934435925, 'nxhsxrbb', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 0, 0, 'verflixxt', 1795934435925, 'nxhsxrbb', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 0, 'verflixxt', 1795934435925, 'nxhsxrbb', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 0, 'verflixxt', 1795934435925, 'nxhsxrbb', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 0, 'verflixxt', 1795934435925, 'nxhsxrbb', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 0, 'verflixxt', 1795934435925, 'nxhsxrbb', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 1, 'verflixxt', 1795934435925, 'nxhsxrbb', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 1, 'verflixxt', 1795934435925, 'nxhsxrbb', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 1, 'verflixxt', 1795934435925, 'nxhsxrbb', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 1, 'verflixxt', 1795934435925, 'nxhsxrbb', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 0, 0, 'hornochsen', 1795934436335, 'mht9gr5m', 22.465307357754504, 8.203364590750274);
INSERT INTO public.ratings VALUES (2, 0, 0, 'hornochsen', 1795934436335, 'mht9gr5m', 24.89922409018725, 8.203364590750274);
INSERT INTO public.ratings VALUES (1, 1, 0, 'hornochsen', 1795934436335, 'mht9gr5m', 26.317734276029125, 8.300738615487104);
INSERT INTO public.ratings VALUES (2, 1, 0, 'hornochsen', 1795934436335, 'mht9gr5m', 23.682265723970875, 8.300738615487104);
INSERT INTO public.ratings VALUES (1, 1, 2, 'hornochsen', 1795934436335, 'mht9gr5m', 26.317734276029125, 8.300738615487104);
INSERT INTO public.ratings VALUES (2, 1, 2, 'hornochsen', 1795934436335, 'mht9gr5m', 23.682265723970875, 8.300738615487104);
INSERT INTO public.results VALUES ('g5cc2jwa', 0, 1, 'held', 1, 1, 'karteneck', 1795934434051, 3, 2, 1, 39, 41, 'all-eaten');
INSERT INTO public.results VALUES ('g5cc2jwa', 1, 2, 'held', 1, 1, 'karteneck', 1795934434051, 3, 1, 2, 42, 38, 'all-eaten');
INSERT INTO public.results VALUES ('g5cc2jwa', 2, 3, 'held', 1, 1, 'karteneck', 1795934434051, 3, 3, 0, 36, 42, 'all-eaten');
INSERT INTO public.results VALUES ('58ey95rc', 0, 1, 'held', 2, 1, 'hornochsen', 1795934434676, 4, 4, 0, 60, 0, 'dung-heap');
INSERT INTO public.results VALUES ('58ey95rc', 1, 2, 'held', 2, 1, 'hornochsen', 1795934434676, 4, 2, 2, 6, 0, 'dung-heap');
INSERT INTO public.results VALUES ('58ey95rc', 2, 3, 'held', 2, 1, 'hornochsen', 1795934434676, 4, 3, 1, 47, 0, 'dung-heap');
INSERT INTO public.results VALUES ('58ey95rc', 3, 4, 'held', 2, 1, 'hornochsen', 1795934434676, 4, 1, 3, 2, 0, 'dung-heap');
INSERT INTO public.results VALUES ('czfqzc2v', 0, 1, 'held', 1, 2, 'heckmeck', 1795934435379, 3, 2, 1, 7, 29, 'grill-empty');
INSERT INTO public.results VALUES ('czfqzc2v', 1, 2, 'held', 1, 2, 'heckmeck', 1795934435379, 3, 3, 0, 1, 22, 'grill-empty');
INSERT INTO public.results VALUES ('czfqzc2v', 2, 3, 'held', 1, 2, 'heckmeck', 1795934435379, 3, 1, 2, 8, 30, 'grill-empty');
INSERT INTO public.results VALUES ('nxhsxrbb', 0, 1, 'held', 2, 1, 'verflixxt', 1795934435925, 4, 2, 2, 5, 2, 'all_home');
INSERT INTO public.results VALUES ('nxhsxrbb', 1, 2, 'held', 2, 1, 'verflixxt', 1795934435925, 4, 4, 0, -8, 0, 'all_home');
INSERT INTO public.results VALUES ('nxhsxrbb', 2, 3, 'held', 2, 1, 'verflixxt', 1795934435925, 4, 3, 1, 3, 1, 'all_home');
INSERT INTO public.results VALUES ('nxhsxrbb', 3, 4, 'held', 2, 1, 'verflixxt', 1795934435925, 4, 1, 3, 20, 3, 'all_home');
INSERT INTO public.results VALUES ('mht9gr5m', 0, 1, 'held', 1, 2, 'hornochsen', 1795934436335, 2, 1, 1, 38, 0, 'dung-heap');
INSERT INTO public.results VALUES ('mht9gr5m', 1, 2, 'held', 1, 2, 'hornochsen', 1795934436335, 2, 2, 0, 60, 0, 'dung-heap');
INSERT INTO public.retired VALUES ('ntnh37s5', 1, 1, NULL);
INSERT INTO public.seasons VALUES (1, 1, 1795934434051, 1);
INSERT INTO public.seats VALUES ('58ey95rc', 0, 1, NULL);
INSERT INTO public.seats VALUES ('58ey95rc', 1, 2, NULL);
INSERT INTO public.seats VALUES ('58ey95rc', 2, 3, NULL);
INSERT INTO public.seats VALUES ('58ey95rc', 3, 4, NULL);
INSERT INTO public.seats VALUES ('8yfny3zb', 0, 1, NULL);
INSERT INTO public.seats VALUES ('8yfny3zb', 1, 2, NULL);
INSERT INTO public.seats VALUES ('czfqzc2v', 0, 1, NULL);
INSERT INTO public.seats VALUES ('czfqzc2v', 1, 2, NULL);
INSERT INTO public.seats VALUES ('czfqzc2v', 2, 3, NULL);
INSERT INTO public.seats VALUES ('g5cc2jwa', 0, 1, NULL);
INSERT INTO public.seats VALUES ('g5cc2jwa', 1, 2, NULL);
INSERT INTO public.seats VALUES ('g5cc2jwa', 2, 3, NULL);
INSERT INTO public.seats VALUES ('gt9pv7cr', 0, 3, NULL);
INSERT INTO public.seats VALUES ('gt9pv7cr', 1, 1, NULL);
INSERT INTO public.seats VALUES ('mht9gr5m', 0, 1, NULL);
INSERT INTO public.seats VALUES ('mht9gr5m', 1, 2, NULL);
INSERT INTO public.seats VALUES ('ntnh37s5', 0, 1, NULL);
INSERT INTO public.seats VALUES ('ntnh37s5', 1, NULL, 'hen');
INSERT INTO public.seats VALUES ('ntnh37s5', 2, 3, NULL);
INSERT INTO public.seats VALUES ('nxhsxrbb', 0, 1, NULL);
INSERT INTO public.seats VALUES ('nxhsxrbb', 1, 2, NULL);
INSERT INTO public.seats VALUES ('nxhsxrbb', 2, 3, NULL);
INSERT INTO public.seats VALUES ('nxhsxrbb', 3, 4, NULL);
INSERT INTO public.seats VALUES ('veqyxh79', 0, 3, NULL);
INSERT INTO public.seats VALUES ('xajjqhgx', 0, 1, NULL);
INSERT INTO public.seats VALUES ('xajjqhgx', 1, NULL, 'rooster');
INSERT INTO public.standings VALUES (1, 0, 0, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 0, 0, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 0, 0, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 0, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 1, 0, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 1, 0, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 1, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 1, 1, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 1, 1, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 0, 0, 'hornochsen', 22.465307357754504, 8.203364590750274, -21, 2, 1, 1);
INSERT INTO public.standings VALUES (2, 0, 0, 'hornochsen', 24.89922409018725, 8.203364590750274, 3, 2, 0, 2);
INSERT INTO public.standings VALUES (3, 0, 0, 'hornochsen', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 2, 0, 'hornochsen', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 2, 0, 'hornochsen', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 2, 0, 'hornochsen', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 2, 1, 'hornochsen', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
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
INSERT INTO public.standings VALUES (2, 0, 0, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (3, 0, 0, 'verflixxt', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 2, 0, 'verflixxt', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (2, 2, 0, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (3, 2, 0, 'verflixxt', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 2, 1, 'verflixxt', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (2, 2, 1, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (3, 2, 1, 'verflixxt', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 1, 0, 'hornochsen', 26.317734276029125, 8.300738615487104, 14, 1, 1, 1);
INSERT INTO public.standings VALUES (2, 1, 0, 'hornochsen', 23.682265723970875, 8.300738615487104, -12, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 2, 'hornochsen', 26.317734276029125, 8.300738615487104, 14, 1, 1, 1);
INSERT INTO public.standings VALUES (2, 1, 2, 'hornochsen', 23.682265723970875, 8.300738615487104, -12, 1, 0, 0);
INSERT INTO public.subscriptions VALUES (1, 1, 'heckmeck', 1, NULL, 0);
INSERT INTO public.tables VALUES ('58ey95rc', 2, 1001000000000000092, NULL, 'hornochsen', 1, 'en', '\xc2533756cfe39c8098c0dc13d7dd914c4de676ed2fac50e6dca027d871efa6d2', 'over', '[]', 1795934434079, 1795934434676, 'over', 1795934434083, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('8yfny3zb', 1, 1001000000000000446, NULL, 'heckmeck', 1, 'en', '\xa6a898a67de3d98b28485d4609f8f00c2f2a865d40b82db9a1b3773c87688da3', 'over', '[]', 1795934435940, 1795934435963, 'closed', 1795934435949, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('czfqzc2v', 1, 1001000000000000203, NULL, 'heckmeck', 1, 'en', '\xfc31dae1453139edb38e9094e04f04a49ece3dc47640e30e4e8c3e8352d6745c', 'over', '[]', 1795934434687, 1795934435379, 'over', 1795934434691, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('g5cc2jwa', 1, 1001000000000000000, NULL, 'karteneck', 1, 'en', '\x2f058a157121c0bc434fbf6b0e54679cae64ddcc70f7d69ba3476c8c5f6ae87b', 'over', '[]', 1795934433604, 1795934434051, 'over', 1795934433616, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('gt9pv7cr', 1, 1001000000000000569, NULL, 'heckmeck', 1, 'en', '\xc9bb9e1391682903517476664fe112566145c99b4ac3f855fc4e069125a431f1', 'playing', '[]', 1795934436387, NULL, NULL, 1795934436395, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('mht9gr5m', 1, 1001000000000000451, NULL, 'hornochsen', 1, 'en', '\x7e9d05b02bdb5d8800dabc5c38b422776b38ed345be4259c66c24bd64d1024bb', 'over', '[]', 1795934435977, 1795934436335, 'over', 1795934435979, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('ntnh37s5', 1, 1001000000000000561, NULL, 'heckmeck', 1, 'en', '\xe365a2933913ad99cafc8b9fd5bfb218de9fcd609e34b1850e5f6794e3923894', 'playing', '[]', 1795934436360, NULL, NULL, 1795934436371, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('nxhsxrbb', 2, 1001000000000000342, NULL, 'verflixxt', 1, 'en', '\x3ba9761f61c0f87f714984aca0e6435c8fb89b8faad4170d689e2db39b5787e5', 'over', '[]', 1795934435386, 1795934435925, 'over', 1795934435391, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('veqyxh79', 1, 1001000000000000567, NULL, 'heckmeck', 1, 'en', '\xaf0bdfc9a5b126dedfd6835b7e03f39f2b828c243bd05434db479474d3aa10d3', 'lobby', '[]', 1795934436383, NULL, NULL, NULL, 0, 1795934496383, NULL);
INSERT INTO public.tables VALUES ('xajjqhgx', 1, 1001000000000000559, NULL, 'hornochsen', 1, 'it', '\xf47cd57a0ddbf466639101efcded4286443c0ba98a6d4f6ce8bf46ee053f1cf1', 'playing', '[]', 1795934436355, NULL, NULL, 1795934436355, 0, NULL, NULL);
INSERT INTO public.turns VALUES ('gt9pv7cr', 1, 1, NULL, 1795934436395, NULL, NULL);
INSERT INTO public.turns VALUES ('ntnh37s5', 2, 3, NULL, 1795934436371, NULL, NULL);
INSERT INTO public.turns VALUES ('xajjqhgx', 0, 1, NULL, 1795934436355, NULL, NULL);
INSERT INTO public.turns VALUES ('xajjqhgx', 1, NULL, 'rooster', 1795934436355, NULL, NULL);
INSERT INTO public.visitors VALUES ('8yfny3zb', 5);
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
CREATE INDEX owed_lines ON public.messages USING btree (table_id) WHERE ((kind = 'line'::text) AND (shown <= 0));
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
CREATE INDEX what_somebody_did_beside_moves ON public.entries USING btree (by) WHERE (kind <> ALL (ARRAY['action'::text, 'outcome'::text]));
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
