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
INSERT INTO public.entries VALUES ('b54qcpby', 1, 1795995644105, NULL, 'person:1', 1001000000000000406, 'opened', '{"kind":"opened","commitment":"89e384ec5ce581d617bca7d6db4ba91940ceafb2761205470b1e074359371cc0"}');
INSERT INTO public.entries VALUES ('b54qcpby', 2, 1795995644105, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('b54qcpby', 3, 1795995644106, 1, 'person:2', 1001000000000000407, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('b54qcpby', 4, 1795995644107, NULL, 'person:1', 1001000000000000408, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('b54qcpby', 5, 1795995644107, NULL, 'dealer', NULL, 'outcome', '["draw",[4,48,74,13,12,38,91,88,21,30,86,44,51,85,24,41]]');
INSERT INTO public.entries VALUES ('b54qcpby', 6, 1795995644108, 1, 'person:2', 1001000000000000409, 'action', '["play",[91]]');
INSERT INTO public.entries VALUES ('b54qcpby', 7, 1795995644109, 0, 'person:1', 1001000000000000410, 'action', '["play",[13]]');
INSERT INTO public.entries VALUES ('b54qcpby', 8, 1795995644109, 0, 'person:1', 1001000000000000411, 'action', '["play",[4]]');
INSERT INTO public.entries VALUES ('b54qcpby', 9, 1795995644110, 1, 'person:2', 1001000000000000412, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('b54qcpby', 10, 1795995644110, NULL, 'dealer', NULL, 'outcome', '["draw",[47,32,49]]');
INSERT INTO public.entries VALUES ('b54qcpby', 11, 1795995644111, 1, 'person:2', 1001000000000000413, 'action', '["play",[49]]');
INSERT INTO public.entries VALUES ('b54qcpby', 12, 1795995644112, 0, 'person:1', 1001000000000000414, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('b54qcpby', 13, 1795995644112, NULL, 'dealer', NULL, 'outcome', '["draw",[31,6]]');
INSERT INTO public.entries VALUES ('b54qcpby', 14, 1795995644113, 1, 'person:2', 1001000000000000415, 'action', '["play",[32]]');
INSERT INTO public.entries VALUES ('b54qcpby', 15, 1795995644113, 0, 'person:1', 1001000000000000416, 'action', '["play",[74]]');
INSERT INTO public.entries VALUES ('b54qcpby', 16, 1795995644114, 1, 'person:2', 1001000000000000417, 'action', '["play",[44]]');
INSERT INTO public.entries VALUES ('b54qcpby', 17, 1795995644115, 0, 'person:1', 1001000000000000418, 'action', '["play",[38]]');
INSERT INTO public.entries VALUES ('b54qcpby', 18, 1795995644116, 0, 'person:1', 1001000000000000419, 'action', '["play",[6]]');
INSERT INTO public.entries VALUES ('b54qcpby', 19, 1795995644117, 1, 'person:2', 1001000000000000420, 'action', '["play",[30]]');
INSERT INTO public.entries VALUES ('b54qcpby', 20, 1795995644117, 1, 'person:2', 1001000000000000421, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('b54qcpby', 21, 1795995644117, NULL, 'dealer', NULL, 'outcome', '["draw",[26,89,72]]');
INSERT INTO public.entries VALUES ('b54qcpby', 22, 1795995644118, 0, 'person:1', 1001000000000000422, 'action', '["play",[48]]');
INSERT INTO public.entries VALUES ('b54qcpby', 23, 1795995644119, 1, 'person:2', 1001000000000000423, 'action', '["play",[88]]');
INSERT INTO public.entries VALUES ('b54qcpby', 24, 1795995644120, 0, 'person:1', 1001000000000000424, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('b54qcpby', 25, 1795995644120, NULL, 'dealer', NULL, 'outcome', '["draw",[93,7]]');
INSERT INTO public.entries VALUES ('b54qcpby', 26, 1795995644120, 0, 'person:1', 1001000000000000425, 'action', '["play",[31]]');
INSERT INTO public.entries VALUES ('b54qcpby', 27, 1795995644121, 1, 'person:2', 1001000000000000426, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('b54qcpby', 28, 1795995644121, NULL, 'dealer', NULL, 'outcome', '["draw",[25]]');
INSERT INTO public.entries VALUES ('b54qcpby', 29, 1795995644122, 1, 'person:2', 1001000000000000427, 'action', '["play",[26]]');
INSERT INTO public.entries VALUES ('b54qcpby', 30, 1795995644123, 0, 'person:1', 1001000000000000428, 'action', '["pick",[30]]');
INSERT INTO public.entries VALUES ('b54qcpby', 31, 1795995644124, 0, 'person:1', 1001000000000000429, 'action', '["play",[93]]');
INSERT INTO public.entries VALUES ('b54qcpby', 32, 1795995644124, 1, 'person:2', 1001000000000000430, 'action', '["pick",[4,91]]');
INSERT INTO public.entries VALUES ('b54qcpby', 33, 1795995644125, 1, 'person:2', 1001000000000000431, 'action', '["play",[25]]');
INSERT INTO public.entries VALUES ('b54qcpby', 34, 1795995644126, 0, 'person:1', 1001000000000000432, 'action', '["pick",[44]]');
INSERT INTO public.entries VALUES ('b54qcpby', 35, 1795995644127, 1, 'person:2', 1001000000000000433, 'action', '["play",[4,86]]');
INSERT INTO public.entries VALUES ('b54qcpby', 36, 1795995644128, 0, 'person:1', 1001000000000000434, 'action', '["play",[7,30]]');
INSERT INTO public.entries VALUES ('b54qcpby', 37, 1795995644129, 0, 'person:1', 1001000000000000435, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('b54qcpby', 38, 1795995644129, NULL, 'dealer', NULL, 'outcome', '["draw",[56]]');
INSERT INTO public.entries VALUES ('b54qcpby', 39, 1795995644130, 1, 'person:2', 1001000000000000436, 'action', '["play",[21,47]]');
INSERT INTO public.entries VALUES ('b54qcpby', 40, 1795995644130, 0, 'person:1', 1001000000000000437, 'action', '["play",[12,44]]');
INSERT INTO public.entries VALUES ('b54qcpby', 41, 1795995644131, 0, 'person:1', 1001000000000000438, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('b54qcpby', 42, 1795995644131, NULL, 'dealer', NULL, 'outcome', '["draw",[70,33,97]]');
INSERT INTO public.entries VALUES ('b54qcpby', 43, 1795995644132, 0, 'person:1', 1001000000000000439, 'action', '["play",[56,97]]');
INSERT INTO public.entries VALUES ('b54qcpby', 44, 1795995644133, 1, 'person:2', 1001000000000000440, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('b54qcpby', 45, 1795995644133, NULL, 'dealer', NULL, 'outcome', '["draw",[35,84]]');
INSERT INTO public.entries VALUES ('b54qcpby', 46, 1795995644134, 1, 'person:2', 1001000000000000441, 'action', '["play",[72,91]]');
INSERT INTO public.entries VALUES ('b54qcpby', 47, 1795995644135, 0, 'person:1', 1001000000000000442, 'action', '["pick",[26,47]]');
INSERT INTO public.entries VALUES ('b54qcpby', 48, 1795995644136, 0, 'person:1', 1001000000000000443, 'action', '["play",[26,47]]');
INSERT INTO public.entries VALUES ('b54qcpby', 49, 1795995644137, 1, 'person:2', 1001000000000000444, 'action', '["play",[35,89]]');
INSERT INTO public.entries VALUES ('b54qcpby', 50, 1795995644138, 0, 'person:1', 1001000000000000445, 'action', '["pick",[25]]');
INSERT INTO public.entries VALUES ('b54qcpby', 51, 1795995644139, 1, 'person:2', 1001000000000000446, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('b54qcpby', 52, 1795995644139, NULL, 'dealer', NULL, 'outcome', '["draw",[66,19,95]]');
INSERT INTO public.entries VALUES ('b54qcpby', 53, 1795995644140, 0, 'person:1', 1001000000000000447, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('b54qcpby', 54, 1795995644140, NULL, 'dealer', NULL, 'outcome', '["draw",[94,28,79]]');
INSERT INTO public.entries VALUES ('b54qcpby', 55, 1795995644141, 1, 'person:2', 1001000000000000448, 'action', '["play",[84,95]]');
INSERT INTO public.entries VALUES ('b54qcpby', 56, 1795995644142, 0, 'person:1', 1001000000000000449, 'action', '["play",[25,33]]');
INSERT INTO public.entries VALUES ('b54qcpby', 57, 1795995644143, 1, 'person:2', 1001000000000000450, 'action', '["play",[66]]');
INSERT INTO public.entries VALUES ('b54qcpby', 58, 1795995644143, 0, 'person:1', 1001000000000000451, 'action', '["pick",[21,93]]');
INSERT INTO public.entries VALUES ('b54qcpby', 59, 1795995644144, 0, 'person:1', 1001000000000000452, 'action', '["play",[94]]');
INSERT INTO public.entries VALUES ('b54qcpby', 60, 1795995644145, 0, 'person:1', 1001000000000000453, 'action', '["pick",[26,47]]');
INSERT INTO public.entries VALUES ('b54qcpby', 61, 1795995644146, 0, 'person:1', 1001000000000000454, 'action', '["play",[70,79]]');
INSERT INTO public.entries VALUES ('b54qcpby', 62, 1795995644147, 1, 'person:2', 1001000000000000455, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('b54qcpby', 63, 1795995644147, NULL, 'dealer', NULL, 'outcome', '["draw",[59,64]]');
INSERT INTO public.entries VALUES ('b54qcpby', 64, 1795995644147, 1, 'person:2', 1001000000000000456, 'action', '["play",[19,64]]');
INSERT INTO public.entries VALUES ('b54qcpby', 65, 1795995644148, 0, 'person:1', 1001000000000000457, 'action', '["play",[47,93]]');
INSERT INTO public.entries VALUES ('b54qcpby', 66, 1795995644149, 1, 'person:2', 1001000000000000458, 'action', '["pick",[19,86]]');
INSERT INTO public.entries VALUES ('b54qcpby', 67, 1795995644150, 1, 'person:2', 1001000000000000459, 'action', '["play",[19,59]]');
INSERT INTO public.entries VALUES ('b54qcpby', 68, 1795995644151, 1, 'person:2', 1001000000000000460, 'action', '["pick",[72]]');
INSERT INTO public.entries VALUES ('b54qcpby', 69, 1795995644151, 0, 'person:1', 1001000000000000461, 'action', '["play",[21,28]]');
INSERT INTO public.entries VALUES ('b54qcpby', 70, 1795995644152, 1, 'person:2', 1001000000000000462, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('b54qcpby', 71, 1795995644152, NULL, 'dealer', NULL, 'outcome', '["draw",[37,58]]');
INSERT INTO public.entries VALUES ('b54qcpby', 72, 1795995644153, 1, 'person:2', 1001000000000000463, 'action', '["play",[37,58]]');
INSERT INTO public.entries VALUES ('b54qcpby', 73, 1795995644154, 1, 'person:2', 1001000000000000464, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('b54qcpby', 74, 1795995644154, NULL, 'dealer', NULL, 'outcome', '["draw",[57,67]]');
INSERT INTO public.entries VALUES ('b54qcpby', 75, 1795995644155, 0, 'person:1', 1001000000000000465, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('b54qcpby', 76, 1795995644155, NULL, 'dealer', NULL, 'outcome', '["draw",[77,52,9]]');
INSERT INTO public.entries VALUES ('b54qcpby', 77, 1795995644156, 0, 'person:1', 1001000000000000466, 'action', '["play",[9,26]]');
INSERT INTO public.entries VALUES ('b54qcpby', 78, 1795995644156, 1, 'person:2', 1001000000000000467, 'action', '["play",[67,86]]');
INSERT INTO public.entries VALUES ('b54qcpby', 79, 1795995644157, 0, 'person:1', 1001000000000000468, 'action', '["pick",[66,70]]');
INSERT INTO public.entries VALUES ('b54qcpby', 80, 1795995644158, 1, 'person:2', 1001000000000000469, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('b54qcpby', 81, 1795995644158, NULL, 'dealer', NULL, 'outcome', '["draw",[15]]');
INSERT INTO public.entries VALUES ('b54qcpby', 82, 1795995644159, 1, 'person:2', 1001000000000000470, 'action', '["play",[15,72]]');
INSERT INTO public.entries VALUES ('b54qcpby', 83, 1795995644160, 0, 'person:1', 1001000000000000471, 'action', '["play",[52,70]]');
INSERT INTO public.entries VALUES ('b54qcpby', 84, 1795995644161, 1, 'person:2', 1001000000000000472, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('b54qcpby', 85, 1795995644161, NULL, 'dealer', NULL, 'outcome', '["draw",[60,50,3]]');
INSERT INTO public.entries VALUES ('b54qcpby', 86, 1795995644161, 1, 'person:2', 1001000000000000473, 'action', '["play",[50,60]]');
INSERT INTO public.entries VALUES ('b54qcpby', 87, 1795995644162, 0, 'person:1', 1001000000000000474, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('b54qcpby', 88, 1795995644162, NULL, 'dealer', NULL, 'outcome', '["draw",[73]]');
INSERT INTO public.entries VALUES ('b54qcpby', 89, 1795995644163, 0, 'person:1', 1001000000000000475, 'action', '["play",[66,73]]');
INSERT INTO public.entries VALUES ('b54qcpby', 90, 1795995644164, 1, 'person:2', 1001000000000000476, 'action', '["play",[3]]');
INSERT INTO public.entries VALUES ('b54qcpby', 91, 1795995644165, 0, 'person:1', 1001000000000000477, 'action', '["pick",[94]]');
INSERT INTO public.entries VALUES ('b54qcpby', 92, 1795995644165, 0, 'person:1', 1001000000000000478, 'action', '["play",[94]]');
INSERT INTO public.entries VALUES ('b54qcpby', 93, 1795995644166, 0, 'person:1', 1001000000000000479, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('b54qcpby', 94, 1795995644166, NULL, 'dealer', NULL, 'outcome', '["draw",[11]]');
INSERT INTO public.entries VALUES ('b54qcpby', 95, 1795995644167, 0, 'person:1', 1001000000000000480, 'action', '["play",[11]]');
INSERT INTO public.entries VALUES ('b54qcpby', 96, 1795995644168, 1, 'person:2', 1001000000000000481, 'action', '["pick",[70,72]]');
INSERT INTO public.entries VALUES ('b54qcpby', 97, 1795995644169, 1, 'person:2', 1001000000000000482, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('b54qcpby', 98, 1795995644169, NULL, 'dealer', NULL, 'outcome', '["draw",[63]]');
INSERT INTO public.entries VALUES ('b54qcpby', 99, 1795995644169, 1, 'person:2', 1001000000000000483, 'action', '["play",[57]]');
INSERT INTO public.entries VALUES ('b54qcpby', 100, 1795995644170, 1, 'person:2', 1001000000000000484, 'action', '["play",[72]]');
INSERT INTO public.entries VALUES ('b54qcpby', 101, 1795995644171, 0, 'person:1', 1001000000000000485, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('b54qcpby', 102, 1795995644171, NULL, 'dealer', NULL, 'outcome', '["draw",[20,14,1]]');
INSERT INTO public.entries VALUES ('b54qcpby', 103, 1795995644172, 0, 'person:1', 1001000000000000486, 'action', '["play",[14]]');
INSERT INTO public.entries VALUES ('b54qcpby', 104, 1795995644173, 0, 'person:1', 1001000000000000487, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('b54qcpby', 105, 1795995644173, NULL, 'dealer', NULL, 'outcome', '["draw",[8,36,76]]');
INSERT INTO public.entries VALUES ('b54qcpby', 106, 1795995644174, 1, 'person:2', 1001000000000000488, 'action', '["play",[63]]');
INSERT INTO public.entries VALUES ('b54qcpby', 107, 1795995644175, 0, 'person:1', 1001000000000000489, 'action', '["play",[36]]');
INSERT INTO public.entries VALUES ('b54qcpby', 108, 1795995644175, 1, 'person:2', 1001000000000000490, 'action', '["pick",[64]]');
INSERT INTO public.entries VALUES ('b54qcpby', 109, 1795995644176, 1, 'person:2', 1001000000000000491, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('b54qcpby', 110, 1795995644176, NULL, 'dealer', NULL, 'outcome', '["draw",[62,42,81]]');
INSERT INTO public.entries VALUES ('b54qcpby', 111, 1795995644177, 1, 'person:2', 1001000000000000492, 'action', '["play",[64]]');
INSERT INTO public.entries VALUES ('b54qcpby', 112, 1795995644178, 0, 'person:1', 1001000000000000493, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('b54qcpby', 113, 1795995644178, NULL, 'dealer', NULL, 'outcome', '["draw",[43]]');
INSERT INTO public.entries VALUES ('b54qcpby', 114, 1795995644179, 0, 'person:1', 1001000000000000494, 'action', '["play",[1]]');
INSERT INTO public.entries VALUES ('b54qcpby', 115, 1795995644180, 1, 'person:2', 1001000000000000495, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('b54qcpby', 116, 1795995644180, NULL, 'dealer', NULL, 'outcome', '["draw",[22]]');
INSERT INTO public.entries VALUES ('b54qcpby', 117, 1795995644181, 0, 'person:1', 1001000000000000496, 'action', '["play",[43]]');
INSERT INTO public.entries VALUES ('b54qcpby', 118, 1795995644182, 1, 'person:2', 1001000000000000497, 'action', '["play",[42]]');
INSERT INTO public.entries VALUES ('b54qcpby', 119, 1795995644183, 0, 'person:1', 1001000000000000498, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('b54qcpby', 120, 1795995644183, NULL, 'dealer', NULL, 'outcome', '["draw",[5,92,17]]');
INSERT INTO public.entries VALUES ('b54qcpby', 121, 1795995644184, 0, 'person:1', 1001000000000000499, 'action', '["play",[8]]');
INSERT INTO public.entries VALUES ('b54qcpby', 122, 1795995644185, 1, 'person:2', 1001000000000000500, 'action', '["pick",[11,14]]');
INSERT INTO public.entries VALUES ('b54qcpby', 123, 1795995644185, 1, 'person:2', 1001000000000000501, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('b54qcpby', 124, 1795995644185, NULL, 'dealer', NULL, 'outcome', '["draw",[23,53,34]]');
INSERT INTO public.entries VALUES ('b54qcpby', 125, 1795995644186, 1, 'person:2', 1001000000000000502, 'action', '["play",[14]]');
INSERT INTO public.entries VALUES ('b54qcpby', 126, 1795995644187, 0, 'person:1', 1001000000000000503, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('b54qcpby', 127, 1795995644187, NULL, 'dealer', NULL, 'outcome', '["draw",[71,46,39]]');
INSERT INTO public.entries VALUES ('b54qcpby', 128, 1795995644189, 1, 'person:2', 1001000000000000504, 'action', '["play",[53]]');
INSERT INTO public.entries VALUES ('b54qcpby', 129, 1795995644190, 0, 'person:1', 1001000000000000505, 'action', '["play",[5]]');
INSERT INTO public.entries VALUES ('b54qcpby', 130, 1795995644190, 1, 'person:2', 1001000000000000506, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('b54qcpby', 131, 1795995644190, NULL, 'dealer', NULL, 'outcome', '["draw",[10,40]]');
INSERT INTO public.entries VALUES ('b54qcpby', 132, 1795995644191, 1, 'person:2', 1001000000000000507, 'action', '["play",[81]]');
INSERT INTO public.entries VALUES ('b54qcpby', 133, 1795995644192, 0, 'person:1', 1001000000000000508, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('b54qcpby', 134, 1795995644192, NULL, 'dealer', NULL, 'outcome', '["draw",[80]]');
INSERT INTO public.entries VALUES ('b54qcpby', 135, 1795995644194, 0, 'person:1', 1001000000000000509, 'action', '["play",[20]]');
INSERT INTO public.entries VALUES ('b54qcpby', 136, 1795995644194, 0, 'person:1', 1001000000000000510, 'action', '["play",[46]]');
INSERT INTO public.entries VALUES ('b54qcpby', 137, 1795995644195, 1, 'person:2', 1001000000000000511, 'action', '["play",[11]]');
INSERT INTO public.entries VALUES ('b54qcpby', 138, 1795995644195, NULL, 'person:2', NULL, 'ended', '{"kind":"ended","reason":"over","seed":"39b49602d51a4018dad3008b21aef1ecc812b51677fe6aad12255582c18ea46a","result":["dung-heap",[[1,1,37,0],[0,2,71,0]]]}');
INSERT INTO public.entries VALUES ('mf5e7hm2', 1, 1795995644203, NULL, 'person:1', 1001000000000000513, 'opened', '{"kind":"opened","commitment":"bae545795abb8c6bf54682d688dd3b6c030d01883bd13674637523d249d1f91d"}');
INSERT INTO public.entries VALUES ('mf5e7hm2', 2, 1795995644203, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('mf5e7hm2', 3, 1795995644203, 1, 'person:1', NULL, 'joined', '{"kind":"joined","level":"rooster"}');
INSERT INTO public.entries VALUES ('mf5e7hm2', 4, 1795995644203, NULL, 'person:1', NULL, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('mf5e7hm2', 5, 1795995644203, NULL, 'dealer', NULL, 'outcome', '["draw",[9,17,25,14,60,40,87,92,90,99,6,18,81,98,97,49]]');
INSERT INTO public.entries VALUES ('mwt2nhs4', 1, 1795995644213, NULL, 'person:3', 1001000000000000521, 'opened', '{"kind":"opened","commitment":"770322fa7b18610b62501c3ff90ea9b99b4fe595d3780f9afd879f49e7abd7cb"}');
INSERT INTO public.entries VALUES ('mwt2nhs4', 2, 1795995644213, 0, 'person:3', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('rcvrcpp5', 1, 1795995644206, NULL, 'person:1', 1001000000000000515, 'opened', '{"kind":"opened","commitment":"d42ccfa26f650c99f5e4556e13e9e6175544045d7b0571af46ea2cc4ff7f78ad"}');
INSERT INTO public.entries VALUES ('rcvrcpp5', 2, 1795995644206, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('rcvrcpp5', 3, 1795995644207, 1, 'person:2', 1001000000000000516, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('rcvrcpp5', 4, 1795995644208, 2, 'person:3', 1001000000000000517, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('rcvrcpp5', 5, 1795995644209, NULL, 'person:1', 1001000000000000518, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('rcvrcpp5', 6, 1795995644209, NULL, 'dealer', NULL, 'outcome', '["first",1]');
INSERT INTO public.entries VALUES ('rcvrcpp5', 7, 1795995644209, 1, 'table', NULL, 'action', '["roll"]');
INSERT INTO public.entries VALUES ('rcvrcpp5', 8, 1795995644209, NULL, 'dealer', NULL, 'outcome', '["dice",[1,2,4,4,5,5,5,6]]');
INSERT INTO public.entries VALUES ('rcvrcpp5', 9, 1795995644211, 1, 'person:2', 1001000000000000519, 'left', '{"kind":"left"}');
INSERT INTO public.entries VALUES ('t2e9nqgc', 1, 1795995644214, NULL, 'person:3', 1001000000000000523, 'opened', '{"kind":"opened","commitment":"44e7e5038e0a15824fcb20d84995e2de771560e8d0646f070b6a2aec5c98940c"}');
INSERT INTO public.entries VALUES ('t2e9nqgc', 2, 1795995644214, 0, 'person:3', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('t2e9nqgc', 3, 1795995644215, 1, 'person:1', 1001000000000000524, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('t2e9nqgc', 4, 1795995644217, NULL, 'person:3', 1001000000000000525, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('t2e9nqgc', 5, 1795995644217, NULL, 'dealer', NULL, 'outcome', '["first",0]');
INSERT INTO public.entries VALUES ('t2e9nqgc', 6, 1795995644217, 0, 'table', NULL, 'action', '["roll"]');
INSERT INTO public.entries VALUES ('t2e9nqgc', 7, 1795995644217, NULL, 'dealer', NULL, 'outcome', '["dice",[1,1,1,1,3,3,6,6]]');
INSERT INTO public.evening_answers VALUES (1001000000000000526, 1, 1, 1);
INSERT INTO public.evenings VALUES (1001000000000000526, 1, 5, 1800000000000, 1800000000000, 'heckmeck', 'en', 'none', 'Europe/Rome', 'open', 1, 1230, NULL, 0, NULL, 0, 0, 0, 0, NULL, 'none');
INSERT INTO public.feats VALUES ('tkmwbhmt', 1, 'meal', 24, 1, 'karteneck', 1795995643695);
INSERT INTO public.feats VALUES ('tkmwbhmt', 2, 'meal', 21, 1, 'karteneck', 1795995643695);
INSERT INTO public.feats VALUES ('tkmwbhmt', 0, 'meal', 30, 1, 'karteneck', 1795995643695);
INSERT INTO public.feats VALUES ('3zcd4nh6', 2, 'turn', 28, 1, 'heckmeck', 1795995643997);
INSERT INTO public.feats VALUES ('3zcd4nh6', 2, 'stack', 1, 1, 'heckmeck', 1795995643997);
INSERT INTO public.feats VALUES ('3zcd4nh6', 0, 'turn', 37, 1, 'heckmeck', 1795995643997);
INSERT INTO public.feats VALUES ('3zcd4nh6', 0, 'stack', 5, 1, 'heckmeck', 1795995643997);
INSERT INTO public.feats VALUES ('3zcd4nh6', 1, 'turn', 31, 1, 'heckmeck', 1795995643997);
INSERT INTO public.feats VALUES ('3zcd4nh6', 1, 'stack', 8, 1, 'heckmeck', 1795995643997);
INSERT INTO public.former_seats VALUES ('rcvrcpp5', 2, 1);
INSERT INTO public.guild_settings VALUES (99, 'it', '[1,2]', 1, 'live', 'managers', 'no');
INSERT INTO public.memos VALUES ('commands', 'hash');
INSERT INTO public.memos VALUES ('daily-secret', '66904ca186e5c167d7809a2313575fe43fcd27fbccc60c14db5a72a5ad3accc4');
INSERT INTO public.messages VALUES ('rcvrcpp5', 'board', -1, 0, 1, 2, 3, 0);
INSERT INTO public.nicknames VALUES (2, 7, 'Böss');
INSERT INTO public.outbox VALUES ('rcvrcpp5', 1, 2);
INSERT INTO public.packed_logs VALUES ('3zcd4nh6', '\x78f973535af1ad595b96ac200cdc507f90041016331fbe7aff4bb8da6afb4aa09c3be31c9d33422c2a4925e843cec9e09c0dceb785fc0db70c71f5c811eb602a79e7c22a5bac8689d3eb39aee799ed30f17d3ce717b9e90fa2cbd57dafba4dc81229931f82a0ef55c7a1a349864115533c9c716c77a24c8c77a369995167eb884f379374637f84e9514c942c9f88a4e3f50392e6f4a126879c43f4925d7ab94fc5a1e93a1f743b3bf30e1546bb8f5ded6ec9029b18eacfa50a56ed9e36b3bc260c9f7b84c51908ad15d5b0e8734ad6e8c17f111ea9c0139d314df13807a79b7ef71f26a02ff19352d3bb4be407923c76e27ce747ee3926695c48dd30763cbe9b368736fa14d8bfa5edd35b62e8b20bddd346066a6d586fbce6b2e13fa523d4fb345e8707a557337bc07018281688f330329bc4c320de1b5e3627ccc782186842e9b3b06bc71a2c26e404470e70b23e6599b41258a7ef8bfd30d45bc869ba552150ea8ed810068cb085df7942bc3a46c328a76162f25ad85278c541d176d0d5f1ea33179b37872cbe14b257235b1b5b674af49c59e32594bde1516f6cc37d2d6256b73dcba66dd1824985ae2bde9621c303cce51d26e801e319dac0b33d3d97eeb2b6a2f576aa3cc8acafdb11f216aeab2928a8b46d34594f0a7ac2dc8743b10884d221ef515912ccd57cc7b7fa518a350d7faf7107c3965e45a0526222af51b897428819b9e58be841758dbd882989c7fd791f68d6e4809008e437dfd3695d52d44bc87e80ad062be52994a40b90826f72565fca3d2aef4aa55045a31e58db1a6c6581d59c356da985dd630d06db4152da206f2762550d80568d76e7bc20096525a5d97606b014c0e1e54804ddcde8964334115dfb38674b91968ad1dea9c0603c9eb5f1a7e4e5bba1620b0889a0206bd8835f57878057c26d2d11a98467c5f96d2d0c58dac23d2d3ddbbf7da2117105d79b245bd337fcf17f3eb4001db9d9b81b09c74d5d840392d050e8cbc5da1148fac13f00be23e7a61fde4d1c5c084d175b6e521fbd6b656cd8b52e8e03f59922b7a96747e3d8f83164219fc7a61d4e1f0ccfdf059714904588e6579069d95bce6cb8975bbe08fe0365b58497');
INSERT INTO public.packed_logs VALUES ('8geszwr2', '\x78f973535af1ad58c98edb300cfd211610492de4b7143dc44ed29e8a5efaffa5b744cf63a11da0838c23c9cf5c1e1729fe24e73ce05c069ceb80f3fc7f38ffcf341ede9d68d4118d1b8535fe39c5a5c5d0e21a135b2e6d856c005fc7b15837acad585bbfdbfad4863d10f69eed03eb87bb9a5594af56b443c1b1dc36230e816d15f0c6dadbd8cdba97c67d6d57e9fb532ff9bb7f879497e88e8af5f9badbe048c606e5255edcbcb8979ab5a5461bb54bfb4a41f0f6cdfbda36e27d9ebabbc7555eb3fa86e00d79adf18791740aca493977f8cd9804b21220fa917cc02490f7d1962bdb9082555a90b70435c5a7fbf3fcf7c65d9e99e767ae3c79badd54d2d3ee6572bb39df9e3969ca777eb0f3541fd5b44e3ae75992ccfcd0fb3c3dedb39dfeb3bbc1bebbb99264ca516442b5903179385ea8e52da15dc8e25a964264ca919391c4916299c4295792429ec9848a93067df6edbd997ee504335f67ebe62fdd062b4c4d7a60d0dbcd72e967c2d7423c521d84800c061915810de4e7b77ceee48380d681b403999106878035bb16a80c2edbb5440e6ee2d4a0a01d6652ae09298d043c2bbbc2edc4350a460917520f34886819d869912ed1831cb0c0721dc42d1c040d15c3dd7a5b8ec4d85d28d7b6d446397213720f2dc374e0414a8951c674063e2b6458857bf89c833a077aa3840a82b5bf1d2d121fc69006e5151d8bb2bcceb7060cb4a8620145908e45c919c34727c4a96663afc18a7312eb15880d588ed6012ee2cc47f508a9e0608b62e8cbb504b9ce1e8d1d387a1ad08a33b928880328035d6051a840f36d69a280e06824c09e9f9a00cba9cf048f4838b2905314c5b5c71287804c7570d7e28811670cec39cb1a58337ebec61e5e498141ad84a52c274005dbb14108986269d038296772c8703b996098e1b18b0d9a5b8e68504393e29c35683faacbc988153332d6203885d4ce39a18354c784935330a2d0905ccaa02a1c2b7a6a39986d32d80b3838827ec3a84807118fbe197c61b35c9cfdd75714d32d6b9a6af1144721998bcab316e667cee9f1989c25cf3397fc985300a6948acff179aace294f556778a571fffdf3fb971f8fdbafe35d85b6f558b71cf6828965a8cb0f735987b1b6442f6d2f2ffe00387cb138');
INSERT INTO public.packed_logs VALUES ('m7nsm9mg', '\x78f973535af1ed595b92a3300cbc50b6ca7af8a1c3cc07e070ff23ac21a476138c714f98afdd10a894908ddc6a5b4d0c624e0798f301e67280b95e8a39d78c729e9dcd78490ace52dc9b9a58ce544e2b27b9cd40b4da881f6679dc21fd7ff3f29bff1802afd627f156eb5206289a37f341c5cc6e0b531f87ab1ebc5ee9e0ea9a77fb7d3ef1ffbced274f7cef877ee0ca0711f38fe560dfd6ad4be132995cf9fef908e9b9b4f0790c038d930f691ec5bb5c6421b3aacf32f07d56d394eec39cc29cac88c5310fc52158a1e838da9c1caa45bea957f84d4d3debc8aba9e2e5f7a6b037c9d7bb5874af62f1cc9d5bee01ebddefdc43cb9dbe4e84ee71ec9b4e26c2c2f118360ec3467a837946dfec5f3fc5de63d80b164cb377de67962e1c2b98a97def044249d23bda676ab5973a5b0303fddb0fa8e09fc0994860ff0e1d00f706b435607036b61fa0a03f6194ab51c2304ab7fd2b0051c05206e2c9e094342c1a05f9a958763980fe201b124a7fb0328ac3e0e408ce16707d2670fd17028b235fdba082d0f99a7eaa9d0c246dc0ca0e837aa59dc41a0b3d2a593c4613b40c52bc5256d416494125a6a2758ac0990756f27e9e3f038a2846302b22f8ce8146c409d46b204dfbe5dae60f0eb8cdbafd4201762fa89612be301e46f305273860e556d00133daa0a28e12368baf1d8074990aef7bb7d9d23cf0e4cc381a11719ed4c5216bf9a9599d8bd310e678d74968b0bbcf21451bdcc8a3e5e295f2f0b22df7f776dbbaeda46b747ce345662dd84879fbfc550438ad7f736bf92d37f7d881fb0dc23ae156');
INSERT INTO public.packed_logs VALUES ('r93nkgdy', '\x78f973535af1ad944d0e023108852f340b28a52dc7197eba3271e1fd13a9d1e86226c6c4d2b0281bde57783f32c713e62f21ff6188075af8584b7d8c357661116eb5c2e8dbaad7cc2b16c6ba2140def7a940df673c88a792a00a0c2023426dad741bc83419aca930c51e13697a0c6d567af16c42d8a7edf30f4b81e71b5e52e202c049e4dc64ed72bd3d5e9e36cbc6108ed1d5b2cbee584b04263933ab8ad3615a700f6943145a6a0cc4e13beb1ee8c33f6c79fd463ae91d6245ac4d');
INSERT INTO public.packed_logs VALUES ('tkmwbhmt', '\x78f973535af1b5585996a3300cbc101fd6e6e530f90836dcff08239315e3053a6fd2f88518b5904b2595e122e6d0c01c1b98bf16f223b63fc258c0427558648346141851681edfb5e10b3b5b7cbfc6d1da5646cb631989bf10cd99f332e2ab3e7a73eeed3728c6e08284209649bc9b8c5e2545dd6c7fa4039f039ee3fbbcf6bb35da96673d9cb5fb5ff657fd55fe4ff196098cd1e3fbc3e3961e1247f2f73525045a699d67b4ab80f5ceb80890ee125d4c690e4032af3110bb80518c0f30a710e2550de8abc25b9e5f7a465be7cb35fb9e928d5cdb14ea843c26f41aa8c8dff6d2f2527954cee9613fe25d0a2b6e6e6e1ff185a3f8d2dba2e601b666fce58134bac22647ca5f26f67893c2091f2d706f81d5db5025d027186027545cfd2e8e838f020ee9c1f104ac1607b6019312f20a1a97a3a8e005ddb46dece9e73d57d7adbb2dcb3ecc2ef5edac3db3a0f56b2782dde2aa7cb942da0a1746a49592b43c60a4eddda39583bc900e25510b5b29297d08b924039d08154c4148d3671c9cc6ab765d4fc304d859a996899f88db2ef21afc8e9034e8001520a0e445a7b2eaebc4ab7da8425f18d67703ed4f8d8489b0df64f87893d0ee203cec74f8974ec7c3951ec4616471268eb17ae0b0886ab5ca6723ad77251aae351722ffdad84714a601b9400b319cad92561097b396b901d8ae12187aa8e3e9fa3e60e803871cc60b6adce88e8a3984a15620f5fb2348a7c3cac466622874004b1dc01e837198d57187d553fb2b9e3950e96051ee39ebbb9770f070f6055d147d3a58e6d92cb0846821de0d24b32ede307b67cdec809d81fcd0007135262d1c2550f2e19e784961f742effb25deb69d673d725af2b6e591b35c96ba6fd687457abcb2fb07fd19b6fe');
INSERT INTO public.people VALUES (1, 5000, 'Player 0', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL, NULL);
INSERT INTO public.people VALUES (2, 5001, 'Player 1', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL, NULL);
INSERT INTO public.people VALUES (3, 5002, 'Player 2', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL, NULL);
INSERT INTO public.people VALUES (4, NULL, '', '', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL, NULL);
INSERT INTO public.people VALUES (5, 999, 'Moderator', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL, NULL);
INSERT INTO public.ratings VALUES (1, 0, 0, 'karteneck', 1795995643695, 'tkmwbhmt', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 0, 0, 'karteneck', 1795995643695, 'tkmwbhmt', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 0, 0, 'karteneck', 1795995643695, 'tkmwbhmt', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 0, 'karteneck', 1795995643695, 'tkmwbhmt', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 0, 'karteneck', 1795995643695, 'tkmwbhmt', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 0, 'karteneck', 1795995643695, 'tkmwbhmt', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 1, 'karteneck', 1795995643695, 'tkmwbhmt', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 1, 'karteneck', 1795995643695, 'tkmwbhmt', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 1, 'karteneck', 1795995643695, 'tkmwbhmt', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 0, 0, 'hornochsen', 1795995643904, '8geszwr2', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 0, 0, 'hornochsen', 1795995643904, '8geszwr2', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 0, 0, 'hornochsen', 1795995643904, '8geszwr2', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 0, 0, 'hornochsen', 1795995643904, '8geszwr2', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 0, 'hornochsen', 1795995643904, '8geszwr2', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 0, 'hornochsen', 1795995643904, '8geszwr2', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 0, 'hornochsen', 1795995643904, '8geszwr2', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 0, 'hornochsen', 1795995643904, '8geszwr2', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 1, 'hornochsen', 1795995643904, '8geszwr2', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 1, 'hornochsen', 1795995643904, '8geszwr2', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 1, 'hornochsen', 1795995643904, '8geszwr2', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 1, 'hornochsen', 1795995643904, '8geszwr2', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 0, 0, 'heckmeck', 1795995643997, '3zcd4nh6', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 0, 0, 'heckmeck', 1795995643997, '3zcd4nh6', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 0, 0, 'heckmeck', 1795995643997, '3zcd4nh6', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 0, 'heckmeck', 1795995643997, '3zcd4nh6', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 0, 'heckmeck', 1795995643997, '3zcd4nh6', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 0, 'heckmeck', 1795995643997, '3zcd4nh6', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 2, 'heckmeck', 1795995643997, '3zcd4nh6', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 2, 'heckmeck', 1795995643997, '3zcd4nh6', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 2, 'heckmeck', 1795995643997, '3zcd4nh6', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 0, 0, 'verflixxt', 1795995644083, 'm7nsm9mg', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 0, 0, 'verflixxt', 1795995644083, 'm7nsm9mg', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 0, 0, 'verflixxt', 1795995644083, 'm7nsm9mg', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 0, 0, 'verflixxt', 1795995644083, 'm7nsm9mg', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 0, 'verflixxt', 1795995644083, 'm7nsm9mg', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 0, 'verflixxt', 1795995644083, 'm7nsm9mg', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 0, 'verflixxt', 1795995644083, 'm7nsm9mg', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 0, 'verflixxt', 1795995644083, 'm7nsm9mg', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 1, 'verflixxt', 1795995644083, 'm7nsm9mg', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 1, 'verflixxt', 1795995644083, 'm7nsm9mg', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 1, 'verflixxt', 1795995644083, 'm7nsm9mg', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 1, 'verflixxt', 1795995644083, 'm7nsm9mg', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 0, 0, 'hornochsen', 1795995644195, 'b54qcpby', 27.59895640628572, 8.203127264095263);
INSERT INTO public.ratings VALUES (2, 0, 0, 'hornochsen', 1795995644195, 'b54qcpby', 27.671980697830776, 8.203127264095263);
INSERT INTO public.ratings VALUES (1, 1, 0, 'hornochsen', 1795995644195, 'b54qcpby', 23.682265723970875, 8.300738615487104);
INSERT INTO public.ratings VALUES (2, 1, 0, 'hornochsen', 1795995644195, 'b54qcpby', 26.317734276029125, 8.300738615487104);
INSERT INTO public.ratings VALUES (1, 1, 2, 'hornochsen', 1795995644195, 'b54qcpby', 23.682265723970875, 8.300738615487104);
INSERT INTO public.ratings VALUES (2, 1, 2, 'hornochsen', 1795995644195, 'b54qcpby', 26.317734276029125, 8.300738615487104);
INSERT INTO public.results VALUES ('tkmwbhmt', 0, 1, 'held', 1, 1, 'karteneck', 1795995643695, 3, 3, 0, 27, 33, 'all-eaten');
INSERT INTO public.results VALUES ('tkmwbhmt', 1, 2, 'held', 1, 1, 'karteneck', 1795995643695, 3, 1, 2, 41, 40, 'all-eaten');
INSERT INTO public.results VALUES ('tkmwbhmt', 2, 3, 'held', 1, 1, 'karteneck', 1795995643695, 3, 2, 1, 40, 41, 'all-eaten');
INSERT INTO public.results VALUES ('8geszwr2', 0, 1, 'held', 2, 1, 'hornochsen', 1795995643904, 4, 1, 3, 37, 0, 'dung-heap');
INSERT INTO public.results VALUES ('8geszwr2', 1, 2, 'held', 2, 1, 'hornochsen', 1795995643904, 4, 2, 2, 46, 0, 'dung-heap');
INSERT INTO public.results VALUES ('8geszwr2', 2, 3, 'held', 2, 1, 'hornochsen', 1795995643904, 4, 4, 0, 61, 0, 'dung-heap');
INSERT INTO public.results VALUES ('8geszwr2', 3, 4, 'held', 2, 1, 'hornochsen', 1795995643904, 4, 3, 1, 52, 0, 'dung-heap');
INSERT INTO public.results VALUES ('3zcd4nh6', 0, 1, 'held', 1, 2, 'heckmeck', 1795995643997, 3, 2, 1, 8, 31, 'grill-empty');
INSERT INTO public.results VALUES ('3zcd4nh6', 1, 2, 'held', 1, 2, 'heckmeck', 1795995643997, 3, 1, 2, 13, 30, 'grill-empty');
INSERT INTO public.results VALUES ('3zcd4nh6', 2, 3, 'held', 1, 2, 'heckmeck', 1795995643997, 3, 3, 0, 0, 0, 'grill-empty');
INSERT INTO public.results VALUES ('m7nsm9mg', 0, 1, 'held', 2, 1, 'verflixxt', 1795995644083, 4, 4, 0, -13, 0, 'all_home');
INSERT INTO public.results VALUES ('m7nsm9mg', 1, 2, 'held', 2, 1, 'verflixxt', 1795995644083, 4, 1, 3, 24, 3, 'all_home');
INSERT INTO public.results VALUES ('m7nsm9mg', 2, 3, 'held', 2, 1, 'verflixxt', 1795995644083, 4, 2, 2, 22, 2, 'all_home');
INSERT INTO public.results VALUES ('m7nsm9mg', 3, 4, 'held', 2, 1, 'verflixxt', 1795995644083, 4, 3, 1, -12, 1, 'all_home');
INSERT INTO public.results VALUES ('b54qcpby', 0, 1, 'held', 1, 2, 'hornochsen', 1795995644195, 2, 2, 0, 71, 0, 'dung-heap');
INSERT INTO public.results VALUES ('b54qcpby', 1, 2, 'held', 1, 2, 'hornochsen', 1795995644195, 2, 1, 1, 37, 0, 'dung-heap');
INSERT INTO public.retired VALUES ('rcvrcpp5', 1, 1, NULL);
INSERT INTO public.seasons VALUES (1, 1, 1795995643695, 1);
INSERT INTO public.seats VALUES ('3zcd4nh6', 0, 1, NULL);
INSERT INTO public.seats VALUES ('3zcd4nh6', 1, 2, NULL);
INSERT INTO public.seats VALUES ('3zcd4nh6', 2, 3, NULL);
INSERT INTO public.seats VALUES ('8geszwr2', 0, 1, NULL);
INSERT INTO public.seats VALUES ('8geszwr2', 1, 2, NULL);
INSERT INTO public.seats VALUES ('8geszwr2', 2, 3, NULL);
INSERT INTO public.seats VALUES ('8geszwr2', 3, 4, NULL);
INSERT INTO public.seats VALUES ('b54qcpby', 0, 1, NULL);
INSERT INTO public.seats VALUES ('b54qcpby', 1, 2, NULL);
INSERT INTO public.seats VALUES ('m7nsm9mg', 0, 1, NULL);
INSERT INTO public.seats VALUES ('m7nsm9mg', 1, 2, NULL);
INSERT INTO public.seats VALUES ('m7nsm9mg', 2, 3, NULL);
INSERT INTO public.seats VALUES ('m7nsm9mg', 3, 4, NULL);
INSERT INTO public.seats VALUES ('mf5e7hm2', 0, 1, NULL);
INSERT INTO public.seats VALUES ('mf5e7hm2', 1, NULL, 'rooster');
INSERT INTO public.seats VALUES ('mwt2nhs4', 0, 3, NULL);
INSERT INTO public.seats VALUES ('r93nkgdy', 0, 1, NULL);
INSERT INTO public.seats VALUES ('r93nkgdy', 1, 2, NULL);
INSERT INTO public.seats VALUES ('rcvrcpp5', 0, 1, NULL);
INSERT INTO public.seats VALUES ('rcvrcpp5', 1, NULL, 'hen');
INSERT INTO public.seats VALUES ('rcvrcpp5', 2, 3, NULL);
INSERT INTO public.seats VALUES ('t2e9nqgc', 0, 3, NULL);
INSERT INTO public.seats VALUES ('t2e9nqgc', 1, 1, NULL);
INSERT INTO public.seats VALUES ('tkmwbhmt', 0, 1, NULL);
INSERT INTO public.seats VALUES ('tkmwbhmt', 1, 2, NULL);
INSERT INTO public.seats VALUES ('tkmwbhmt', 2, 3, NULL);
INSERT INTO public.standings VALUES (1, 0, 0, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 0, 0, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 0, 0, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 1, 0, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 1, 0, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 1, 0, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 1, 1, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 1, 1, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 1, 1, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 0, 0, 'hornochsen', 27.59895640628572, 8.203127264095263, 30, 2, 1, 3);
INSERT INTO public.standings VALUES (2, 0, 0, 'hornochsen', 27.671980697830776, 8.203127264095263, 31, 2, 1, 3);
INSERT INTO public.standings VALUES (3, 0, 0, 'hornochsen', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 2, 0, 'hornochsen', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (2, 2, 0, 'hornochsen', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 2, 0, 'hornochsen', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 2, 1, 'hornochsen', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (2, 2, 1, 'hornochsen', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 2, 1, 'hornochsen', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 0, 0, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 0, 0, 'heckmeck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 0, 0, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 0, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 1, 0, 'heckmeck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 1, 0, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 2, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 1, 2, 'heckmeck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 1, 2, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 0, 0, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 0, 0, 'verflixxt', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (3, 0, 0, 'verflixxt', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (1, 2, 0, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 2, 0, 'verflixxt', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (3, 2, 0, 'verflixxt', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (1, 2, 1, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 2, 1, 'verflixxt', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (3, 2, 1, 'verflixxt', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (1, 1, 0, 'hornochsen', 23.682265723970875, 8.300738615487104, -12, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 1, 0, 'hornochsen', 26.317734276029125, 8.300738615487104, 14, 1, 1, 1);
INSERT INTO public.standings VALUES (1, 1, 2, 'hornochsen', 23.682265723970875, 8.300738615487104, -12, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 1, 2, 'hornochsen', 26.317734276029125, 8.300738615487104, 14, 1, 1, 1);
INSERT INTO public.subscriptions VALUES (1, 1, 'heckmeck', 1, NULL, 0);
INSERT INTO public.tables VALUES ('3zcd4nh6', 1, 1001000000000000211, NULL, 'heckmeck', 1, 'en', '\x0f6297cdf76d0557b6a278c640a3e720a06ed1c9162a8c201ee74e593149e7ad', 'over', '[]', 1795995643908, 1795995643997, 'over', 1795995643912, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('8geszwr2', 2, 1001000000000000089, NULL, 'hornochsen', 1, 'en', '\xba430b65903dc2c532f6511f440eeb9124cc154ec003db0059c59cf33c04b63c', 'over', '[]', 1795995643707, 1795995643904, 'over', 1795995643712, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('b54qcpby', 1, 1001000000000000405, NULL, 'hornochsen', 1, 'en', '\x39b49602d51a4018dad3008b21aef1ecc812b51677fe6aad12255582c18ea46a', 'over', '[]', 1795995644105, 1795995644195, 'over', 1795995644107, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('m7nsm9mg', 2, 1001000000000000309, NULL, 'verflixxt', 1, 'en', '\x8fa2c0992791112dc407ad41124d4007ca6f7e4c31a9e5d6879a0b2b9dad48da', 'over', '[]', 1795995643999, 1795995644083, 'over', 1795995644003, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('mf5e7hm2', 1, 1001000000000000512, NULL, 'hornochsen', 1, 'it', '\xfd6bede3a1656328e8283f35bd4d8a8088e81adf4cf21270f3081bb7ff2f16e5', 'playing', '[]', 1795995644203, NULL, NULL, 1795995644203, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('mwt2nhs4', 1, 1001000000000000520, NULL, 'heckmeck', 1, 'en', '\x61451056c49e376dce8b86b71b026e6d90c8ac1260904f2295428539d3e5f456', 'lobby', '[]', 1795995644213, NULL, NULL, NULL, 0, 1795995704213, NULL);
INSERT INTO public.tables VALUES ('r93nkgdy', 1, 1001000000000000400, NULL, 'heckmeck', 1, 'en', '\x5c50ed1e7bc95d7d142ee1956ccc4b1fd0fce57e9689b06c6be118da5bae1d8d', 'over', '[]', 1795995644087, 1795995644094, 'closed', 1795995644092, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('rcvrcpp5', 1, 1001000000000000514, NULL, 'heckmeck', 1, 'en', '\xccb7e218d44a820b6e8777da8fc5a41738cfc9d77334861039219b3cfd362229', 'playing', '[]', 1795995644206, NULL, NULL, 1795995644209, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('t2e9nqgc', 1, 1001000000000000522, NULL, 'heckmeck', 1, 'en', '\x2f4b974c6172d14a74cd28f2b9273875e03d71adf3d7ada7a491d80d1653c8f4', 'playing', '[]', 1795995644214, NULL, NULL, 1795995644217, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('tkmwbhmt', 1, 1001000000000000000, NULL, 'karteneck', 1, 'en', '\xc5c38ebb0e1e9c61ca01d0fe80448760b714701b26f1cf00de4c593d89ad4ed9', 'over', '[]', 1795995643587, 1795995643695, 'over', 1795995643598, 1, NULL, NULL);
INSERT INTO public.turns VALUES ('mf5e7hm2', 0, 1, NULL, 1795995644203, NULL, NULL);
INSERT INTO public.turns VALUES ('mf5e7hm2', 1, NULL, 'rooster', 1795995644203, NULL, NULL);
INSERT INTO public.turns VALUES ('rcvrcpp5', 1, NULL, 'hen', 1795995644209, NULL, NULL);
INSERT INTO public.turns VALUES ('t2e9nqgc', 0, 3, NULL, 1795995644217, NULL, NULL);
INSERT INTO public.visitors VALUES ('r93nkgdy', 5);
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
