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
INSERT INTO public.entries VALUES ('bv42v5tg', 1, 1795987365375, NULL, 'person:1', 1001000000000000461, 'opened', '{"kind":"opened","commitment":"694a0819c7ffd88750f9369d9f57beab342e07ae635f95961a1aebaa6a2425ec"}');
INSERT INTO public.entries VALUES ('bv42v5tg', 2, 1795987365375, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('bv42v5tg', 3, 1795987365377, 1, 'person:2', 1001000000000000462, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('bv42v5tg', 4, 1795987365378, NULL, 'person:1', 1001000000000000463, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('bv42v5tg', 5, 1795987365378, NULL, 'dealer', NULL, 'outcome', '["draw",[7,24,12,1,76,73,80,45,70,8,3,10,60,71,77,78]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 6, 1795987365379, 1, 'person:2', 1001000000000000464, 'action', '["play",[80]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 7, 1795987365383, 0, 'person:1', 1001000000000000465, 'action', '["play",[12]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 8, 1795987365388, 0, 'person:1', 1001000000000000466, 'action', '["play",[1]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 9, 1795987365395, 1, 'person:2', 1001000000000000467, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('bv42v5tg', 10, 1795987365395, NULL, 'dealer', NULL, 'outcome', '["draw",[26,96,86]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 11, 1795987365397, 1, 'person:2', 1001000000000000468, 'action', '["play",[70]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 12, 1795987365400, 0, 'person:1', 1001000000000000469, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('bv42v5tg', 13, 1795987365400, NULL, 'dealer', NULL, 'outcome', '["draw",[46,93]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 14, 1795987365403, 1, 'person:2', 1001000000000000470, 'action', '["play",[10]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 15, 1795987365408, 0, 'person:1', 1001000000000000471, 'action', '["play",[93]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 16, 1795987365413, 1, 'person:2', 1001000000000000472, 'action', '["play",[26]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 17, 1795987365418, 0, 'person:1', 1001000000000000473, 'action', '["play",[73]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 18, 1795987365423, 0, 'person:1', 1001000000000000474, 'action', '["play",[7]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 19, 1795987365430, 1, 'person:2', 1001000000000000475, 'action', '["play",[8]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 20, 1795987365436, 1, 'person:2', 1001000000000000476, 'action', '["pick",[71,93]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 21, 1795987365438, 0, 'person:1', 1001000000000000477, 'action', '["play",[76]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 22, 1795987365442, 1, 'person:2', 1001000000000000478, 'action', '["play",[86]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 23, 1795987365444, 1, 'person:2', 1001000000000000479, 'action', '["pick",[70]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 24, 1795987365446, 1, 'person:2', 1001000000000000480, 'action', '["play",[71]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 25, 1795987365446, 0, 'person:1', 1001000000000000481, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('bv42v5tg', 26, 1795987365446, NULL, 'dealer', NULL, 'outcome', '["draw",[68]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 27, 1795987365447, 0, 'person:1', 1001000000000000482, 'action', '["play",[24]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 28, 1795987365449, 0, 'person:1', 1001000000000000483, 'action', '["play",[46]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 29, 1795987365455, 1, 'person:2', 1001000000000000484, 'action', '["play",[3]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 30, 1795987365456, 1, 'person:2', 1001000000000000485, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('bv42v5tg', 31, 1795987365456, NULL, 'dealer', NULL, 'outcome', '["draw",[19,15,20]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 32, 1795987365457, 1, 'person:2', 1001000000000000486, 'action', '["play",[19]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 33, 1795987365458, 0, 'person:1', 1001000000000000487, 'action', '["pick",[77]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 34, 1795987365459, 0, 'person:1', 1001000000000000488, 'action', '["play",[68]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 35, 1795987365460, 0, 'person:1', 1001000000000000489, 'action', '["play",[77]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 36, 1795987365461, 1, 'person:2', 1001000000000000490, 'action', '["play",[70]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 37, 1795987365461, NULL, 'dealer', NULL, 'outcome', '["draw",[53,38,22,6,95,27]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 38, 1795987365464, 1, 'person:2', 1001000000000000491, 'action', '["play",[15]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 39, 1795987365465, 0, 'person:1', 1001000000000000492, 'action', '["play",[27]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 40, 1795987365466, 0, 'person:1', 1001000000000000493, 'action', '["play",[22]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 41, 1795987365467, 1, 'person:2', 1001000000000000494, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('bv42v5tg', 42, 1795987365467, NULL, 'dealer', NULL, 'outcome', '["draw",[31]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 43, 1795987365468, 1, 'person:2', 1001000000000000495, 'action', '["play",[93]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 44, 1795987365471, 0, 'person:1', 1001000000000000496, 'action', '["pick",[3,15]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 45, 1795987365472, 0, 'person:1', 1001000000000000497, 'action', '["play",[3,38]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 46, 1795987365473, 1, 'person:2', 1001000000000000498, 'action', '["pick",[71]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 47, 1795987365474, 1, 'person:2', 1001000000000000499, 'action', '["play",[20,31]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 48, 1795987365475, 1, 'person:2', 1001000000000000500, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('bv42v5tg', 49, 1795987365475, NULL, 'dealer', NULL, 'outcome', '["draw",[14,36]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 50, 1795987365480, 0, 'person:1', 1001000000000000501, 'action', '["pick",[8,19]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 51, 1795987365484, 0, 'person:1', 1001000000000000502, 'action', '["play",[6,53]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 52, 1795987365488, 1, 'person:2', 1001000000000000503, 'action', '["play",[14,96]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 53, 1795987365489, 0, 'person:1', 1001000000000000504, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('bv42v5tg', 54, 1795987365489, NULL, 'dealer', NULL, 'outcome', '["draw",[62,88,72]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 55, 1795987365494, 0, 'person:1', 1001000000000000505, 'action', '["play",[19,62]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 56, 1795987365500, 1, 'person:2', 1001000000000000506, 'action', '["play",[45,71]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 57, 1795987365503, 0, 'person:1', 1001000000000000507, 'action', '["pick",[46,70]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 58, 1795987365505, 1, 'person:2', 1001000000000000508, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('bv42v5tg', 59, 1795987365505, NULL, 'dealer', NULL, 'outcome', '["draw",[28,85]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 60, 1795987365506, 0, 'person:1', 1001000000000000509, 'action', '["play",[46,72]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 61, 1795987365507, 1, 'person:2', 1001000000000000510, 'action', '["play",[36,85]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 62, 1795987365515, 1, 'person:2', 1001000000000000511, 'action', '["pick",[22,62]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 63, 1795987365521, 0, 'person:1', 1001000000000000512, 'action', '["play",[8,15]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 64, 1795987365524, 1, 'person:2', 1001000000000000513, 'action', '["play",[22,28]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 65, 1795987365530, 0, 'person:1', 1001000000000000514, 'action', '["play",[70,95]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 66, 1795987365532, 1, 'person:2', 1001000000000000515, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('bv42v5tg', 67, 1795987365532, NULL, 'dealer', NULL, 'outcome', '["draw",[9,63]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 68, 1795987365534, 1, 'person:2', 1001000000000000516, 'action', '["play",[9,62]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 69, 1795987365535, 1, 'person:2', 1001000000000000517, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('bv42v5tg', 70, 1795987365535, NULL, 'dealer', NULL, 'outcome', '["draw",[79,21]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 71, 1795987365539, 0, 'person:1', 1001000000000000518, 'action', '["pick",[36,62]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 72, 1795987365544, 0, 'person:1', 1001000000000000519, 'action', '["play",[36]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 73, 1795987365548, 1, 'person:2', 1001000000000000520, 'action', '["play",[79]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 74, 1795987365550, 0, 'person:1', 1001000000000000521, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('bv42v5tg', 75, 1795987365550, NULL, 'dealer', NULL, 'outcome', '["draw",[37,29]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 76, 1795987365552, 0, 'person:1', 1001000000000000522, 'action', '["play",[37]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 77, 1795987365556, 1, 'person:2', 1001000000000000523, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('bv42v5tg', 78, 1795987365556, NULL, 'dealer', NULL, 'outcome', '["draw",[18,42]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 79, 1795987365560, 1, 'person:2', 1001000000000000524, 'action', '["play",[18]]');
INSERT INTO public.entries VALUES ('bv42v5tg', 80, 1795987365560, NULL, 'person:2', NULL, 'ended', '{"kind":"ended","reason":"over","seed":"26b6f1d00fc038ecf6f169894a60226309b40a666b22423cdad86abd2bc464e6","result":["dung-heap",[[1,1,54,0],[0,2,65,0]]]}');
INSERT INTO public.entries VALUES ('hkdcbztr', 1, 1795987365592, NULL, 'person:1', 1001000000000000528, 'opened', '{"kind":"opened","commitment":"62db032b915f68f132da03f25cd68e9b4727b6e9d5d9e68cff2ce3d5ab9006ca"}');
INSERT INTO public.entries VALUES ('hkdcbztr', 2, 1795987365592, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('hkdcbztr', 3, 1795987365597, 1, 'person:2', 1001000000000000529, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('hkdcbztr', 4, 1795987365604, 2, 'person:3', 1001000000000000530, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('hkdcbztr', 5, 1795987365609, NULL, 'person:1', 1001000000000000531, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('hkdcbztr', 6, 1795987365609, NULL, 'dealer', NULL, 'outcome', '["first",0]');
INSERT INTO public.entries VALUES ('hkdcbztr', 7, 1795987365609, 0, 'table', NULL, 'action', '["roll"]');
INSERT INTO public.entries VALUES ('hkdcbztr', 8, 1795987365609, NULL, 'dealer', NULL, 'outcome', '["dice",[1,1,2,2,4,5,6,6]]');
INSERT INTO public.entries VALUES ('hkdcbztr', 9, 1795987365612, 1, 'person:2', 1001000000000000532, 'left', '{"kind":"left"}');
INSERT INTO public.entries VALUES ('mhc8ymyx', 1, 1795987365588, NULL, 'person:1', 1001000000000000526, 'opened', '{"kind":"opened","commitment":"4144c90d9f5b55ae5fafaf10bccd93541460e2ad010b003e1331c0fe9631df64"}');
INSERT INTO public.entries VALUES ('mhc8ymyx', 2, 1795987365588, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('mhc8ymyx', 3, 1795987365588, 1, 'person:1', NULL, 'joined', '{"kind":"joined","level":"rooster"}');
INSERT INTO public.entries VALUES ('mhc8ymyx', 4, 1795987365588, NULL, 'person:1', NULL, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('mhc8ymyx', 5, 1795987365588, NULL, 'dealer', NULL, 'outcome', '["draw",[26,51,11,30,76,74,6,53,73,97,10,17,80,54,83,41]]');
INSERT INTO public.entries VALUES ('v54kvev2', 1, 1795987365616, NULL, 'person:3', 1001000000000000536, 'opened', '{"kind":"opened","commitment":"034035dcb6852f6a2085b5745e9268208cd5cafa0a31315875487733fc168da2"}');
INSERT INTO public.entries VALUES ('v54kvev2', 2, 1795987365616, 0, 'person:3', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('v54kvev2', 3, 1795987365617, 1, 'person:1', 1001000000000000537, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('v54kvev2', 4, 1795987365619, NULL, 'person:3', 1001000000000000538, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('v54kvev2', 5, 1795987365619, NULL, 'dealer', NULL, 'outcome', '["first",0]');
INSERT INTO public.entries VALUES ('v54kvev2', 6, 1795987365619, 0, 'table', NULL, 'action', '["roll"]');
INSERT INTO public.entries VALUES ('v54kvev2', 7, 1795987365619, NULL, 'dealer', NULL, 'outcome', '["dice",[1,3,4,5,6,6,6,6]]');
INSERT INTO public.entries VALUES ('xs88qzez', 1, 1795987365614, NULL, 'person:3', 1001000000000000534, 'opened', '{"kind":"opened","commitment":"6a0f59fc5e3d8bab670bcc4d18dd497343ca7b6aae8c7ddf5bb3ff844aaea302"}');
INSERT INTO public.entries VALUES ('xs88qzez', 2, 1795987365614, 0, 'person:3', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.evening_answers VALUES (1001000000000000539, 1, 1, 1);
INSERT INTO public.evenings VALUES (1001000000000000539, 1, 5, 1800000000000, 1800000000000, 'heckmeck', 'en', 'none', 'Europe/Rome', 'open', 1, 1230, NULL, 0, NULL, 0, 0, 0, 0, NULL);
INSERT INTO public.feats VALUES ('ebthkvpk', 1, 'meal', 24, 1, 'karteneck', 1795987363403);
INSERT INTO public.feats VALUES ('ebthkvpk', 0, 'meal', 25, 1, 'karteneck', 1795987363403);
INSERT INTO public.feats VALUES ('ebthkvpk', 2, 'meal', 21, 1, 'karteneck', 1795987363403);
INSERT INTO public.feats VALUES ('psf6sbg6', 2, 'turn', 28, 1, 'heckmeck', 1795987364996);
INSERT INTO public.feats VALUES ('psf6sbg6', 2, 'stack', 4, 1, 'heckmeck', 1795987364996);
INSERT INTO public.feats VALUES ('psf6sbg6', 0, 'turn', 26, 1, 'heckmeck', 1795987364996);
INSERT INTO public.feats VALUES ('psf6sbg6', 0, 'stack', 2, 1, 'heckmeck', 1795987364996);
INSERT INTO public.feats VALUES ('psf6sbg6', 1, 'turn', 27, 1, 'heckmeck', 1795987364996);
INSERT INTO public.feats VALUES ('psf6sbg6', 1, 'stack', 4, 1, 'heckmeck', 1795987364996);
INSERT INTO public.former_seats VALUES ('hkdcbztr', 2, 1);
INSERT INTO public.guild_settings VALUES (99, 'it', '[1,2]', 1, 'live', 'managers', 'no');
INSERT INTO public.memos VALUES ('commands', 'hash');
INSERT INTO public.memos VALUES ('daily-secret', '9ca931a1082c0c80f6ccd2cbd3367d831e9c9d5c499a4f93933a14202ae2dd64');
INSERT INTO public.messages VALUES ('hkdcbztr', 'board', -1, 0, 1, 2, 3, 0);
INSERT INTO public.nicknames VALUES (2, 7, 'Böss');
INSERT INTO public.outbox VALUES ('hkdcbztr', 1, 2);
INSERT INTO public.packed_logs VALUES ('2sqa2n3v', '\x78f973535af1ad94310ec33008452f94c1d860e0301d1c3053a50ebdbf543b69d50e8daa4a319eccc2fbe6ff3f358703cd5f20e768085f58e83b0b6e6b0daca4c2a552c965997d48cb5e7299be8794c67d1f24f9bde4bc866667137635832c4d9376b3f064ad0a76841623b824bc6877ed6b2bb9ba038b7ba67c822be0c8e2937dafe9dce394b5ebedbebd3c73560963cd6652604c2f9d136320b9a247ed1345102a00f6e0703489aa85046368c6089fb93cbf6344e90392c3ab90');
INSERT INTO public.packed_logs VALUES ('7t9j7dxq', '\x78f973535af1ed5959b6db200cdd507b0e921082c5f4c3d8cefe97500f494b0276726b5ebf5e123b440871358162409bd381cdf9c0e6726073ff8536bf13a945e41651fe87cb5e5ce38f5c63cb15972b2d17b93b8168a311ef64d97bc87f777e77de3b51ea9ff8da1aeb924f96344593a0ced90fb74c672b872ecdd67ba7fbe22edb9d2b7a49d1e2bed3c9955fe508a9c6859db5e0b9cbd062805490a41856f65235652d9a2bd5e454726d043a50a99c910a2563c563455bab19ed003355ed73cc5acd5bbae9e9bd44cb1a3d6ef9fc7d89f1fbc2214c320e3c280fcc79cc3164d3799614d8cda2918502a571b290271f68c842de74f97d4b7e1a6d34b4d2b8508d94b5d2bc57452f24ffaf24fdf55a0abae752f0999d2b767fc64e9874c1a487abd84347308281510c4ca82b78a28e706a470966ca7334da807f3a81af26b04fb57dc867ccfcdad19a357aea98250de30ba66b446da95d07d4797bee2cc682d35f16cfa0f884897768a61b86473b463e6389d888cd8ff91fda82eb261e9c1e9b80c195135c49cef1fbabe20db426b89f338399aea07ced89a7c18fee730edde7c06c3c0754fb97c11289410713281f5cab38f684a397b38bd3a778eefe3db72783801afe0ae0fac960992a60a124f45501fac89808ba4c7a8644a3d8006b3da69efc8d15c2400783117d6eff96c302ba03c78eb57f2b2703b848c34946ef4be806cab77fe397819f1e53a534dce28d0371c86eb461f639cc43a024aa6e4a147d18c4c69b27e7c7814df3e439cf591cb30e637e3ad62a8fabb6631bdd945e9fb8d0de5c1f0bdba6c5fa78f8e7fa986b3fbffa0d5f04ab25');
INSERT INTO public.packed_logs VALUES ('ebthkvpk', '\x78f973535af1a5585b82eb2008dd901f021a7531fdc8a3ee7f0957bdda186ba199766ae3081238f24a6e620e1f30c70f9837437ec456804582f73b586c81c626606c8286bfb6f98c7f5c1fe76d487cdcbc5de75cfe4b4d3e493da5dfdbc7c9722a24bcc1051bbca30503a0d20a8d828cbd2e7f08e90796f413d2c8abae8ec29c173291ea1c2bd1d4b9ada3fd6fba35ac7ba1ee37ddfeb6def8a9d220ebe42b1376c25d27f89cbdb6759ccb40b3dd953abea60e56db7da5eb0e0753d79bccd0eed76c331d93e946a8745fa2c426bb74faf61f2367fcb0c7e7aa2de9789855afb82eebfe8cde3aef34ee768ddeec9e302686cdedebe17588d6a035e417bbc578b744f045e355bd73f866ed976425da1cd2a9de63296140d9a1b094c95759cc04d4a909789ca5a7e494da058057e814c159dcc7c26b8a8cc7599ce1bd38174fef589674e751cc55c892b41b38e8ca61df6f33c8a0770ebc7298a9aae6c1761aa78c191c59cb195a15cf12cf48bca56f58406d834620660ad8f13c8c08037150ceeef1dfc7582b9dc285c79146b779c3014643248e45f409cb79de2d535f742b8249df781d9acf78a25794a2f50a28cea24cf3680cbae23c54cd4559ba1f88201a6c45195f81069eb797c6b32141918917a298de80f5105032ea743773b15e36cd4bea456fa93d280acac04533091fd6a7a6d6e753020e1d10f1fd730cb7f049cd43dae4e418245e1139651911ae8cc7c2b380e82f207a43be4de085981fab40a6228fa99c2ad2d4ddcc9e5284ca0989f3e253afdc1df55e94a22365437f2bb191e822f097aa36e1b0c3e15bbe58f0515bfa45fc36eb7d8a4abe53ca54cf046d3ae894a134577ae96ef246f1c0726b0a2396bfa4ff7b0d4227e1db5785610f21f8e802c6e8c3ee11687fa6079360d60d8ecd92a30320b823aeabdeb4de021c6e3d9e1b808767bcbe5aec5f2796870472b944e4960ef39cf2536b2e13042514f2cbc37fe0d5ded5');
INSERT INTO public.packed_logs VALUES ('psf6sbg6', '\x78f973535af1ad595992a42010bd507d901bca5926eaa3cae5fe4718452941599289693ba8ee1292972f57b4937328708e05ce8322ff875b5471d565887332d4ac7363954aaccac6693cee0ccbc6713cba1798ed0f80eb13324b4b02c673cc88c97de605db687c220c38a52c1ab258779125bcd7d82534c69c475a136aca42add6382d95cbfca90cb4632c1b2aef421d5c0ed9d146c8dd6f1c2b36374f91b0071d0c4edc3890651adccb6c5ff3160fc65fecc7c18fb007c9f52f9ea38ba79873cae847178d74dee16871b86c587c2db5d1647f93135926738dd128a790206088bedda87820a168abe1b6f5f31a92f5f890260f949450964a8b390ef8f931863b98d013ef644f865cb0d675cbfd84c422c3322940bc53400f8074ae8d9587bc5d5220e4271fce23febb9b77edcbd8df1c22213fb5248174a8001ec7e6d0bbaf9bedf7fa41a1763bc4138cd36795715948668313b8819d10b8d1585a79b5666b6f11c18a817982c5301a9941d6cf57ecb4f6f64faa8e0a4bed2178eb2bdb433adac3642a55a6defac8b32f4628359fddbd2a67bad5c754f2133981c3111c2a7143feb21a38c70ee53d861aa16afe0347d252f967d93b9cfbc4a73c8c506309f5a9ec7eb5a01c3b9046bd3bd390673ae37f275eaed3763fdbd89a1fdec1605eb9c3b9a41510f7490547b5efb2353170ae611cb5ca1e726ddb4feea156cc284d0b4ae3acca1ae4d1d436fa5c06a092f11546cf9fb683931dc1a1d080f51aa0375329a12ae2549d5059933676632932aff7448dcfc0455c7beb0e7eadc665154967a3a6e53afc3f7c220401e998c07c4268d5b5ae3d3a6b0e2632a196e66ab653c4e02fa953b22555d568c955e56948e474e5b85fc1e86a2ada01c995ec30d4ac853dd9411e5551cab8ef722b99f99febb9d5150ad215ce422d3fc1547a620e4d9ccea2cf7e4fb4992eee29a51edfac6d00440b087531946f62ae2ca8acefa13e2aaae3e1108a545f0a112e1768d1da3679a2dab66d579a57b55edcae63f0e277fdb4433d872fd69946747c70e11452f1f35f57acf310d581055e8a6a0f8a32f76e1d73956140190f145d93889a640afac311c6054cf31040f4c1209ada6cdb8550def57a873d8a92ee69878f9e76f0d96a57a07c0c70e8a03a8e65bda65eceba1ec250f931c015bbdab7bef38769feaeab7c01576bccfa99111604036eb55f37c9ea169896f5e38861fcd28493d0f29161fec836654ede12a72f83ffecef4ced0bc7f779c43b9aa2f3b9dff116f82f946006d6');
INSERT INTO public.packed_logs VALUES ('xn8pp8ad', '\x78f973535af1ad58cb92dc360cfc21b94a20f8fc96540e2b8dc63eb97cc9ffa709525af68c9878abbc8f19910201b0d100217d11739960ee2698eb0473ff6730ffc3309ebb7b81516730360823fe65c547c265c62706b9cdc4fa15ed968dfbdd788e4ec9d4955da2c944b3dd286da26b8a66d366daaa68ebba66d35bfa7c31156db6c99666f172e49288e34ef2e943f9b4de7c3b85ced1e958beec5db3f944e5d21f3f6509b84bbc6dae3b5b06a8d2e08069c8d7ce4f272f372151b920a984929346f5e296b6c6237030e77151a782fd7a5cb512087ba6a31a5dfb3d6f915693819e64a26acbcdb3d5a442ff4c2619bbbea6ab2d6a3aea9cb76f351fbccd3449675ab46bf0a6a5600646d4f6d7543a53d008e80d18b53104c3623bd506d2da6db685cd5aecfed42b6d9a45bb6de9fb6ebed615620663d5eace05de66ceddb8ee7f75d0d92e44ec52eabc48db58dbe19023f5064254015cf137fc94f8ff474f0822873c9f611757f6a7aea51c7bf970cff8dc1fbb3c8ee8b663f7697bacbb1eae6cba810a6bde9244bfee5f3eabbe7a9ef5f3398395c01921f4150ec08e08200c0012dc45e80ca004f6229420362046f0c13720846440141105301cc39622f2f7673ff097c671148a8dac7f71438fa082636190cb3a8e248c237fafc267049056911f9ef4071ac56eadf552837e1df4975c29e8d789f5b014b2ee69c49e15b25ef2384a8546eede5c944549d0916dd41adad209601b217cec01029b4901d4774cde60f0887d5e02896322adf7e219510173581c6ccb2f0e4576083423de20b8912811dd924907929721af541ed82683538e8c21aa2ae48ebbfcebe0fa17fffc89fed9e2027059325043794259c9f776033908d94c140da83fb4eb9a5efe9d9a17c3909da31720282293960072a006c649aaa110bbfb60259c174867b2e208094fb4722f24e4304f40d0706fdca14f816b4414ca7b4d14b544c0a062b3a3e1de7a49efa5a4ebc82f9ce3bd4979dfdb99a4fa1fa9ce9c645a4502131575024d02bd70b0925e99a04bf6824c6b44a6bd83b4898b12590b93329490636c42e6954def3dce8183f042a2491cd30defde70c3c186d684489438afe715fb050e1a84c919803e8150656278669772c919475a73982ca6799a85344f9244d8a29d8af7684ec8e438e3b86a927fe4bebce4a2baf708bcd98a719e520c46e218869bb4ef8ea0a364e0e2582e03ea2fba48343b203f5a45d2ca30c6c95908766121f72a7c6e4d1227a0c7e7f6a4502d40c293076552cc136abe9b12355118029fb9e8ed26dbca0547e9a213ae282965eb6192e345a7c5930b967377f5a347f32d24bffbca4e8ff5e1b5e8863e7bcbebe323c9f3d0473c9e7195cdc512b643f6ada8a42d4889db1a3e56cda2fbe319bd4ff48aeff1cfcfefdf7e1c1fbfeaebb6faba0b876e7d48b0c76d6797f5d90808aef6188edea13e45d8cbbc7f013b05856b');
INSERT INTO public.people VALUES (1, 5000, 'Player 0', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL, NULL);
INSERT INTO public.people VALUES (2, 5001, 'Player 1', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL, NULL);
INSERT INTO public.people VALUES (3, 5002, 'Player 2', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL, NULL);
INSERT INTO public.people VALUES (4, NULL, '', '', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL, NULL);
INSERT INTO public.people VALUES (5, 999, 'Moderator', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL, NULL);
INSERT INTO public.ratings VALUES (1, 0, 0, 'karteneck', 1795987363403, 'ebthkvpk', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 0, 0, 'karteneck', 1795987363403, 'ebthkvpk', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 0, 0, 'karteneck', 1795987363403, 'ebthkvpk', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 0, 'karteneck', 1795987363403, 'ebthkvpk', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 0, 'karteneck', 1795987363403, 'ebthkvpk', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 0, 'karteneck', 1795987363403, 'ebthkvpk', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 1, 'karteneck', 1795987363403, 'ebthkvpk', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 1, 'karteneck', 1795987363403, 'ebthkvpk', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 1, 'karteneck', 1795987363403, 'ebthkvpk', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 0, 0, 'hornochsen', 1795987364361, 'xn8pp8ad', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 0, 0, 'hornochsen', 1795987364361, 'xn8pp8ad', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 0, 0, 'hornochsen', 1795987364361, 'xn8pp8ad', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 0, 0, 'hornochsen', 1795987364361, 'xn8pp8ad', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 0, 'hornochsen', 1795987364361, 'xn8pp8ad', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 0, 'hornochsen', 1795987364361, 'xn8pp8ad', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 0, 'hornochsen', 1795987364361, 'xn8pp8ad', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 0, 'hornochsen', 1795987364361, 'xn8pp8ad', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 1, 'hornochsen', 1795987364361, 'xn8pp8ad', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 1, 'hornochsen', 1795987364361, 'xn8pp8ad', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 1, 'hornochsen', 1795987364361, 'xn8pp8ad', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 1, 'hornochsen', 1795987364361, 'xn8pp8ad', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 0, 0, 'heckmeck', 1795987364996, 'psf6sbg6', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 0, 0, 'heckmeck', 1795987364996, 'psf6sbg6', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 0, 0, 'heckmeck', 1795987364996, 'psf6sbg6', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 0, 'heckmeck', 1795987364996, 'psf6sbg6', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 0, 'heckmeck', 1795987364996, 'psf6sbg6', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 0, 'heckmeck', 1795987364996, 'psf6sbg6', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 2, 'heckmeck', 1795987364996, 'psf6sbg6', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 2, 'heckmeck', 1795987364996, 'psf6sbg6', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 2, 'heckmeck', 1795987364996, 'psf6sbg6', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 0, 0, 'verflixxt', 1795987365308, '7t9j7dxq', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 0, 0, 'verflixxt', 1795987365308, '7t9j7dxq', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 0, 0, 'verflixxt', 1795987365308, '7t9j7dxq', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 0, 0, 'verflixxt', 1795987365308, '7t9j7dxq', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 0, 'verflixxt', 1795987365308, '7t9j7dxq', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 0, 'verflixxt', 1795987365308, '7t9j7dxq', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 0, 'verflixxt', 1795987365308, '7t9j7dxq', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 0, 'verflixxt', 1795987365308, '7t9j7dxq', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 1, 'verflixxt', 1795987365308, '7t9j7dxq', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 1, 'verflixxt', 1795987365308, '7t9j7dxq', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 1, 'verflixxt', 1795987365308, '7t9j7dxq', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 1, 'verflixxt', 1795987365308, '7t9j7dxq', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 0, 0, 'hornochsen', 1795987365560, 'bv42v5tg', 19.885988374632642, 8.203364590750274);
INSERT INTO public.ratings VALUES (2, 0, 0, 'hornochsen', 1795987365560, 'bv42v5tg', 27.478543073309112, 8.203364590750274);
INSERT INTO public.ratings VALUES (1, 1, 0, 'hornochsen', 1795987365560, 'bv42v5tg', 23.682265723970875, 8.300738615487104);
INSERT INTO public.ratings VALUES (2, 1, 0, 'hornochsen', 1795987365560, 'bv42v5tg', 26.317734276029125, 8.300738615487104);
INSERT INTO public.ratings VALUES (1, 1, 2, 'hornochsen', 1795987365560, 'bv42v5tg', 23.682265723970875, 8.300738615487104);
INSERT INTO public.ratings VALUES (2, 1, 2, 'hornochsen', 1795987365560, 'bv42v5tg', 26.317734276029125, 8.300738615487104);
INSERT INTO public.results VALUES ('ebthkvpk', 0, 1, 'held', 1, 1, 'karteneck', 1795987363403, 3, 2, 1, 37, 39, 'all-eaten');
INSERT INTO public.results VALUES ('ebthkvpk', 1, 2, 'held', 1, 1, 'karteneck', 1795987363403, 3, 1, 2, 37, 41, 'all-eaten');
INSERT INTO public.results VALUES ('ebthkvpk', 2, 3, 'held', 1, 1, 'karteneck', 1795987363403, 3, 3, 0, 31, 38, 'all-eaten');
INSERT INTO public.results VALUES ('xn8pp8ad', 0, 1, 'held', 2, 1, 'hornochsen', 1795987364361, 4, 4, 0, 61, 0, 'dung-heap');
INSERT INTO public.results VALUES ('xn8pp8ad', 1, 2, 'held', 2, 1, 'hornochsen', 1795987364361, 4, 2, 2, 32, 0, 'dung-heap');
INSERT INTO public.results VALUES ('xn8pp8ad', 2, 3, 'held', 2, 1, 'hornochsen', 1795987364361, 4, 1, 3, 18, 0, 'dung-heap');
INSERT INTO public.results VALUES ('xn8pp8ad', 3, 4, 'held', 2, 1, 'hornochsen', 1795987364361, 4, 3, 1, 40, 0, 'dung-heap');
INSERT INTO public.results VALUES ('psf6sbg6', 0, 1, 'held', 1, 2, 'heckmeck', 1795987364996, 3, 3, 0, 0, 0, 'grill-empty');
INSERT INTO public.results VALUES ('psf6sbg6', 1, 2, 'held', 1, 2, 'heckmeck', 1795987364996, 3, 2, 1, 6, 27, 'grill-empty');
INSERT INTO public.results VALUES ('psf6sbg6', 2, 3, 'held', 1, 2, 'heckmeck', 1795987364996, 3, 1, 2, 6, 28, 'grill-empty');
INSERT INTO public.results VALUES ('7t9j7dxq', 0, 1, 'held', 2, 1, 'verflixxt', 1795987365308, 4, 2, 2, 15, 2, 'all_home');
INSERT INTO public.results VALUES ('7t9j7dxq', 1, 2, 'held', 2, 1, 'verflixxt', 1795987365308, 4, 1, 3, 25, 2, 'all_home');
INSERT INTO public.results VALUES ('7t9j7dxq', 2, 3, 'held', 2, 1, 'verflixxt', 1795987365308, 4, 3, 1, 7, 1, 'all_home');
INSERT INTO public.results VALUES ('7t9j7dxq', 3, 4, 'held', 2, 1, 'verflixxt', 1795987365308, 4, 4, 0, -15, 0, 'all_home');
INSERT INTO public.results VALUES ('bv42v5tg', 0, 1, 'held', 1, 2, 'hornochsen', 1795987365560, 2, 2, 0, 65, 0, 'dung-heap');
INSERT INTO public.results VALUES ('bv42v5tg', 1, 2, 'held', 1, 2, 'hornochsen', 1795987365560, 2, 1, 1, 54, 0, 'dung-heap');
INSERT INTO public.retired VALUES ('hkdcbztr', 1, 1, NULL);
INSERT INTO public.seasons VALUES (1, 1, 1795987363403, 1);
INSERT INTO public.seats VALUES ('2sqa2n3v', 0, 1, NULL);
INSERT INTO public.seats VALUES ('2sqa2n3v', 1, 2, NULL);
INSERT INTO public.seats VALUES ('7t9j7dxq', 0, 1, NULL);
INSERT INTO public.seats VALUES ('7t9j7dxq', 1, 2, NULL);
INSERT INTO public.seats VALUES ('7t9j7dxq', 2, 3, NULL);
INSERT INTO public.seats VALUES ('7t9j7dxq', 3, 4, NULL);
INSERT INTO public.seats VALUES ('bv42v5tg', 0, 1, NULL);
INSERT INTO public.seats VALUES ('bv42v5tg', 1, 2, NULL);
INSERT INTO public.seats VALUES ('ebthkvpk', 0, 1, NULL);
INSERT INTO public.seats VALUES ('ebthkvpk', 1, 2, NULL);
INSERT INTO public.seats VALUES ('ebthkvpk', 2, 3, NULL);
INSERT INTO public.seats VALUES ('hkdcbztr', 0, 1, NULL);
INSERT INTO public.seats VALUES ('hkdcbztr', 1, NULL, 'hen');
INSERT INTO public.seats VALUES ('hkdcbztr', 2, 3, NULL);
INSERT INTO public.seats VALUES ('mhc8ymyx', 0, 1, NULL);
INSERT INTO public.seats VALUES ('mhc8ymyx', 1, NULL, 'rooster');
INSERT INTO public.seats VALUES ('psf6sbg6', 0, 1, NULL);
INSERT INTO public.seats VALUES ('psf6sbg6', 1, 2, NULL);
INSERT INTO public.seats VALUES ('psf6sbg6', 2, 3, NULL);
INSERT INTO public.seats VALUES ('v54kvev2', 0, 3, NULL);
INSERT INTO public.seats VALUES ('v54kvev2', 1, 1, NULL);
INSERT INTO public.seats VALUES ('xn8pp8ad', 0, 1, NULL);
INSERT INTO public.seats VALUES ('xn8pp8ad', 1, 2, NULL);
INSERT INTO public.seats VALUES ('xn8pp8ad', 2, 3, NULL);
INSERT INTO public.seats VALUES ('xn8pp8ad', 3, 4, NULL);
INSERT INTO public.seats VALUES ('xs88qzez', 0, 3, NULL);
INSERT INTO public.standings VALUES (1, 0, 0, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 0, 0, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 0, 0, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 0, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 1, 0, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 1, 0, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 1, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 1, 1, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (3, 1, 1, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 0, 0, 'hornochsen', 19.885988374632642, 8.203364590750274, -47, 2, 0, 0);
INSERT INTO public.standings VALUES (2, 0, 0, 'hornochsen', 27.478543073309112, 8.203364590750274, 29, 2, 1, 3);
INSERT INTO public.standings VALUES (3, 0, 0, 'hornochsen', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (1, 2, 0, 'hornochsen', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 2, 0, 'hornochsen', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 2, 0, 'hornochsen', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (1, 2, 1, 'hornochsen', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 2, 1, 'hornochsen', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 2, 1, 'hornochsen', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (1, 0, 0, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 0, 0, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 0, 0, 'heckmeck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 1, 0, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 1, 0, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 1, 0, 'heckmeck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 1, 2, 'heckmeck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 1, 2, 'heckmeck', 25, 8.267595432554053, 2, 1, 0, 1);
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
INSERT INTO public.standings VALUES (1, 1, 0, 'hornochsen', 23.682265723970875, 8.300738615487104, -12, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 1, 0, 'hornochsen', 26.317734276029125, 8.300738615487104, 14, 1, 1, 1);
INSERT INTO public.standings VALUES (1, 1, 2, 'hornochsen', 23.682265723970875, 8.300738615487104, -12, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 1, 2, 'hornochsen', 26.317734276029125, 8.300738615487104, 14, 1, 1, 1);
INSERT INTO public.subscriptions VALUES (1, 1, 'heckmeck', 1, NULL, 0);
INSERT INTO public.tables VALUES ('2sqa2n3v', 1, 1001000000000000455, NULL, 'heckmeck', 1, 'en', '\x954fb2cc83141a8e7074f45d94df6e28fd8416114ef7fd4c8f693584f004741f', 'over', '[]', 1795987365323, 1795987365342, 'closed', 1795987365334, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('7t9j7dxq', 2, 1001000000000000367, NULL, 'verflixxt', 1, 'en', '\x99af8f26126b0c7ae4b6ea6193550d91846a37cf4104ca275bd42beb30225acb', 'over', '[]', 1795987365007, 1795987365308, 'over', 1795987365036, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('bv42v5tg', 1, 1001000000000000460, NULL, 'hornochsen', 1, 'en', '\x26b6f1d00fc038ecf6f169894a60226309b40a666b22423cdad86abd2bc464e6', 'over', '[]', 1795987365375, 1795987365560, 'over', 1795987365378, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('ebthkvpk', 1, 1001000000000000000, NULL, 'karteneck', 1, 'en', '\x9c9998f792ff89c8213ce53094ab1db5373d1197dfaa0b00b91d7adeb1181eff', 'over', '[]', 1795987362912, 1795987363403, 'over', 1795987362955, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('hkdcbztr', 1, 1001000000000000527, NULL, 'heckmeck', 1, 'en', '\x3a663370be5f68c0c6e0c51a9c190aa4ffdbf6784d2189947084d9f5f8f2bdec', 'playing', '[]', 1795987365592, NULL, NULL, 1795987365609, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('mhc8ymyx', 1, 1001000000000000525, NULL, 'hornochsen', 1, 'it', '\xb25f91e7aa58447ceca24144e332df293ea4b822c1ba3dcd3803deaa691a45da', 'playing', '[]', 1795987365588, NULL, NULL, 1795987365588, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('psf6sbg6', 1, 1001000000000000249, NULL, 'heckmeck', 1, 'en', '\xda43dbff5b12f600fad21e21019f6b9c5f9e1cefa93418b3c2c53ea57da519fd', 'over', '[]', 1795987364379, 1795987364996, 'over', 1795987364392, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('v54kvev2', 1, 1001000000000000535, NULL, 'heckmeck', 1, 'en', '\xcf3493e141269f5b82a110430bfd1415f8bd316a946bc0a75013bf0a96fa568d', 'playing', '[]', 1795987365616, NULL, NULL, 1795987365619, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('xn8pp8ad', 2, 1001000000000000091, NULL, 'hornochsen', 1, 'en', '\x3e0d4393b0c3b80da71fe3d6ef601b2695be1cb9317b5196b05a03813cdf6447', 'over', '[]', 1795987363412, 1795987364361, 'over', 1795987363435, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('xs88qzez', 1, 1001000000000000533, NULL, 'heckmeck', 1, 'en', '\x15e958a8382367d003333a35d651ba310646fd065c26ccc12c40fbe575c2433e', 'lobby', '[]', 1795987365614, NULL, NULL, NULL, 0, 1795987425614, NULL);
INSERT INTO public.turns VALUES ('hkdcbztr', 0, 1, NULL, 1795987365609, NULL, NULL);
INSERT INTO public.turns VALUES ('mhc8ymyx', 0, 1, NULL, 1795987365588, NULL, NULL);
INSERT INTO public.turns VALUES ('mhc8ymyx', 1, NULL, 'rooster', 1795987365588, NULL, NULL);
INSERT INTO public.turns VALUES ('v54kvev2', 0, 3, NULL, 1795987365619, NULL, NULL);
INSERT INTO public.visitors VALUES ('2sqa2n3v', 5);
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
