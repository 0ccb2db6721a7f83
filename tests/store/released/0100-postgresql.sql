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
INSERT INTO public.daily_puzzles VALUES ('2026-11-25', 1, 'stacks=22/-/30 kept=6x2 dice=1.4.4.5.6.6', '[["[\"keep\",1]",0.4],["[\"keep\",4]",1.9],["[\"keep\",5]",1.2]]', 1);
INSERT INTO public.departures VALUES (99, 1);
INSERT INTO public.entries VALUES ('2mewpznz', 1, 1795956946056, NULL, 'person:1', 1001000000000000562, 'opened', '{"kind":"opened","commitment":"8dd354dcfb75666d72747d49738795f078fdfbd72153dcd22af2b9d68c52af22"}');
INSERT INTO public.entries VALUES ('2mewpznz', 2, 1795956946056, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('2mewpznz', 3, 1795956946056, 1, 'person:1', NULL, 'joined', '{"kind":"joined","level":"rooster"}');
INSERT INTO public.entries VALUES ('2mewpznz', 4, 1795956946056, NULL, 'person:1', NULL, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('2mewpznz', 5, 1795956946056, NULL, 'dealer', NULL, 'outcome', '["draw",[87,70,88,27,17,29,6,69,30,53,76,38,74,80,14,49]]');
INSERT INTO public.entries VALUES ('8am5wmbt', 1, 1795956946085, NULL, 'person:3', 1001000000000000572, 'opened', '{"kind":"opened","commitment":"1630dc1a812e06f67a2293ed2198ff20d697446fb8551da9d930b5c2eca403fe"}');
INSERT INTO public.entries VALUES ('8am5wmbt', 2, 1795956946085, 0, 'person:3', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('8am5wmbt', 3, 1795956946088, 1, 'person:1', 1001000000000000573, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('8am5wmbt', 4, 1795956946090, NULL, 'person:3', 1001000000000000574, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('8am5wmbt', 5, 1795956946090, NULL, 'dealer', NULL, 'outcome', '["first",0]');
INSERT INTO public.entries VALUES ('8am5wmbt', 6, 1795956946090, 0, 'table', NULL, 'action', '["roll"]');
INSERT INTO public.entries VALUES ('8am5wmbt', 7, 1795956946090, NULL, 'dealer', NULL, 'outcome', '["dice",[2,3,4,4,4,5,5,6]]');
INSERT INTO public.entries VALUES ('cfg4k35r', 1, 1795956946083, NULL, 'person:3', 1001000000000000570, 'opened', '{"kind":"opened","commitment":"8b7b524464814391ea21bef97d789a353b55fbe7963f13b76144a57a43c096a3"}');
INSERT INTO public.entries VALUES ('cfg4k35r', 2, 1795956946083, 0, 'person:3', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('rxredc73', 1, 1795956945791, NULL, 'person:1', 1001000000000000483, 'opened', '{"kind":"opened","commitment":"66b96f02ca639e5cb6ff11a5895a1470d5a376469589d70c80f667abe62f06e6"}');
INSERT INTO public.entries VALUES ('rxredc73', 2, 1795956945791, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('rxredc73', 3, 1795956945791, 1, 'person:2', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('rxredc73', 4, 1795956945795, NULL, 'person:1', 1001000000000000484, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('rxredc73', 5, 1795956945795, NULL, 'dealer', NULL, 'outcome', '["draw",[65,49,4,88,9,5,23,87,48,52,40,24,55,99,7,82]]');
INSERT INTO public.entries VALUES ('rxredc73', 6, 1795956945796, 1, 'person:2', 1001000000000000485, 'action', '["play",[87]]');
INSERT INTO public.entries VALUES ('rxredc73', 7, 1795956945799, 0, 'person:1', 1001000000000000486, 'action', '["play",[9]]');
INSERT INTO public.entries VALUES ('rxredc73', 8, 1795956945803, 0, 'person:1', 1001000000000000487, 'action', '["play",[4]]');
INSERT INTO public.entries VALUES ('rxredc73', 9, 1795956945807, 1, 'person:2', 1001000000000000488, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('rxredc73', 10, 1795956945807, NULL, 'dealer', NULL, 'outcome', '["draw",[68,13,2]]');
INSERT INTO public.entries VALUES ('rxredc73', 11, 1795956945811, 1, 'person:2', 1001000000000000489, 'action', '["play",[48]]');
INSERT INTO public.entries VALUES ('rxredc73', 12, 1795956945815, 0, 'person:1', 1001000000000000490, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('rxredc73', 13, 1795956945815, NULL, 'dealer', NULL, 'outcome', '["draw",[95,53]]');
INSERT INTO public.entries VALUES ('rxredc73', 14, 1795956945819, 1, 'person:2', 1001000000000000491, 'action', '["play",[23]]');
INSERT INTO public.entries VALUES ('rxredc73', 15, 1795956945820, 0, 'person:1', 1001000000000000492, 'action', '["play",[95]]');
INSERT INTO public.entries VALUES ('rxredc73', 16, 1795956945822, 1, 'person:2', 1001000000000000493, 'action', '["play",[24]]');
INSERT INTO public.entries VALUES ('rxredc73', 17, 1795956945824, 0, 'person:1', 1001000000000000494, 'action', '["play",[65]]');
INSERT INTO public.entries VALUES ('rxredc73', 18, 1795956945825, 0, 'person:1', 1001000000000000495, 'action', '["play",[5]]');
INSERT INTO public.entries VALUES ('rxredc73', 19, 1795956945827, 1, 'person:2', 1001000000000000496, 'action', '["pick",[4,99]]');
INSERT INTO public.entries VALUES ('rxredc73', 20, 1795956945829, 1, 'person:2', 1001000000000000497, 'action', '["play",[99]]');
INSERT INTO public.entries VALUES ('rxredc73', 21, 1795956945830, 0, 'person:1', 1001000000000000498, 'action', '["play",[88]]');
INSERT INTO public.entries VALUES ('rxredc73', 22, 1795956945833, 1, 'person:2', 1001000000000000499, 'action', '["play",[40]]');
INSERT INTO public.entries VALUES ('rxredc73', 23, 1795956945839, 1, 'person:2', 1001000000000000500, 'action', '["play",[4]]');
INSERT INTO public.entries VALUES ('rxredc73', 24, 1795956945840, 0, 'person:1', 1001000000000000501, 'action', '["play",[53]]');
INSERT INTO public.entries VALUES ('rxredc73', 25, 1795956945843, 1, 'person:2', 1001000000000000502, 'action', '["play",[52]]');
INSERT INTO public.entries VALUES ('rxredc73', 26, 1795956945851, 0, 'person:1', 1001000000000000503, 'action', '["play",[49]]');
INSERT INTO public.entries VALUES ('rxredc73', 27, 1795956945851, NULL, 'dealer', NULL, 'outcome', '["draw",[56,28,34,11,97,90]]');
INSERT INTO public.entries VALUES ('rxredc73', 28, 1795956945855, 0, 'person:1', 1001000000000000504, 'action', '["play",[11]]');
INSERT INTO public.entries VALUES ('rxredc73', 29, 1795956945858, 1, 'person:2', 1001000000000000505, 'action', '["pick",[5]]');
INSERT INTO public.entries VALUES ('rxredc73', 30, 1795956945859, 1, 'person:2', 1001000000000000506, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('rxredc73', 31, 1795956945859, NULL, 'dealer', NULL, 'outcome', '["draw",[60,63,80]]');
INSERT INTO public.entries VALUES ('rxredc73', 32, 1795956945861, 1, 'person:2', 1001000000000000507, 'action', '["play",[5]]');
INSERT INTO public.entries VALUES ('rxredc73', 33, 1795956945864, 0, 'person:1', 1001000000000000508, 'action', '["play",[90]]');
INSERT INTO public.entries VALUES ('rxredc73', 34, 1795956945866, 1, 'person:2', 1001000000000000509, 'action', '["pick",[55]]');
INSERT INTO public.entries VALUES ('rxredc73', 35, 1795956945870, 1, 'person:2', 1001000000000000510, 'action', '["play",[13]]');
INSERT INTO public.entries VALUES ('rxredc73', 36, 1795956945872, 0, 'person:1', 1001000000000000511, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('rxredc73', 37, 1795956945872, NULL, 'dealer', NULL, 'outcome', '["draw",[75,69,74]]');
INSERT INTO public.entries VALUES ('rxredc73', 38, 1795956945875, 0, 'person:1', 1001000000000000512, 'action', '["play",[56]]');
INSERT INTO public.entries VALUES ('rxredc73', 39, 1795956945876, 1, 'person:2', 1001000000000000513, 'action', '["play",[55]]');
INSERT INTO public.entries VALUES ('rxredc73', 40, 1795956945879, 0, 'person:1', 1001000000000000514, 'action', '["pick",[40,55]]');
INSERT INTO public.entries VALUES ('rxredc73', 41, 1795956945881, 0, 'person:1', 1001000000000000515, 'action', '["play",[40,75]]');
INSERT INTO public.entries VALUES ('rxredc73', 42, 1795956945883, 1, 'person:2', 1001000000000000516, 'action', '["play",[68,80]]');
INSERT INTO public.entries VALUES ('rxredc73', 43, 1795956945891, 1, 'person:2', 1001000000000000517, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('rxredc73', 44, 1795956945891, NULL, 'dealer', NULL, 'outcome', '["draw",[83,44]]');
INSERT INTO public.entries VALUES ('rxredc73', 45, 1795956945895, 0, 'person:1', 1001000000000000518, 'action', '["pick",[5,11]]');
INSERT INTO public.entries VALUES ('rxredc73', 46, 1795956945898, 0, 'person:1', 1001000000000000519, 'action', '["play",[11,97]]');
INSERT INTO public.entries VALUES ('rxredc73', 47, 1795956945900, 1, 'person:2', 1001000000000000520, 'action', '["play",[2,60]]');
INSERT INTO public.entries VALUES ('rxredc73', 48, 1795956945902, 0, 'person:1', 1001000000000000521, 'action', '["play",[28,34]]');
INSERT INTO public.entries VALUES ('rxredc73', 49, 1795956945904, 1, 'person:2', 1001000000000000522, 'action', '["pick",[7]]');
INSERT INTO public.entries VALUES ('rxredc73', 50, 1795956945906, 1, 'person:2', 1001000000000000523, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('rxredc73', 51, 1795956945906, NULL, 'dealer', NULL, 'outcome', '["draw",[59,8,17]]');
INSERT INTO public.entries VALUES ('rxredc73', 52, 1795956945914, 1, 'person:2', 1001000000000000524, 'action', '["play",[8,59]]');
INSERT INTO public.entries VALUES ('rxredc73', 53, 1795956945916, 0, 'person:1', 1001000000000000525, 'action', '["play",[5]]');
INSERT INTO public.entries VALUES ('rxredc73', 54, 1795956945918, 1, 'person:2', 1001000000000000526, 'action', '["play",[63]]');
INSERT INTO public.entries VALUES ('rxredc73', 55, 1795956945920, 0, 'person:1', 1001000000000000527, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('rxredc73', 56, 1795956945920, NULL, 'dealer', NULL, 'outcome', '["draw",[42,54]]');
INSERT INTO public.entries VALUES ('rxredc73', 57, 1795956945922, 0, 'person:1', 1001000000000000528, 'action', '["play",[55]]');
INSERT INTO public.entries VALUES ('rxredc73', 58, 1795956945927, 1, 'person:2', 1001000000000000529, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('rxredc73', 59, 1795956945927, NULL, 'dealer', NULL, 'outcome', '["draw",[96,37,67]]');
INSERT INTO public.entries VALUES ('rxredc73', 60, 1795956945928, 1, 'person:2', 1001000000000000530, 'action', '["play",[7]]');
INSERT INTO public.entries VALUES ('rxredc73', 61, 1795956945931, 1, 'person:2', 1001000000000000531, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('rxredc73', 62, 1795956945931, NULL, 'dealer', NULL, 'outcome', '["draw",[41,47]]');
INSERT INTO public.entries VALUES ('rxredc73', 63, 1795956945935, 0, 'person:1', 1001000000000000532, 'action', '["pick",[2,34]]');
INSERT INTO public.entries VALUES ('rxredc73', 64, 1795956945939, 0, 'person:1', 1001000000000000533, 'action', '["play",[2]]');
INSERT INTO public.entries VALUES ('rxredc73', 65, 1795956945943, 1, 'person:2', 1001000000000000534, 'action', '["play",[67]]');
INSERT INTO public.entries VALUES ('rxredc73', 66, 1795956945947, 0, 'person:1', 1001000000000000535, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('rxredc73', 67, 1795956945947, NULL, 'dealer', NULL, 'outcome', '["draw",[19,39]]');
INSERT INTO public.entries VALUES ('rxredc73', 68, 1795956945950, 0, 'person:1', 1001000000000000536, 'action', '["play",[34]]');
INSERT INTO public.entries VALUES ('rxredc73', 69, 1795956945955, 1, 'person:2', 1001000000000000537, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('rxredc73', 70, 1795956945955, NULL, 'dealer', NULL, 'outcome', '["draw",[86]]');
INSERT INTO public.entries VALUES ('rxredc73', 71, 1795956945957, 1, 'person:2', 1001000000000000538, 'action', '["play",[83]]');
INSERT INTO public.entries VALUES ('rxredc73', 72, 1795956945963, 0, 'person:1', 1001000000000000539, 'action', '["pick",[8,80]]');
INSERT INTO public.entries VALUES ('rxredc73', 73, 1795956945967, 1, 'person:2', 1001000000000000540, 'action', '["play",[37]]');
INSERT INTO public.entries VALUES ('rxredc73', 74, 1795956945971, 0, 'person:1', 1001000000000000541, 'action', '["play",[8]]');
INSERT INTO public.entries VALUES ('rxredc73', 75, 1795956945973, 1, 'person:2', 1001000000000000542, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('rxredc73', 76, 1795956945973, NULL, 'dealer', NULL, 'outcome', '["draw",[70,14,51]]');
INSERT INTO public.entries VALUES ('rxredc73', 77, 1795956945979, 1, 'person:2', 1001000000000000543, 'action', '["play",[86]]');
INSERT INTO public.entries VALUES ('rxredc73', 78, 1795956945980, 0, 'person:1', 1001000000000000544, 'action', '["play",[54]]');
INSERT INTO public.entries VALUES ('rxredc73', 79, 1795956945983, 0, 'person:1', 1001000000000000545, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('rxredc73', 80, 1795956945983, NULL, 'dealer', NULL, 'outcome', '["draw",[22]]');
INSERT INTO public.entries VALUES ('rxredc73', 81, 1795956945987, 0, 'person:1', 1001000000000000546, 'action', '["play",[19]]');
INSERT INTO public.entries VALUES ('rxredc73', 82, 1795956945991, 1, 'person:2', 1001000000000000547, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('rxredc73', 83, 1795956945991, NULL, 'dealer', NULL, 'outcome', '["draw",[26]]');
INSERT INTO public.entries VALUES ('rxredc73', 84, 1795956945993, 1, 'person:2', 1001000000000000548, 'action', '["play",[96]]');
INSERT INTO public.entries VALUES ('rxredc73', 85, 1795956945999, 1, 'person:2', 1001000000000000549, 'action', '["play",[14,47]]');
INSERT INTO public.entries VALUES ('rxredc73', 86, 1795956946003, 0, 'person:1', 1001000000000000550, 'action', '["pick",[8]]');
INSERT INTO public.entries VALUES ('rxredc73', 87, 1795956946006, 0, 'person:1', 1001000000000000551, 'action', '["play",[8,22]]');
INSERT INTO public.entries VALUES ('rxredc73', 88, 1795956946008, 0, 'person:1', 1001000000000000552, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('rxredc73', 89, 1795956946008, NULL, 'dealer', NULL, 'outcome', '["draw",[62,61,15]]');
INSERT INTO public.entries VALUES ('rxredc73', 90, 1795956946011, 0, 'person:1', 1001000000000000553, 'action', '["play",[39,61]]');
INSERT INTO public.entries VALUES ('rxredc73', 91, 1795956946014, 1, 'person:2', 1001000000000000554, 'action', '["pick",[8]]');
INSERT INTO public.entries VALUES ('rxredc73', 92, 1795956946023, 1, 'person:2', 1001000000000000555, 'action', '["play",[8,17]]');
INSERT INTO public.entries VALUES ('rxredc73', 93, 1795956946027, 0, 'person:1', 1001000000000000556, 'action', '["play",[15,62]]');
INSERT INTO public.entries VALUES ('rxredc73', 94, 1795956946030, 1, 'person:2', 1001000000000000557, 'action', '["play",[26,70]]');
INSERT INTO public.entries VALUES ('rxredc73', 95, 1795956946035, 0, 'person:1', 1001000000000000558, 'action', '["pick",[8,86]]');
INSERT INTO public.entries VALUES ('rxredc73', 96, 1795956946039, 1, 'person:2', 1001000000000000559, 'action', '["play",[44,51]]');
INSERT INTO public.entries VALUES ('rxredc73', 97, 1795956946043, 0, 'person:1', 1001000000000000560, 'action', '["play",[8,86]]');
INSERT INTO public.entries VALUES ('rxredc73', 98, 1795956946043, NULL, 'person:1', NULL, 'ended', '{"kind":"ended","reason":"over","seed":"3d37d23ebe74ce64929ad0b15cb3c1e2b9920ed77590b0940448ab7e67067770","result":["dung-heap",[[1,1,39,0],[0,2,62,0]]]}');
INSERT INTO public.entries VALUES ('sssaqsfb', 1, 1795956946063, NULL, 'person:1', 1001000000000000564, 'opened', '{"kind":"opened","commitment":"6d3da9e5aad8439cecb722704815863bff512bfb645eee9b9e284b7e24d4524e"}');
INSERT INTO public.entries VALUES ('sssaqsfb', 2, 1795956946063, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('sssaqsfb', 3, 1795956946067, 1, 'person:2', 1001000000000000565, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('sssaqsfb', 4, 1795956946071, 2, 'person:3', 1001000000000000566, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('sssaqsfb', 5, 1795956946073, NULL, 'person:1', 1001000000000000567, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('sssaqsfb', 6, 1795956946073, NULL, 'dealer', NULL, 'outcome', '["first",0]');
INSERT INTO public.entries VALUES ('sssaqsfb', 7, 1795956946073, 0, 'table', NULL, 'action', '["roll"]');
INSERT INTO public.entries VALUES ('sssaqsfb', 8, 1795956946073, NULL, 'dealer', NULL, 'outcome', '["dice",[1,2,2,3,3,3,3,4]]');
INSERT INTO public.entries VALUES ('sssaqsfb', 9, 1795956946080, 1, 'person:2', 1001000000000000568, 'left', '{"kind":"left"}');
INSERT INTO public.feats VALUES ('shkbs7y3', 1, 'meal', 25, 1, 'karteneck', 1795956944039);
INSERT INTO public.feats VALUES ('shkbs7y3', 0, 'meal', 31, 1, 'karteneck', 1795956944039);
INSERT INTO public.feats VALUES ('shkbs7y3', 2, 'meal', 35, 1, 'karteneck', 1795956944039);
INSERT INTO public.feats VALUES ('cqeb78sd', 0, 'turn', 33, 1, 'heckmeck', 1795956945287);
INSERT INTO public.feats VALUES ('cqeb78sd', 0, 'stack', 3, 1, 'heckmeck', 1795956945287);
INSERT INTO public.feats VALUES ('cqeb78sd', 1, 'turn', 30, 1, 'heckmeck', 1795956945287);
INSERT INTO public.feats VALUES ('cqeb78sd', 1, 'stack', 4, 1, 'heckmeck', 1795956945287);
INSERT INTO public.feats VALUES ('cqeb78sd', 2, 'turn', 27, 1, 'heckmeck', 1795956945287);
INSERT INTO public.feats VALUES ('cqeb78sd', 2, 'stack', 3, 1, 'heckmeck', 1795956945287);
INSERT INTO public.former_seats VALUES ('sssaqsfb', 2, 1);
INSERT INTO public.guild_settings VALUES (99, 'it', '[1,2]', 1, 'live', 'managers', 'no');
INSERT INTO public.memos VALUES ('commands', 'hash');
INSERT INTO public.memos VALUES ('daily-secret', 'fa0d81d89c45e7af15bfea45517acfd2012b96a41d8ac3aff2c966d01d728fcd');
INSERT INTO public.messages VALUES ('sssaqsfb', 'board', -1, 0, 1, 2, 3, 0);
INSERT INTO public.nicknames VALUES (2, 7, 'Böss');
INSERT INTO public.outbox VALUES ('sssaqsfb', 1, 2);
INSERT INTO public.packed_logs VALUES ('5q42a7z6', '\x78f973535af1ed596d96ab200cddd0bc73c8075fcbd1aafb5fc2d36a3b5804b933fc9c5a6d4f0821dc5c621410732a60ce05cca580b976c59cae847c2594e690f50acd0bb18fd04829347e3dc37ac6f5247308889e32e25d2c7b0be95fe35f23d878dfcd242c3ce4c70f6d7706f2d146eba25a8ef6cb1c877bff3b1f925c35b972d24b131d9b69dacc424933b5ec0be3d6afb957edfa75aff6564a246197f0e94712e70fd949cf67a0129d0ca4e3c7a44bcc3ca2dced50009912492970fc0e3917a0ff3cde3656526db433ebf7fb2321de97215e788e3a8b3ebccae08c251bbd5513c50dba84659eac1b171ead211d17654bba300d83717e50c7235ab7fcb0b6a18fca6bce8bb1792fbb3e449c8bb4d0f154589a73617956974cdd62ea55eb9ca92ba60efa1e3075aea9535eb11361debb9abacdedc756fd06f3f4db4881ced4b17117603a147d4647a876d07c0aae23392f10c2c26531e7d960e6ebe0e493f51da9cf17b1126ce9d6f5517a5e39143aaeae3c5cd231cb120aa7cbd9a3adeebf0600e7ebc0a5481d972263893f47a7ce05d4fb9c3b62407fa8953d47b4983ade187338058c1679d01d07e203262b42e903c2d96effb5ba140c70bd439e0e59d0012c986fe184e2c101042caeea334049e4d001ae56650047a8f3ee0254612c11a1ea685a89604d13c075ace05d0f7e00d0aea4436770e1117b749d459474dcd52587b214ee203f89f31d55042d19c0c0b78376d88fb710dcbe6390262c2e38c4602a3debb7ee02ea1cf461271d07374f76f1d104260d660c24937f6c223bb00b7ed1a0518c7ff8659e6922efa23a3eef1a7eee06ae8f3f5b10644d79fa0482d6929c9ef3df24ffb6976ffbeee07fa0e20b6d');
INSERT INTO public.packed_logs VALUES ('cqeb78sd', '\x78f973535af1bd5a5996a3300cbc507f20cb3270987c0081fb1f618817b0f156999e379d7e26e956ec52b9244b245f724e15ce5585f3e0c8ffe4d61b1344b83756ad5d40599593d378fc302c27c76e9c7f68389f10e557cade6ca2119cc45e87f2642992f65443fa3a77ab3ee564d186e9a5876dfcd6b5169e325fbf602d9fbeec30b09b394653656fbec63666bb505f75cf8de96a707c8c261a9bcc52eb3ac4684b4bd027d2689c6516336b3deaf167b00f9d5cc98e5c7c958eeeaa22bbe7c359c835cb6da9bc05672b87ff71f45c2533a86805733d63bf563ed39c7812a34bedc2bb53ff4ade9a6cae270269f011c6c95edd2e902747257ed110ff758ac6fbe1bdf38ed3632d4a29d619814346a687321630dffb11fbab8bdee50baa221b6196c0acb696a6c2f9ada95497ba38de6b6acb93c36afc5cda9e6a9fd019cedffb4719ee9767665f46b30cea6dc4f0b2ad8af7f77b99655d96f7b16d4626dab771198e753a5fd16e6498f76d36a3d9cd316d5fd7737085572c57c3197a3ea22a5497cc9d999c256a5aae160c252f7e5d8daec65a216c21b8f2a85f3793337e22f66b70ab3667b70a529bfbeaa2e76e405f83a3da709e6b14d12bc73c82fb33636c4655f722a32246536972bc0c304097bc1a0c515d9d8121789d67e7a5eb9d9746a4fca493fb620e0e0b122c413dd2c35c94ad03c2dc74128d2a6fdc43ac2c6279aac773a2ebd1a40aaeaafa5e4279a61b3988745e3537f9161592945c3b0f50e8f8108c09aea84f5a4c338a3a242193abbc6c6c7a98e9311795b7a51f19af86365055579d6bcb95ae55801056e5db3d3e36878afbd7cd008324b7025fde83b99e3c432a82c41b722d70162944e35c4af88510fe77c1e7ded48da9bc02d0b52d020259f7946e5ef524fa4572563f10a194e595582b5335c7b8ad475386cf5ec859911fdf5cdb14a99407ba9db9be409d6f7da33803d95679822e9ef13d9db0372929254a7a5801a8318dab42c154dc4789ccaa7b8ce6b2276771f960fe493688922b72143f1b16fe65656d801484494be39f25b8ae084ccca03a043aedbb67fdab8518d6f57d9e499f3c1f064864765dd415e1f3779d900325788558e8c95b799ce2c20f3f52e04305c00c1c87f2ea7689580e01bb15aab5d8bdde5315f931adf342d084933738aaeea6f4454c49334f7893136e0129fcae08dce2b43afea91e4f57698c765c6098439d0b140ce6ef4a3ebe6ff7e0ad19282abecf47a4d26adc8841bf3420b46bbdec9f8f0b0ede94a863d9deeb71acacf675e59d655ef64d4f7490219a47253cd1c83cadeb40fa18932f19a4df25b01fed8deeae8663c1eac53ef95483f65b047f00a44c9ca9');
INSERT INTO public.packed_logs VALUES ('kkxean7z', '\x78f973535af1ad584992e4360cfc901cc11504dee2f0a156cf69c217ffdfc94525a65ab4dd11d355a516491004130980d23731f70bccc302f3b8c03cfd1acc7f318cfbee4e30c6158c1d42c1cf3b5c0a6e155734b45e4a13e902d6ee4b1f68d2dafa7725e8923e67d7f3d1255dde9aa474ed65281853c7c45991b5511dea0ef5e53343f70ef94cee2a675ba4f596de6c6adbccddf47db88c8d1c12855459931966d92ed8670d853a6c90a1feb0d086bac380d942bd182f33ae7b438ec52b5b7cb16c592c2597f3e6c647b7a13ad49647e2957aaddd0772091fd7d2e67e9f0b9a3df5d68f6b9dd68852ef2a654213af63552e8f5e5fadae0a20d7e5bbcafde3d117c7b86bf75d7fff491bf7f85fc7c3d01e9b69e9639c27bd75accbc48f3d6ee8f1ada7569b2ed747f76dfab69292856e48f6797d9da395c70e7cb3bdf6a5c992becadc8ec7bd071cee233ed086dbaa731cbed39fd97f17acfb33947b78be5ffead8f72d7f2b8e92d9b6a7c3f1ff7708f7237af8f5044e5fd7ea414dee1f140b7aab3fccadfad70dfad82a3aa47d77ca9c82ed872d952c5ce002378a25b00114134db82004ac3177c06bd75cbe8431080a28db40154c235fd711c217e0f815abde0b7234f988e1511b192674173734b48875eeb40c8182f3d37929f5b91d4479b5bf950ef27f585b4c54328ce36804c69539d6555af15da58b51ffa020289b7497b312161404d1b20e362ba364e517f9191ecda9c4846176a1941690b0d99e6889b2d063b84315fa052ecdaf8847844dc124994b65dae692148f8e4fb40b8cb89afe4037f6d63e28db22b328380309a979b89435622d26869384b9996a8c56556554e68643d6ff408883e83dd5811659f238ec382d7886fe4041247475cc48ad09e0fc12f333fe1b487ffd72859445aa8a54f23a975e70e00c01d0480e86ca5da297dd0cc9373687f2b13519d33ea063b8928ebc95fe267adf077290bfe3178f99a520925debe06c8de5804b13206b4ed446c02ba83cd3b214159f6735ea663e1a1728d60095b899bc802dfbc19ce578b880aa8f3cc6e5a7f99ce671d05270a32b4500e2bb4258e8e9ccfe98f82b7163cb7081ece47b2880bbfde8e1075790780c5c86b7e11789e998adca0cc8c8dc1f0764a58a8687941b2403371ece2ac8b83c7821039e27c9668198409b33070542f9885231ee8eaae4705a748bf29b95789fc812bae5fe78a4c951b4199c9fc5539f6c4026eb1ef33d533afeb0a4fb4e016932e71749c0f2a3c55c375f064f89f10ccff122e255de4e9af290d4f33441d2692707d2337d8ea508487271cf209d1b4a882ed281cfcf5a0c59a8df848c2ad5c61fbbf6f26fdeb85c705bb17ef83bb5978aba93c253dd5bd9eefa0c1c5e205cf9078bc88b71c9e8f62b78c912826b7db8bde643efffef9e76f3f5eb7bfea5bc5fa9c0596d4a79afae08833be6baf18628d887a5b1f8e1001aebfb3fc070e20c1e7');
INSERT INTO public.packed_logs VALUES ('shkbs7y3', '\x78f973535af1ad585b82ab200cdd901f24213c16d30fad76ff4bb8016b8b3cb573a7a30246484ec249f426e6d0c01c1b981f86fc11db1fe13ab4bd060b476858806181e6dcceafae237bb4f36b4d2ebdba6c8dda3ce9d19a67a4d795761f8dabedb1cd67dbbd7804ac67cfc66b420f938a3fc0b461e470a1134674e3c0f7e1923197f50f39f36e9bdaa4aeb1c0311e554a67072c1a369cf8e805ab90d327cc21bdb7f8738a5dfa9c3e96fba3e793691288f0b33e1f2be6b650f2740e4edb6a9dcdc07b5bfcc6029d92fff40fc78944815bcce22dea59af339865d62fa79d65d4765d166219f69b5f889c7fa25995dd789b670d6a2642ba9d79fab9e853140456e09808053c54812a6266a568a913ffc52114b1377548574a8bc737a145a67ad716e22b7093568f6f4a37f26896d2a56913095d26fd7d95de1cfa23110a93fc2e4603921958bc98c91412c51a7896a052cf6c0e282570a0a73ecf80a59e0d4bdf88a3b8cd4e644f688df0ac201e19e92452731bc2a35bac15987634a9e1116c05dd47b440ac2c19c76bf80ea2422b62bd3f799e6a78711f749d07f17f872b3c8ffd080d7aaa4c0be0b696fa6e08c304371cd2722a77835c38584f64fa50f5d5a4a93074b4dfb1ee75fcc992c463fe16585cdd8860da68491a96c4493e23503097b50c7791f2a8513d8f623bb6ebeea03ead49c6311341dfe50108ea076fb109f540a2b2d7e106cbb7f6210cb7991e92c16d3de0428c574175b742f40af7d58298fae6eabbbc4243407aec561245b2ca9e93be742452304ca838c864942b47c33a68afcc1ab76998f8f997b0bb143238a045699ad32438e4bd6a64f6838a86f1cf976969bc93ab155d1e4e5d9a230925294dddd538b95443feb19eee551278936cef26e9eccd0087c1c817fd73fdf3ecb258e5c938af9c9d576423fdcdad6e7b819257b8d5bf08d09b7943fdb4769b3d6ef382444fe7356fa7cfb9e927dcf856a539a4e54020525bd84021fb57db90eaf4fec1f61fc90a43c6');
INSERT INTO public.packed_logs VALUES ('zqkhd9gc', '\x78f973535af1ad944b6a83310c842fd48564eb79982e24d95e15bac8fd21fe434a4249088158c60b6bf58d34f3a6e6f844f33f900f6af88f851fb3d065ad519d9dc58995db17ec2eeff728ff3e6c8f00fbde0e19bcde71b198ac10a38ff48e96da9b91ae10d4246d43caa411b295d8d09e3a8ba0e7ca656a061f32c54387e3157fd756e479c8d6cfefe9f2738dd9819e211e4b07b8e628989934332032c6d4b9867078db0899ab4a9b6b51d5da9dc02577b17c4c6327e91925a8ad29');
INSERT INTO public.people VALUES (1, 5000, 'Player 0', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (2, 5001, 'Player 1', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (3, 5002, 'Player 2', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (4, NULL, '', '', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (5, 999, 'Moderator', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.plan_answers VALUES (1001000000000000575, 1, 1, 1);
INSERT INTO public.plans VALUES (1001000000000000575, 1, 5, 1800000000000, 1800000000000, 'heckmeck', 'en', 'none', 'Europe/Rome', 'open', 1, 1230, NULL, 0, NULL);
INSERT INTO public.ratings VALUES (1, 0, 0, 'karteneck', 1795956944039, 'shkbs7y3', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 0, 0, 'karteneck', 1795956944039, 'shkbs7y3', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 0, 0, 'karteneck', 1795956944039, 'shkbs7y3', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 0, 'karteneck', 1795956944039, 'shkbs7y3', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 0, 'karteneck', 1795956944039, 'shkbs7y3', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 0, 'karteneck', 1795956944039, 'shkbs7y3', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 1, 'karteneck', 1795956944039, 'shkbs7y3', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 1, 'karteneck', 1795956944039, 'shkbs7y3', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 1, 'karteneck', 1795956944039, 'shkbs7y3', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 0, 0, 'hornochsen', 1795956944739, 'kkxean7z', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 0, 0, 'hornochsen', 1795956944739, 'kkxean7z', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 0, 0, 'hornochsen', 1795956944739, 'kkxean7z', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 0, 0, 'hornochsen', 1795956944739, 'kkxean7z', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 0, 'hornochsen', 1795956944739, 'kkxean7z', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 0, 'hornochsen', 1795956944739, 'kkxean7z', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 0, 'hornochsen', 1795956944739, 'kkxean7z', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 0, 'hornochsen', 1795956944739, 'kkxean7z', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 1, 'hornochsen', 1795956944739, 'kkxean7z', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 1, 'hornochsen', 1795956944739, 'kkxean7z', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 1, 'hornochsen', 1795956944739, 'kkxean7z', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 1, 'hornochsen', 1795956944739, 'kkxean7z', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 0, 0, 'heckmeck', 1795956945287, 'cqeb78sd', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 0, 0, 'heckmeck', 1795956945287, 'cqeb78sd', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 0, 0, 'heckmeck', 1795956945287, 'cqeb78sd', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 0, 'heckmeck', 1795956945287, 'cqeb78sd', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 0, 'heckmeck', 1795956945287, 'cqeb78sd', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 0, 'heckmeck', 1795956945287, 'cqeb78sd', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 2, 'heckmeck', 1795956945287, 'cqeb78sd', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 2, 'heckmeck', 1795956945287, 'cqeb78sd', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 2, 'heckmeck', 1795956945287, 'cqeb78sd', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 0, 0, 'verflixxt', 1795956945743, '5q42a7z6', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 0, 0, 'verflixxt', 1795956945743, '5q42a7z6', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 0, 0, 'verflixxt', 1795956945743, '5q42a7z6', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 0, 0, 'verflixxt', 1795956945743, '5q42a7z6', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 0, 'verflixxt', 1795956945743, '5q42a7z6', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 0, 'verflixxt', 1795956945743, '5q42a7z6', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 0, 'verflixxt', 1795956945743, '5q42a7z6', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 0, 'verflixxt', 1795956945743, '5q42a7z6', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 1, 'verflixxt', 1795956945743, '5q42a7z6', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 1, 'verflixxt', 1795956945743, '5q42a7z6', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 1, 'verflixxt', 1795956945743, '5q42a7z6', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 1, 'verflixxt', 1795956945743, '5q42a7z6', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 0, 0, 'hornochsen', 1795956946043, 'rxredc73', 22.45719316265067, 8.203127264095263);
INSERT INTO public.ratings VALUES (2, 0, 0, 'hornochsen', 1795956946043, 'rxredc73', 27.54280683734933, 8.203127264095263);
INSERT INTO public.ratings VALUES (1, 1, 0, 'hornochsen', 1795956946043, 'rxredc73', 23.682265723970875, 8.300738615487104);
INSERT INTO public.ratings VALUES (2, 1, 0, 'hornochsen', 1795956946043, 'rxredc73', 26.317734276029125, 8.300738615487104);
INSERT INTO public.ratings VALUES (1, 1, 2, 'hornochsen', 1795956946043, 'rxredc73', 23.682265723970875, 8.300738615487104);
INSERT INTO public.ratings VALUES (2, 1, 2, 'hornochsen', 1795956946043, 'rxredc73', 26.317734276029125, 8.300738615487104);
INSERT INTO public.results VALUES ('shkbs7y3', 0, 1, 'held', 1, 1, 'karteneck', 1795956944039, 3, 2, 1, 37, 41, 'all-eaten');
INSERT INTO public.results VALUES ('shkbs7y3', 1, 2, 'held', 1, 1, 'karteneck', 1795956944039, 3, 1, 2, 45, 39, 'all-eaten');
INSERT INTO public.results VALUES ('shkbs7y3', 2, 3, 'held', 1, 1, 'karteneck', 1795956944039, 3, 3, 0, 26, 34, 'all-eaten');
INSERT INTO public.results VALUES ('kkxean7z', 0, 1, 'held', 2, 1, 'hornochsen', 1795956944739, 4, 3, 1, 46, 0, 'dung-heap');
INSERT INTO public.results VALUES ('kkxean7z', 1, 2, 'held', 2, 1, 'hornochsen', 1795956944739, 4, 2, 2, 41, 0, 'dung-heap');
INSERT INTO public.results VALUES ('kkxean7z', 2, 3, 'held', 2, 1, 'hornochsen', 1795956944739, 4, 1, 3, 18, 0, 'dung-heap');
INSERT INTO public.results VALUES ('kkxean7z', 3, 4, 'held', 2, 1, 'hornochsen', 1795956944739, 4, 4, 0, 62, 0, 'dung-heap');
INSERT INTO public.results VALUES ('cqeb78sd', 0, 1, 'held', 1, 2, 'heckmeck', 1795956945287, 3, 1, 2, 7, 33, 'grill-empty');
INSERT INTO public.results VALUES ('cqeb78sd', 1, 2, 'held', 1, 2, 'heckmeck', 1795956945287, 3, 2, 1, 3, 28, 'grill-empty');
INSERT INTO public.results VALUES ('cqeb78sd', 2, 3, 'held', 1, 2, 'heckmeck', 1795956945287, 3, 3, 0, 2, 24, 'grill-empty');
INSERT INTO public.results VALUES ('5q42a7z6', 0, 1, 'held', 2, 1, 'verflixxt', 1795956945743, 4, 1, 3, 12, 2, 'all_home');
INSERT INTO public.results VALUES ('5q42a7z6', 1, 2, 'held', 2, 1, 'verflixxt', 1795956945743, 4, 3, 1, 1, 1, 'all_home');
INSERT INTO public.results VALUES ('5q42a7z6', 2, 3, 'held', 2, 1, 'verflixxt', 1795956945743, 4, 4, 0, -13, 0, 'all_home');
INSERT INTO public.results VALUES ('5q42a7z6', 3, 4, 'held', 2, 1, 'verflixxt', 1795956945743, 4, 2, 2, 4, 3, 'all_home');
INSERT INTO public.results VALUES ('rxredc73', 0, 1, 'held', 1, 2, 'hornochsen', 1795956946043, 2, 2, 0, 62, 0, 'dung-heap');
INSERT INTO public.results VALUES ('rxredc73', 1, 2, 'held', 1, 2, 'hornochsen', 1795956946043, 2, 1, 1, 39, 0, 'dung-heap');
INSERT INTO public.retired VALUES ('sssaqsfb', 1, 1, NULL);
INSERT INTO public.seasons VALUES (1, 1, 1795956944039, 1);
INSERT INTO public.seats VALUES ('2mewpznz', 0, 1, NULL);
INSERT INTO public.seats VALUES ('2mewpznz', 1, NULL, 'rooster');
INSERT INTO public.seats VALUES ('5q42a7z6', 0, 1, NULL);
INSERT INTO public.seats VALUES ('5q42a7z6', 1, 2, NULL);
INSERT INTO public.seats VALUES ('5q42a7z6', 2, 3, NULL);
INSERT INTO public.seats VALUES ('5q42a7z6', 3, 4, NULL);
INSERT INTO public.seats VALUES ('8am5wmbt', 0, 3, NULL);
INSERT INTO public.seats VALUES ('8am5wmbt', 1, 1, NULL);
INSERT INTO public.seats VALUES ('cfg4k35r', 0, 3, NULL);
INSERT INTO public.seats VALUES ('cqeb78sd', 0, 1, NULL);
INSERT INTO public.seats VALUES ('cqeb78sd', 1, 2, NULL);
INSERT INTO public.seats VALUES ('cqeb78sd', 2, 3, NULL);
INSERT INTO public.seats VALUES ('kkxean7z', 0, 1, NULL);
INSERT INTO public.seats VALUES ('kkxean7z', 1, 2, NULL);
INSERT INTO public.seats VALUES ('kkxean7z', 2, 3, NULL);
INSERT INTO public.seats VALUES ('kkxean7z', 3, 4, NULL);
INSERT INTO public.seats VALUES ('rxredc73', 0, 1, NULL);
INSERT INTO public.seats VALUES ('rxredc73', 1, 2, NULL);
INSERT INTO public.seats VALUES ('shkbs7y3', 0, 1, NULL);
INSERT INTO public.seats VALUES ('shkbs7y3', 1, 2, NULL);
INSERT INTO public.seats VALUES ('shkbs7y3', 2, 3, NULL);
INSERT INTO public.seats VALUES ('sssaqsfb', 0, 1, NULL);
INSERT INTO public.seats VALUES ('sssaqsfb', 1, NULL, 'hen');
INSERT INTO public.seats VALUES ('sssaqsfb', 2, 3, NULL);
INSERT INTO public.seats VALUES ('zqkhd9gc', 0, 1, NULL);
INSERT INTO public.seats VALUES ('zqkhd9gc', 1, 2, NULL);
INSERT INTO public.standings VALUES (1, 0, 0, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 0, 0, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 0, 0, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 0, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 1, 0, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 1, 0, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 1, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 1, 1, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 1, 1, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 0, 0, 'hornochsen', 22.45719316265067, 8.203127264095263, -22, 2, 0, 1);
INSERT INTO public.standings VALUES (2, 0, 0, 'hornochsen', 27.54280683734933, 8.203127264095263, 29, 2, 1, 3);
INSERT INTO public.standings VALUES (3, 0, 0, 'hornochsen', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (1, 2, 0, 'hornochsen', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 2, 0, 'hornochsen', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 2, 0, 'hornochsen', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (1, 2, 1, 'hornochsen', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 2, 1, 'hornochsen', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 2, 1, 'hornochsen', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (1, 0, 0, 'heckmeck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (2, 0, 0, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 0, 0, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 0, 'heckmeck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (2, 1, 0, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 1, 0, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 2, 'heckmeck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (2, 1, 2, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 1, 2, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 0, 0, 'verflixxt', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (2, 0, 0, 'verflixxt', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 0, 0, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 2, 0, 'verflixxt', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (2, 2, 0, 'verflixxt', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 2, 0, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 2, 1, 'verflixxt', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (2, 2, 1, 'verflixxt', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 2, 1, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 0, 'hornochsen', 23.682265723970875, 8.300738615487104, -12, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 1, 0, 'hornochsen', 26.317734276029125, 8.300738615487104, 14, 1, 1, 1);
INSERT INTO public.standings VALUES (1, 1, 2, 'hornochsen', 23.682265723970875, 8.300738615487104, -12, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 1, 2, 'hornochsen', 26.317734276029125, 8.300738615487104, 14, 1, 1, 1);
INSERT INTO public.subscriptions VALUES (1, 1, 'heckmeck', 1, NULL, 0);
INSERT INTO public.tables VALUES ('2mewpznz', 1, 1001000000000000561, NULL, 'hornochsen', 1, 'it', '\xd2ac59f3ec5eb9805ba056adbe344d00b44fabbb0a2d851c7ce0772d0c99827d', 'playing', '[]', 1795956946056, NULL, NULL, 1795956946056, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('5q42a7z6', 2, 1001000000000000387, NULL, 'verflixxt', 1, 'en', '\x4e84c5d4ba6ed5f790821480b813d7cd5f75a2687f4849307c7fee1d1769462f', 'over', '[]', 1795956945295, 1795956945743, 'over', 1795956945301, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('8am5wmbt', 1, 1001000000000000571, NULL, 'heckmeck', 1, 'en', '\x6da439c9d5b98f81db9b0d4488f4c68d51b233c731a9c2bacabe8b8d44df5967', 'playing', '[]', 1795956946085, NULL, NULL, 1795956946090, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('cfg4k35r', 1, 1001000000000000569, NULL, 'heckmeck', 1, 'en', '\xaddb5b1b5fc78a0095a9ea231eae7701d77e7737e41d8c22351812387115c1a4', 'lobby', '[]', 1795956946083, NULL, NULL, NULL, 0, 1795957006083, NULL);
INSERT INTO public.tables VALUES ('cqeb78sd', 1, 1001000000000000261, NULL, 'heckmeck', 1, 'en', '\x51e44ae4474f3c252facdbffb32ebb3e359aec481f161197253817338bb014f7', 'over', '[]', 1795956944747, 1795956945287, 'over', 1795956944751, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('kkxean7z', 2, 1001000000000000097, NULL, 'hornochsen', 1, 'en', '\x1eeb879b71120a92f8986d64d80edf28203716055b2d3a52dc79a5df23696aae', 'over', '[]', 1795956944055, 1795956944739, 'over', 1795956944063, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('rxredc73', 1, 1001000000000000482, NULL, 'hornochsen', 1, 'en', '\x3d37d23ebe74ce64929ad0b15cb3c1e2b9920ed77590b0940448ab7e67067770', 'over', '[]', 1795956945791, 1795956946043, 'over', 1795956945795, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('shkbs7y3', 1, 1001000000000000000, NULL, 'karteneck', 1, 'en', '\x01bb7093689087ad256b70e8d8ef108b6d9f31296ae24c77ea92eab233c8945e', 'over', '[]', 1795956943291, 1795956944039, 'over', 1795956943303, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('sssaqsfb', 1, 1001000000000000563, NULL, 'heckmeck', 1, 'en', '\x13c630423755e9ee2ef616053d4158de5df18925b0cea82bbb81a29d74a3f1b3', 'playing', '[]', 1795956946063, NULL, NULL, 1795956946073, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('zqkhd9gc', 1, 1001000000000000477, NULL, 'heckmeck', 1, 'en', '\xd19ba69af7d097bdc0ebb4eba0abade7efd65a92bf8bbfcc7297c4ccf7efa1f6', 'over', '[]', 1795956945752, 1795956945768, 'closed', 1795956945759, 1, NULL, NULL);
INSERT INTO public.turns VALUES ('2mewpznz', 0, 1, NULL, 1795956946056, NULL, NULL);
INSERT INTO public.turns VALUES ('2mewpznz', 1, NULL, 'rooster', 1795956946056, NULL, NULL);
INSERT INTO public.turns VALUES ('8am5wmbt', 0, 3, NULL, 1795956946090, NULL, NULL);
INSERT INTO public.turns VALUES ('sssaqsfb', 0, 1, NULL, 1795956946073, NULL, NULL);
INSERT INTO public.visitors VALUES ('zqkhd9gc', 5);
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
