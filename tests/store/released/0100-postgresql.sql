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
INSERT INTO public.entries VALUES ('472j34wb', 1, 1795979745139, NULL, 'person:1', 1001000000000000430, 'opened', '{"kind":"opened","commitment":"1954fb8777dd2481227863e634cd82d617a9210e7d204a94711cf61b2584d319"}');
INSERT INTO public.entries VALUES ('472j34wb', 2, 1795979745139, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('472j34wb', 3, 1795979745140, 1, 'person:2', 1001000000000000431, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('472j34wb', 4, 1795979745141, NULL, 'person:1', 1001000000000000432, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('472j34wb', 5, 1795979745141, NULL, 'dealer', NULL, 'outcome', '["draw",[5,19,30,72,82,21,38,76,54,40,95,43,37,17,2,45]]');
INSERT INTO public.entries VALUES ('472j34wb', 6, 1795979745142, 1, 'person:2', 1001000000000000433, 'action', '["play",[95]]');
INSERT INTO public.entries VALUES ('472j34wb', 7, 1795979745143, 0, 'person:1', 1001000000000000434, 'action', '["play",[21]]');
INSERT INTO public.entries VALUES ('472j34wb', 8, 1795979745144, 0, 'person:1', 1001000000000000435, 'action', '["play",[5]]');
INSERT INTO public.entries VALUES ('472j34wb', 9, 1795979745144, 1, 'person:2', 1001000000000000436, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('472j34wb', 10, 1795979745144, NULL, 'dealer', NULL, 'outcome', '["draw",[60,63,10]]');
INSERT INTO public.entries VALUES ('472j34wb', 11, 1795979745145, 1, 'person:2', 1001000000000000437, 'action', '["play",[60]]');
INSERT INTO public.entries VALUES ('472j34wb', 12, 1795979745146, 0, 'person:1', 1001000000000000438, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('472j34wb', 13, 1795979745146, NULL, 'dealer', NULL, 'outcome', '["draw",[58,14]]');
INSERT INTO public.entries VALUES ('472j34wb', 14, 1795979745147, 1, 'person:2', 1001000000000000439, 'action', '["play",[40]]');
INSERT INTO public.entries VALUES ('472j34wb', 15, 1795979745147, 0, 'person:1', 1001000000000000440, 'action', '["play",[82]]');
INSERT INTO public.entries VALUES ('472j34wb', 16, 1795979745148, 1, 'person:2', 1001000000000000441, 'action', '["play",[43]]');
INSERT INTO public.entries VALUES ('472j34wb', 17, 1795979745149, 0, 'person:1', 1001000000000000442, 'action', '["play",[58]]');
INSERT INTO public.entries VALUES ('472j34wb', 18, 1795979745149, 0, 'person:1', 1001000000000000443, 'action', '["play",[14]]');
INSERT INTO public.entries VALUES ('472j34wb', 19, 1795979745150, 1, 'person:2', 1001000000000000444, 'action', '["pick",[17,40]]');
INSERT INTO public.entries VALUES ('472j34wb', 20, 1795979745151, 1, 'person:2', 1001000000000000445, 'action', '["play",[76]]');
INSERT INTO public.entries VALUES ('472j34wb', 21, 1795979745151, 0, 'person:1', 1001000000000000446, 'action', '["play",[72]]');
INSERT INTO public.entries VALUES ('472j34wb', 22, 1795979745152, 1, 'person:2', 1001000000000000447, 'action', '["play",[40]]');
INSERT INTO public.entries VALUES ('472j34wb', 23, 1795979745153, 1, 'person:2', 1001000000000000448, 'action', '["play",[17]]');
INSERT INTO public.entries VALUES ('472j34wb', 24, 1795979745153, 0, 'person:1', 1001000000000000449, 'action', '["play",[30]]');
INSERT INTO public.entries VALUES ('472j34wb', 25, 1795979745154, 1, 'person:2', 1001000000000000450, 'action', '["play",[54]]');
INSERT INTO public.entries VALUES ('472j34wb', 26, 1795979745155, 0, 'person:1', 1001000000000000451, 'action', '["play",[19]]');
INSERT INTO public.entries VALUES ('472j34wb', 27, 1795979745155, NULL, 'dealer', NULL, 'outcome', '["draw",[9,52,87,94,92,50]]');
INSERT INTO public.entries VALUES ('472j34wb', 28, 1795979745156, 0, 'person:1', 1001000000000000452, 'action', '["play",[9]]');
INSERT INTO public.entries VALUES ('472j34wb', 29, 1795979745156, 1, 'person:2', 1001000000000000453, 'action', '["play",[10]]');
INSERT INTO public.entries VALUES ('472j34wb', 30, 1795979745158, 1, 'person:2', 1001000000000000454, 'action', '["pick",[43,58]]');
INSERT INTO public.entries VALUES ('472j34wb', 31, 1795979745159, 0, 'person:1', 1001000000000000455, 'action', '["play",[50]]');
INSERT INTO public.entries VALUES ('472j34wb', 32, 1795979745159, 1, 'person:2', 1001000000000000456, 'action', '["play",[63]]');
INSERT INTO public.entries VALUES ('472j34wb', 33, 1795979745160, 0, 'person:1', 1001000000000000457, 'action', '["pick",[60,82]]');
INSERT INTO public.entries VALUES ('472j34wb', 34, 1795979745161, 0, 'person:1', 1001000000000000458, 'action', '["play",[60]]');
INSERT INTO public.entries VALUES ('472j34wb', 35, 1795979745161, 1, 'person:2', 1001000000000000459, 'action', '["pick",[54,95]]');
INSERT INTO public.entries VALUES ('472j34wb', 36, 1795979745162, 1, 'person:2', 1001000000000000460, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('472j34wb', 37, 1795979745162, NULL, 'dealer', NULL, 'outcome', '["draw",[85]]');
INSERT INTO public.entries VALUES ('472j34wb', 38, 1795979745163, 1, 'person:2', 1001000000000000461, 'action', '["play",[38]]');
INSERT INTO public.entries VALUES ('472j34wb', 39, 1795979745164, 0, 'person:1', 1001000000000000462, 'action', '["play",[52]]');
INSERT INTO public.entries VALUES ('472j34wb', 40, 1795979745164, 1, 'person:2', 1001000000000000463, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('472j34wb', 41, 1795979745164, NULL, 'dealer', NULL, 'outcome', '["draw",[64,78,70]]');
INSERT INTO public.entries VALUES ('472j34wb', 42, 1795979745165, 1, 'person:2', 1001000000000000464, 'action', '["play",[85]]');
INSERT INTO public.entries VALUES ('472j34wb', 43, 1795979745166, 0, 'person:1', 1001000000000000465, 'action', '["play",[94]]');
INSERT INTO public.entries VALUES ('472j34wb', 44, 1795979745166, 1, 'person:2', 1001000000000000466, 'action', '["pick",[5,40]]');
INSERT INTO public.entries VALUES ('472j34wb', 45, 1795979745167, 1, 'person:2', 1001000000000000467, 'action', '["play",[43]]');
INSERT INTO public.entries VALUES ('472j34wb', 46, 1795979745168, 0, 'person:1', 1001000000000000468, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('472j34wb', 47, 1795979745168, NULL, 'dealer', NULL, 'outcome', '["draw",[84,56]]');
INSERT INTO public.entries VALUES ('472j34wb', 48, 1795979745168, 0, 'person:1', 1001000000000000469, 'action', '["play",[56]]');
INSERT INTO public.entries VALUES ('472j34wb', 49, 1795979745169, 1, 'person:2', 1001000000000000470, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('472j34wb', 50, 1795979745169, NULL, 'dealer', NULL, 'outcome', '["draw",[61]]');
INSERT INTO public.entries VALUES ('472j34wb', 51, 1795979745170, 1, 'person:2', 1001000000000000471, 'action', '["play",[61]]');
INSERT INTO public.entries VALUES ('472j34wb', 52, 1795979745170, 0, 'person:1', 1001000000000000472, 'action', '["play",[82]]');
INSERT INTO public.entries VALUES ('472j34wb', 53, 1795979745171, 1, 'person:2', 1001000000000000473, 'action', '["play",[58]]');
INSERT INTO public.entries VALUES ('472j34wb', 54, 1795979745172, 0, 'person:1', 1001000000000000474, 'action', '["pick",[50,61]]');
INSERT INTO public.entries VALUES ('472j34wb', 55, 1795979745172, 0, 'person:1', 1001000000000000475, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('472j34wb', 56, 1795979745172, NULL, 'dealer', NULL, 'outcome', '["draw",[29]]');
INSERT INTO public.entries VALUES ('472j34wb', 57, 1795979745173, 0, 'person:1', 1001000000000000476, 'action', '["play",[61]]');
INSERT INTO public.entries VALUES ('472j34wb', 58, 1795979745174, 1, 'person:2', 1001000000000000477, 'action', '["play",[78]]');
INSERT INTO public.entries VALUES ('472j34wb', 59, 1795979745174, 1, 'person:2', 1001000000000000478, 'action', '["play",[40,64]]');
INSERT INTO public.entries VALUES ('472j34wb', 60, 1795979745175, 0, 'person:1', 1001000000000000479, 'action', '["pick",[56]]');
INSERT INTO public.entries VALUES ('472j34wb', 61, 1795979745176, 0, 'person:1', 1001000000000000480, 'action', '["play",[84,87]]');
INSERT INTO public.entries VALUES ('472j34wb', 62, 1795979745177, 1, 'person:2', 1001000000000000481, 'action', '["play",[5,54]]');
INSERT INTO public.entries VALUES ('472j34wb', 63, 1795979745177, 0, 'person:1', 1001000000000000482, 'action', '["play",[29,56]]');
INSERT INTO public.entries VALUES ('472j34wb', 64, 1795979745178, 0, 'person:1', 1001000000000000483, 'action', '["pick",[94]]');
INSERT INTO public.entries VALUES ('472j34wb', 65, 1795979745179, 1, 'person:2', 1001000000000000484, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('472j34wb', 66, 1795979745179, NULL, 'dealer', NULL, 'outcome', '["draw",[57,26]]');
INSERT INTO public.entries VALUES ('472j34wb', 67, 1795979745180, 1, 'person:2', 1001000000000000485, 'action', '["play",[26,57]]');
INSERT INTO public.entries VALUES ('472j34wb', 68, 1795979745180, 0, 'person:1', 1001000000000000486, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('472j34wb', 69, 1795979745180, NULL, 'dealer', NULL, 'outcome', '["draw",[18,11,97]]');
INSERT INTO public.entries VALUES ('472j34wb', 70, 1795979745181, 0, 'person:1', 1001000000000000487, 'action', '["play",[11,50]]');
INSERT INTO public.entries VALUES ('472j34wb', 71, 1795979745182, 0, 'person:1', 1001000000000000488, 'action', '["pick",[5]]');
INSERT INTO public.entries VALUES ('472j34wb', 72, 1795979745183, 1, 'person:2', 1001000000000000489, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('472j34wb', 73, 1795979745183, NULL, 'dealer', NULL, 'outcome', '["draw",[91,27,1]]');
INSERT INTO public.entries VALUES ('472j34wb', 74, 1795979745183, 1, 'person:2', 1001000000000000490, 'action', '["play",[27,91]]');
INSERT INTO public.entries VALUES ('472j34wb', 75, 1795979745184, 0, 'person:1', 1001000000000000491, 'action', '["play",[94,97]]');
INSERT INTO public.entries VALUES ('472j34wb', 76, 1795979745185, 0, 'person:1', 1001000000000000492, 'action', '["pick",[43,85]]');
INSERT INTO public.entries VALUES ('472j34wb', 77, 1795979745185, 0, 'person:1', 1001000000000000493, 'action', '["play",[5,43]]');
INSERT INTO public.entries VALUES ('472j34wb', 78, 1795979745186, 1, 'person:2', 1001000000000000494, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('472j34wb', 79, 1795979745186, NULL, 'dealer', NULL, 'outcome', '["draw",[23,62]]');
INSERT INTO public.entries VALUES ('472j34wb', 80, 1795979745187, 1, 'person:2', 1001000000000000495, 'action', '["play",[62,95]]');
INSERT INTO public.entries VALUES ('472j34wb', 81, 1795979745187, 1, 'person:2', 1001000000000000496, 'action', '["play",[23]]');
INSERT INTO public.entries VALUES ('472j34wb', 82, 1795979745188, 0, 'person:1', 1001000000000000497, 'action', '["play",[85]]');
INSERT INTO public.entries VALUES ('472j34wb', 83, 1795979745189, 1, 'person:2', 1001000000000000498, 'action', '["play",[1]]');
INSERT INTO public.entries VALUES ('472j34wb', 84, 1795979745189, 0, 'person:1', 1001000000000000499, 'action', '["play",[92]]');
INSERT INTO public.entries VALUES ('472j34wb', 85, 1795979745191, 1, 'person:2', 1001000000000000500, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('472j34wb', 86, 1795979745191, NULL, 'dealer', NULL, 'outcome', '["draw",[31]]');
INSERT INTO public.entries VALUES ('472j34wb', 87, 1795979745192, 0, 'person:1', 1001000000000000501, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('472j34wb', 88, 1795979745192, NULL, 'dealer', NULL, 'outcome', '["draw",[42]]');
INSERT INTO public.entries VALUES ('472j34wb', 89, 1795979745193, 0, 'person:1', 1001000000000000502, 'action', '["play",[18]]');
INSERT INTO public.entries VALUES ('472j34wb', 90, 1795979745193, 1, 'person:2', 1001000000000000503, 'action', '["play",[70]]');
INSERT INTO public.entries VALUES ('472j34wb', 91, 1795979745194, 0, 'person:1', 1001000000000000504, 'action', '["pick",[57,62]]');
INSERT INTO public.entries VALUES ('472j34wb', 92, 1795979745195, 1, 'person:2', 1001000000000000505, 'action', '["pick",[11,61]]');
INSERT INTO public.entries VALUES ('472j34wb', 93, 1795979745195, 0, 'person:1', 1001000000000000506, 'action', '["play",[62]]');
INSERT INTO public.entries VALUES ('472j34wb', 94, 1795979745196, 1, 'person:2', 1001000000000000507, 'action', '["play",[31]]');
INSERT INTO public.entries VALUES ('472j34wb', 95, 1795979745197, 1, 'person:2', 1001000000000000508, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('472j34wb', 96, 1795979745197, NULL, 'dealer', NULL, 'outcome', '["draw",[35,24,66]]');
INSERT INTO public.entries VALUES ('472j34wb', 97, 1795979745197, 1, 'person:2', 1001000000000000509, 'action', '["play",[24]]');
INSERT INTO public.entries VALUES ('472j34wb', 98, 1795979745198, 0, 'person:1', 1001000000000000510, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('472j34wb', 99, 1795979745198, NULL, 'dealer', NULL, 'outcome', '["draw",[86,3,20]]');
INSERT INTO public.entries VALUES ('472j34wb', 100, 1795979745199, 0, 'person:1', 1001000000000000511, 'action', '["play",[3]]');
INSERT INTO public.entries VALUES ('472j34wb', 101, 1795979745200, 0, 'person:1', 1001000000000000512, 'action', '["play",[86]]');
INSERT INTO public.entries VALUES ('472j34wb', 102, 1795979745200, 1, 'person:2', 1001000000000000513, 'action', '["play",[35]]');
INSERT INTO public.entries VALUES ('472j34wb', 103, 1795979745201, 1, 'person:2', 1001000000000000514, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('472j34wb', 104, 1795979745201, NULL, 'dealer', NULL, 'outcome', '["draw",[77,75]]');
INSERT INTO public.entries VALUES ('472j34wb', 105, 1795979745202, 0, 'person:1', 1001000000000000515, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('472j34wb', 106, 1795979745202, NULL, 'dealer', NULL, 'outcome', '["draw",[32,88,33]]');
INSERT INTO public.entries VALUES ('472j34wb', 107, 1795979745202, 1, 'person:2', 1001000000000000516, 'action', '["play",[77]]');
INSERT INTO public.entries VALUES ('472j34wb', 108, 1795979745203, 0, 'person:1', 1001000000000000517, 'action', '["play",[33]]');
INSERT INTO public.entries VALUES ('472j34wb', 109, 1795979745204, 0, 'person:1', 1001000000000000518, 'action', '["pick",[3]]');
INSERT INTO public.entries VALUES ('472j34wb', 110, 1795979745204, 1, 'person:2', 1001000000000000519, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('472j34wb', 111, 1795979745204, NULL, 'dealer', NULL, 'outcome', '["draw",[59]]');
INSERT INTO public.entries VALUES ('472j34wb', 112, 1795979745205, 0, 'person:1', 1001000000000000520, 'action', '["play",[32]]');
INSERT INTO public.entries VALUES ('472j34wb', 113, 1795979745206, 1, 'person:2', 1001000000000000521, 'action', '["play",[59]]');
INSERT INTO public.entries VALUES ('472j34wb', 114, 1795979745207, 0, 'person:1', 1001000000000000522, 'action', '["play",[3]]');
INSERT INTO public.entries VALUES ('472j34wb', 115, 1795979745207, 1, 'person:2', 1001000000000000523, 'action', '["play",[61]]');
INSERT INTO public.entries VALUES ('472j34wb', 116, 1795979745208, 1, 'person:2', 1001000000000000524, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('472j34wb', 117, 1795979745208, NULL, 'dealer', NULL, 'outcome', '["draw",[22]]');
INSERT INTO public.entries VALUES ('472j34wb', 118, 1795979745209, 1, 'person:2', 1001000000000000525, 'action', '["play",[11]]');
INSERT INTO public.entries VALUES ('472j34wb', 119, 1795979745209, 0, 'person:1', 1001000000000000526, 'action', '["pick",[31,97]]');
INSERT INTO public.entries VALUES ('472j34wb', 120, 1795979745210, 0, 'person:1', 1001000000000000527, 'action', '["play",[88]]');
INSERT INTO public.entries VALUES ('472j34wb', 121, 1795979745211, 0, 'person:1', 1001000000000000528, 'action', '["play",[20]]');
INSERT INTO public.entries VALUES ('472j34wb', 122, 1795979745212, 1, 'person:2', 1001000000000000529, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('472j34wb', 123, 1795979745212, NULL, 'dealer', NULL, 'outcome', '["draw",[89,69]]');
INSERT INTO public.entries VALUES ('472j34wb', 124, 1795979745212, 1, 'person:2', 1001000000000000530, 'action', '["play",[89]]');
INSERT INTO public.entries VALUES ('472j34wb', 125, 1795979745213, 0, 'person:1', 1001000000000000531, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('472j34wb', 126, 1795979745213, NULL, 'dealer', NULL, 'outcome', '["draw",[12,4]]');
INSERT INTO public.entries VALUES ('472j34wb', 127, 1795979745214, 1, 'person:2', 1001000000000000532, 'action', '["pick",[35]]');
INSERT INTO public.entries VALUES ('472j34wb', 128, 1795979745214, 0, 'person:1', 1001000000000000533, 'action', '["play",[97]]');
INSERT INTO public.entries VALUES ('472j34wb', 129, 1795979745215, 1, 'person:2', 1001000000000000534, 'action', '["play",[35]]');
INSERT INTO public.entries VALUES ('472j34wb', 130, 1795979745216, 0, 'person:1', 1001000000000000535, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('472j34wb', 131, 1795979745216, NULL, 'dealer', NULL, 'outcome', '["draw",[41,80,13]]');
INSERT INTO public.entries VALUES ('472j34wb', 132, 1795979745217, 1, 'person:2', 1001000000000000536, 'action', '["play",[22]]');
INSERT INTO public.entries VALUES ('472j34wb', 133, 1795979745217, 0, 'person:1', 1001000000000000537, 'action', '["play",[4]]');
INSERT INTO public.entries VALUES ('472j34wb', 134, 1795979745218, 0, 'person:1', 1001000000000000538, 'action', '["play",[57]]');
INSERT INTO public.entries VALUES ('472j34wb', 135, 1795979745219, 1, 'person:2', 1001000000000000539, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('472j34wb', 136, 1795979745219, NULL, 'dealer', NULL, 'outcome', '["draw",[96]]');
INSERT INTO public.entries VALUES ('472j34wb', 137, 1795979745219, 1, 'person:2', 1001000000000000540, 'action', '["play",[75]]');
INSERT INTO public.entries VALUES ('472j34wb', 138, 1795979745220, 1, 'person:2', 1001000000000000541, 'action', '["play",[69]]');
INSERT INTO public.entries VALUES ('472j34wb', 139, 1795979745221, 0, 'person:1', 1001000000000000542, 'action', '["play",[13]]');
INSERT INTO public.entries VALUES ('472j34wb', 140, 1795979745222, 0, 'person:1', 1001000000000000543, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('472j34wb', 141, 1795979745222, NULL, 'dealer', NULL, 'outcome', '["draw",[47,48]]');
INSERT INTO public.entries VALUES ('472j34wb', 142, 1795979745222, 1, 'person:2', 1001000000000000544, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('472j34wb', 143, 1795979745222, NULL, 'dealer', NULL, 'outcome', '["draw",[81,39,67]]');
INSERT INTO public.entries VALUES ('472j34wb', 144, 1795979745223, 0, 'person:1', 1001000000000000545, 'action', '["play",[12]]');
INSERT INTO public.entries VALUES ('472j34wb', 145, 1795979745224, 1, 'person:2', 1001000000000000546, 'action', '["play",[39]]');
INSERT INTO public.entries VALUES ('472j34wb', 146, 1795979745224, 1, 'person:2', 1001000000000000547, 'action', '["pick",[11]]');
INSERT INTO public.entries VALUES ('472j34wb', 147, 1795979745225, 0, 'person:1', 1001000000000000548, 'action', '["play",[31]]');
INSERT INTO public.entries VALUES ('472j34wb', 148, 1795979745226, 1, 'person:2', 1001000000000000549, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('472j34wb', 149, 1795979745226, NULL, 'dealer', NULL, 'outcome', '["draw",[28,65,46]]');
INSERT INTO public.entries VALUES ('472j34wb', 150, 1795979745226, 1, 'person:2', 1001000000000000550, 'action', '["play",[11]]');
INSERT INTO public.entries VALUES ('472j34wb', 151, 1795979745227, 0, 'person:1', 1001000000000000551, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('472j34wb', 152, 1795979745227, NULL, 'dealer', NULL, 'outcome', '["draw",[74]]');
INSERT INTO public.entries VALUES ('472j34wb', 153, 1795979745228, 0, 'person:1', 1001000000000000552, 'action', '["play",[47]]');
INSERT INTO public.entries VALUES ('472j34wb', 154, 1795979745228, 1, 'person:2', 1001000000000000553, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('472j34wb', 155, 1795979745228, NULL, 'dealer', NULL, 'outcome', '["draw",[15]]');
INSERT INTO public.entries VALUES ('472j34wb', 156, 1795979745229, 1, 'person:2', 1001000000000000554, 'action', '["play",[46]]');
INSERT INTO public.entries VALUES ('472j34wb', 157, 1795979745230, 1, 'person:2', 1001000000000000555, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('472j34wb', 158, 1795979745230, NULL, 'dealer', NULL, 'outcome', '["draw",[71]]');
INSERT INTO public.entries VALUES ('472j34wb', 159, 1795979745231, 0, 'person:1', 1001000000000000556, 'action', '["play",[42]]');
INSERT INTO public.entries VALUES ('472j34wb', 160, 1795979745231, 1, 'person:2', 1001000000000000557, 'action', '["play",[66]]');
INSERT INTO public.entries VALUES ('472j34wb', 161, 1795979745232, 1, 'person:2', 1001000000000000558, 'action', '["play",[65]]');
INSERT INTO public.entries VALUES ('472j34wb', 162, 1795979745233, 0, 'person:1', 1001000000000000559, 'action', '["play",[48]]');
INSERT INTO public.entries VALUES ('472j34wb', 163, 1795979745233, 0, 'person:1', 1001000000000000560, 'action', '["pick",[42]]');
INSERT INTO public.entries VALUES ('472j34wb', 164, 1795979745234, 0, 'person:1', 1001000000000000561, 'action', '["play",[41]]');
INSERT INTO public.entries VALUES ('472j34wb', 165, 1795979745235, 1, 'person:2', 1001000000000000562, 'action', '["play",[28]]');
INSERT INTO public.entries VALUES ('472j34wb', 166, 1795979745235, 1, 'person:2', 1001000000000000563, 'action', '["pick",[33]]');
INSERT INTO public.entries VALUES ('472j34wb', 167, 1795979745236, 0, 'person:1', 1001000000000000564, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('472j34wb', 168, 1795979745236, NULL, 'dealer', NULL, 'outcome', '["draw",[16]]');
INSERT INTO public.entries VALUES ('472j34wb', 169, 1795979745237, 0, 'person:1', 1001000000000000565, 'action', '["play",[16,80]]');
INSERT INTO public.entries VALUES ('472j34wb', 170, 1795979745238, 1, 'person:2', 1001000000000000566, 'action', '["play",[33,81]]');
INSERT INTO public.entries VALUES ('472j34wb', 171, 1795979745238, 0, 'person:1', 1001000000000000567, 'action', '["pick",[86]]');
INSERT INTO public.entries VALUES ('472j34wb', 172, 1795979745239, 0, 'person:1', 1001000000000000568, 'action', '["pick",[39]]');
INSERT INTO public.entries VALUES ('472j34wb', 173, 1795979745240, 1, 'person:2', 1001000000000000569, 'action', '["play",[67,96]]');
INSERT INTO public.entries VALUES ('472j34wb', 174, 1795979745240, 0, 'person:1', 1001000000000000570, 'action', '["play",[39,74]]');
INSERT INTO public.entries VALUES ('472j34wb', 175, 1795979745241, 0, 'person:1', 1001000000000000571, 'action', '["pick",[48]]');
INSERT INTO public.entries VALUES ('472j34wb', 176, 1795979745242, 1, 'person:2', 1001000000000000572, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('472j34wb', 177, 1795979745242, NULL, 'dealer', NULL, 'outcome', '["draw",[36,90,6]]');
INSERT INTO public.entries VALUES ('472j34wb', 178, 1795979745242, 1, 'person:2', 1001000000000000573, 'action', '["play",[71,90]]');
INSERT INTO public.entries VALUES ('472j34wb', 179, 1795979745243, 0, 'person:1', 1001000000000000574, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('472j34wb', 180, 1795979745243, NULL, 'dealer', NULL, 'outcome', '["draw",[73,83,51]]');
INSERT INTO public.entries VALUES ('472j34wb', 181, 1795979745244, 0, 'person:1', 1001000000000000575, 'action', '["play",[51,83]]');
INSERT INTO public.entries VALUES ('472j34wb', 182, 1795979745244, 1, 'person:2', 1001000000000000576, 'action', '["play",[6,36]]');
INSERT INTO public.entries VALUES ('472j34wb', 183, 1795979745245, 0, 'person:1', 1001000000000000577, 'action', '["play",[42,48]]');
INSERT INTO public.entries VALUES ('472j34wb', 184, 1795979745245, NULL, 'person:1', NULL, 'ended', '{"kind":"ended","reason":"over","seed":"3d5d260f6a7a7eadbb40d60ddb08d80141c068d166252d4e4ca5a518b2baa65a","result":["dung-heap",[[1,1,49,0],[0,2,65,0]]]}');
INSERT INTO public.entries VALUES ('szazghds', 1, 1795979745261, NULL, 'person:3', 1001000000000000587, 'opened', '{"kind":"opened","commitment":"1f1fed7ba390cd8a858a948a99b4bb836f0a9402a67da134b5027c15f6613de1"}');
INSERT INTO public.entries VALUES ('szazghds', 2, 1795979745261, 0, 'person:3', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('tx57dwk6', 1, 1795979745255, NULL, 'person:1', 1001000000000000581, 'opened', '{"kind":"opened","commitment":"7e3b0ca93ea8dc718fa9d183a9ce3dd5c3acde639b61743d667ff45462d6503f"}');
INSERT INTO public.entries VALUES ('tx57dwk6', 2, 1795979745255, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('tx57dwk6', 3, 1795979745256, 1, 'person:2', 1001000000000000582, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('tx57dwk6', 4, 1795979745257, 2, 'person:3', 1001000000000000583, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('tx57dwk6', 5, 1795979745258, NULL, 'person:1', 1001000000000000584, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('tx57dwk6', 6, 1795979745258, NULL, 'dealer', NULL, 'outcome', '["first",0]');
INSERT INTO public.entries VALUES ('tx57dwk6', 7, 1795979745258, 0, 'table', NULL, 'action', '["roll"]');
INSERT INTO public.entries VALUES ('tx57dwk6', 8, 1795979745258, NULL, 'dealer', NULL, 'outcome', '["dice",[1,2,4,4,4,5,5,5]]');
INSERT INTO public.entries VALUES ('tx57dwk6', 9, 1795979745260, 1, 'person:2', 1001000000000000585, 'left', '{"kind":"left"}');
INSERT INTO public.entries VALUES ('tz8z8knr', 1, 1795979745253, NULL, 'person:1', 1001000000000000579, 'opened', '{"kind":"opened","commitment":"3a7802515c198686dd021a3cfdad5182c1ac7dc44b398d457e201f71b33d7e00"}');
INSERT INTO public.entries VALUES ('tz8z8knr', 2, 1795979745253, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('tz8z8knr', 3, 1795979745253, 1, 'person:1', NULL, 'joined', '{"kind":"joined","level":"rooster"}');
INSERT INTO public.entries VALUES ('tz8z8knr', 4, 1795979745253, NULL, 'person:1', NULL, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('tz8z8knr', 5, 1795979745253, NULL, 'dealer', NULL, 'outcome', '["draw",[11,47,62,38,1,79,97,69,72,87,86,16,28,73,95,44]]');
INSERT INTO public.entries VALUES ('wp7vghyn', 1, 1795979745262, NULL, 'person:3', 1001000000000000589, 'opened', '{"kind":"opened","commitment":"9e7c3049a78a9ec99edeb3f44d24c14f1a3212185f8c3f4ec9976eee1fe9493d"}');
INSERT INTO public.entries VALUES ('wp7vghyn', 2, 1795979745262, 0, 'person:3', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('wp7vghyn', 3, 1795979745263, 1, 'person:1', 1001000000000000590, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('wp7vghyn', 4, 1795979745264, NULL, 'person:3', 1001000000000000591, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('wp7vghyn', 5, 1795979745264, NULL, 'dealer', NULL, 'outcome', '["first",0]');
INSERT INTO public.entries VALUES ('wp7vghyn', 6, 1795979745264, 0, 'table', NULL, 'action', '["roll"]');
INSERT INTO public.entries VALUES ('wp7vghyn', 7, 1795979745264, NULL, 'dealer', NULL, 'outcome', '["dice",[3,4,5,5,5,5,5,5]]');
INSERT INTO public.evening_answers VALUES (1001000000000000592, 1, 1, 1);
INSERT INTO public.evenings VALUES (1001000000000000592, 1, 5, 1800000000000, 1800000000000, 'heckmeck', 'en', 'none', 'Europe/Rome', 'open', 1, 1230, NULL, 0, NULL, 0, 0, 0, 0, NULL);
INSERT INTO public.feats VALUES ('jaf4vfzx', 1, 'meal', 22, 1, 'karteneck', 1795979744765);
INSERT INTO public.feats VALUES ('jaf4vfzx', 2, 'meal', 32, 1, 'karteneck', 1795979744765);
INSERT INTO public.feats VALUES ('jaf4vfzx', 0, 'meal', 24, 1, 'karteneck', 1795979744765);
INSERT INTO public.feats VALUES ('4mb3m3zv', 2, 'turn', 26, 1, 'heckmeck', 1795979745040);
INSERT INTO public.feats VALUES ('4mb3m3zv', 2, 'stack', 2, 1, 'heckmeck', 1795979745040);
INSERT INTO public.feats VALUES ('4mb3m3zv', 0, 'turn', 30, 1, 'heckmeck', 1795979745040);
INSERT INTO public.feats VALUES ('4mb3m3zv', 0, 'stack', 7, 1, 'heckmeck', 1795979745040);
INSERT INTO public.feats VALUES ('4mb3m3zv', 1, 'turn', 31, 1, 'heckmeck', 1795979745040);
INSERT INTO public.feats VALUES ('4mb3m3zv', 1, 'stack', 2, 1, 'heckmeck', 1795979745040);
INSERT INTO public.former_seats VALUES ('tx57dwk6', 2, 1);
INSERT INTO public.guild_settings VALUES (99, 'it', '[1,2]', 1, 'live', 'managers', 'no');
INSERT INTO public.memos VALUES ('commands', 'hash');
INSERT INTO public.memos VALUES ('daily-secret', 'bcd063435415f10adcbb323d6730592b558f125062f1c9a924e1c4063fea310d');
INSERT INTO public.messages VALUES ('tx57dwk6', 'board', -1, 0, 1, 2, 3, 0);
INSERT INTO public.nicknames VALUES (2, 7, 'Böss');
INSERT INTO public.outbox VALUES ('tx57dwk6', 1, 2);
INSERT INTO public.packed_logs VALUES ('4mb3m3zv', '\x78f973535af1ad5959b6ab2010dc503e6ce866584c3e34eafe97f09cf254a4a1c8b93709d7c4168aa287421b39278573a370fe9dc8df704b108787b1818845562d61d568accac269dabaad0dcb2766daf8a26e39204afe77ebe1b3437fb4f72e948e4845e40b88c23e7c061384d125e8ce366c48ab5db7a28e18da1c97298ba17539721d81d3a61fdc25e41787944e7ee82aedd2df5a5a23877c94e8a3678ed2bd56ff5f5fdd6b3f4edbf345aa85feeddbd2e5bcb9fc56bff63e7aee1c1510b69d298df52b420d2f29dfa9e9b7966bb4f5a40a1bdaafb95ef2366dbe95eb733b5a7c77f5f86e799f7f86425debf486bdefc248839f0cc599263fcd13b1eb7a9e699cdd670c718a21f88efa38f56176f3a7efe2e86731917cab3882e41269daefd47f7c9174ac4b454e4cb33d9bcd5012919835bb1a99ecb06f1dbb3900098e1d92b8107a5a68b3372eeca9ec0deb97d89dc43aea637275cc3b6297527940292cfe170c34c221fd9fe3a4c62be6e71e21c786429e2ded3de4d17b61abc20f875598d657d268f45de4310226cbc931861a1ef618059ef0618e845eea5a4663e6b14ca991bc356f177cc1cee902a16133a1210510b5199c464a98a3ab60ce0543c03df7ddacfb4f75b128992ad5ddf8f419d08dc1e036bbc72b29c9fe01d39ab1e8c67743ab0676adbeb9b79e2319f7f7bd1880b97237973a7ef34c77e59af40d3c8b97c7672de58213808150639d5e0e885041a8846b9e5e556da94cc259cca2259e32c5570a52a746a614c8fc9fbf30588c6430f3c86082aa25fba8e1562b090e491b5a7814a31404b187070022e3a8070c5fd3ea5079df858f831dab36319393513b624b65fd25b8847d7a9d54b41d5439019153f5ae77a520225c9b4c6db82e7d2ce52b6e95510ea976f9fbf959ff132445db426934e86e8394dd8614376c757db40772ddd7df7a26605c2b7d8bbb16e8b6acc8a0b2c0975bf4500ece96b48c9fd658776f5dfde6f46fb97ad4b13708fef555ad7f5cc4cfed7b4c68cba23b83d36bb9697139469559260ece628c3e8775d10d324bb7be3bea3f34d0307cfa9e65ea7a3b38997a3bcf321b66c7fce1384ecbc930f2308518456ecf6def8f67b7a72564f6a448db33cd4d26acc8d71b74db83d97f98d8eab3');
INSERT INTO public.packed_logs VALUES ('a6x5bz9z', '\x78f973535af1ad57dbae9c300cfc21574a6ce7f62d551f9605daa7aa2ffdff4e022c316cda1ee9ac58948b33b1c78e633ec8b91f70ce03ce65c0b97e0ee79f4ce361dd85461ed1b85118f1f70eaf8466c61b9d5c5fa9896c02a5b5318827b6654d2ab7c903a9a1e4b6eec428dbba744097b6286f40ad5f97bfa6b6c9dcb6dc81e2b63eb5f926f6522e9fcac49bde7ba70dc717e4b65fdcf5d8cd398d6eea566ff854424925a9a6c4e45a0e73ed5f5b5bdbefadb37dc8b8573b66707d1718f54337e3bb8deeef118abbad766f56b89b9cbb61b98b6e3b3ec8a9c4393ce7cf7bf7efb49b755d9f9159789ed4b9a2718dc5aba813b73a979728212d93c3f463f2b96417754e0b4fdeafc24bfa689efe682edfef2646ac045284572041b4286584091caf2489389122660481c38e42a1502fa084d0614a88ac428c08616284127c1f49cbb7f32afccaa9ef6df756bbb9b9bb1d118a462c999ec4be97df4324f8aa170b06c1e0a9e9b133bd0edef7f0c6a8e84e29e9a442a8f1af626c71ef11a391cabb165b2503ce537ebf45810f70808da906a9b099cb3daec401a850468a18d85e8ced968962f7b6928674e915a931347064f1948cac2285191f65130fc5789ad5f49842e8b1c09c0d343d883eb02f02a7a2c70aa31b8e88653f8e38342a0f84b27f63cacd59b0c99372af068e61b65a50f13660c98203225a96857626ef6a5d1c4976a0d071404fa47259b10fdc9c2d4a1a0666e240232bd95c8214659c41c958e50fb4f31cd9e481f4958dbff492ae7ccd683d843facbdeb8e9468ce1a8cd907ee418d12ce3ac4d325704906c95198d4781703c5a40b282dda0fc0ff3b31375a23923aca04c30a06345e88d6ab69255e22cc526f11f74371df1d9a06cac6ab72739999f626d2350c2dcbb87d60dc20ad7020b6460f8e9717144424fe3d8c4755656f349b4f6c38dac832bdf0974bb26af6bf5fe2f80a7fc884c2425966c7537ca292784454183ecc6ef1cb5ce6e794d35a74cda92c904b2a6b9a253d977562f3e53efffef9fdcb8fe5f1ab7e454b2d7fa4d53fb58a462eadcd5a4ecb368aa8a96582dbbed1ff008bfc6520');
INSERT INTO public.packed_logs VALUES ('jaf4vfzx', '\x78f973535af1ad585dbaa33008dd501ec24f62b296f9ee435b75ff4b18b4d6ab3142329ddbdb965a8470201c9a4ecce10673bcc1fc13c897d87e0963010bd561092b34418009028dfd7e9463453e3eef7434fbb1432efdb4beb7793946fcaf2bfcc8ad7a6f5f597204430e79c803738ce8bc5c27c99a5f1fecfc2ac326e326fbc3f596a73fdcabdddf73dd77f86eb76959f65faeae17b9e23ec95770e0bdfc1fffd8a6148f30a614916618617a7866ffca89fd28f3408e90078f01e6f98514a6393f6748538c0f221cc6999fd3ab97837456dac70372b412e4428ab4b48c8d61d7ae211fb74b5b13910fc2a42b971e78ed3362488d49f1a6dfc1a146ea6f931bf1c395f845cc078d70d5286cf055239c35c8d488570d3635444c5d5e2ad1c2aed184176beb3c59d8528262223a4cba8dc24ba8c60a5e572982457174eba61eac0ec66f3ddec34966e241878b1d05c7e748f13f1420d700855330585141f851a76456115bbe45d22dd0b5cc5317a064d60eb6ec24c85ae6839a35ef481046134d18f4bc366d79c4131e785f60f69eb78b744b9be585af1a64ae23a8c523e2e04069e6ec2e3bbed5c59e37c80ef1dec55239184e291127c37dcaea9d0b5b3be89e76bcff1acc0207b31fdc2cd3ebeb2413eea5c6835e5a560f66d3c9be8c4fcf14da97ed07659a406f0188c5c2b93490ee01e4fafe467de576df5eb2c01a3c9744627f3190d9b421da6c4c5ff15c76048e7201b9d5cab07fc0e91960f6da002a82d5bb72d3c660bd7cb86ccad41fab4d854ded2a2805f8733a98ab810d59670e635e1c1cc9accf4a3fbc8cce82a6ff66206073b4e606aeae3684d4314e522f43c2fbd750f7566f3d33ce697c8c73887180c4f4e0e989d9a7293d11105e7ea299e2237a488498629ac308f41a1e398ea3bc243c9d311fcf95ff2c3b8471e9d9db09695ac6a775905ad39fdfa7c87f01dc3b6b75');
INSERT INTO public.packed_logs VALUES ('rj6twtng', '\x78f973535af1ed595992a3300cbdd0749516af87e90f07ecfb1f6180d0d54363c02f38f3d521a4284956a427c9526210733ec05c0e30d703cc4d57cca546d4ebe8acc42e21b80a716b68fc7487e98ed3cdb41298171acb93ac4f0e9b5fe62fb327b3c2d9e4e24afb576c799e3b06fb68a38fde5832f2674eeae745d58b4f3fe90d5c7a49db914ccbaabe7efd7fdfdfb7aaceab4b2cd7945f730ad2f4fe7ea99aeb49252797ec987cf03e0da3bac13c42cc418b445f1eae643236e587e3c1e4644b0e3e8c269395a4d3131574b47971fc911fc3595e3bfa96c44da4235d9bd993b6b3e7565c3f2f46d55bdaf7e27226ce776d3767e2eeaef8a931b2ff0dc0d4513f28be87d261e2a7d8d89db86fd5fe858db482f912368c69f75812fb5663be9c6daea9754104bd152c58e7f6d8d7fd7d8a472cd33860c1627443532cba064d6505fd75adf6377dc1de61dbd5018b15574dbf03d31f5fe05b3d685ab087148c407cefe6065a730e67453fb8f733e8ae50d7665159208c791cc0f411c1222060af1606470d01f73806e7b076fd4d0819ac62f6290707c0f4d45f2919740312b0a78a071d08a0bc019b98ef3842c88d1eb99a1fc12d119d5755d002b0608741333aa006c58e15e9c00838b402e4f60e014f4116ec62b6ebcc514148afbbc05554149cf41b40a8a8b8fc9f022d40d3543104da3a915a0f2933a542030b15cd2c3a8462d89157abc60e3c720829c7a8567c7a4872036b0ad9441f691c994ada1c6afe3cac9cbafbece07c16e016b4e633810f59fefb9a0f073e647e5e4e2fff02476538d2');
INSERT INTO public.packed_logs VALUES ('t3yjbpat', '\x78f973535af1ad94410a033108452f340b4d34ea718c4956852e7a7f6866dad252662885319245b2facfefff93391e307f093991e19716ded7429bad518c4d4c8831e1b2fed3bcd7b362a4050166bf8b92fcf6783755699ecb5072ea81357a0d3201b3519243692dbad70a3eb42505ad862ae4d5326a8f93966277c31f00360493c871c8c6e57adb5e9e314b651467ab24d238abb02960e83032670a95e1dc46c314b91b1427ed5265340d92024c1fb1bc4e6326e91df280ab5e');
INSERT INTO public.people VALUES (1, 5000, 'Player 0', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (2, 5001, 'Player 1', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (3, 5002, 'Player 2', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (4, NULL, '', '', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (5, 999, 'Moderator', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.ratings VALUES (1, 0, 0, 'karteneck', 1795979744765, 'jaf4vfzx', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 0, 0, 'karteneck', 1795979744765, 'jaf4vfzx', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 0, 0, 'karteneck', 1795979744765, 'jaf4vfzx', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 0, 'karteneck', 1795979744765, 'jaf4vfzx', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 0, 'karteneck', 1795979744765, 'jaf4vfzx', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 0, 'karteneck', 1795979744765, 'jaf4vfzx', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 1, 'karteneck', 1795979744765, 'jaf4vfzx', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 1, 'karteneck', 1795979744765, 'jaf4vfzx', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 1, 'karteneck', 1795979744765, 'jaf4vfzx', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 0, 0, 'hornochsen', 1795979744945, 'a6x5bz9z', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 0, 0, 'hornochsen', 1795979744945, 'a6x5bz9z', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 0, 0, 'hornochsen', 1795979744945, 'a6x5bz9z', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 0, 0, 'hornochsen', 1795979744945, 'a6x5bz9z', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 0, 'hornochsen', 1795979744945, 'a6x5bz9z', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 0, 'hornochsen', 1795979744945, 'a6x5bz9z', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 0, 'hornochsen', 1795979744945, 'a6x5bz9z', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 0, 'hornochsen', 1795979744945, 'a6x5bz9z', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 1, 'hornochsen', 1795979744945, 'a6x5bz9z', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 1, 'hornochsen', 1795979744945, 'a6x5bz9z', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 1, 'hornochsen', 1795979744945, 'a6x5bz9z', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 1, 'hornochsen', 1795979744945, 'a6x5bz9z', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 0, 0, 'heckmeck', 1795979745040, '4mb3m3zv', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 0, 0, 'heckmeck', 1795979745040, '4mb3m3zv', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 0, 0, 'heckmeck', 1795979745040, '4mb3m3zv', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 0, 'heckmeck', 1795979745040, '4mb3m3zv', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 0, 'heckmeck', 1795979745040, '4mb3m3zv', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 0, 'heckmeck', 1795979745040, '4mb3m3zv', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 2, 'heckmeck', 1795979745040, '4mb3m3zv', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 2, 'heckmeck', 1795979745040, '4mb3m3zv', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 2, 'heckmeck', 1795979745040, '4mb3m3zv', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 0, 0, 'verflixxt', 1795979745118, 'rj6twtng', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 0, 0, 'verflixxt', 1795979745118, 'rj6twtng', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 0, 0, 'verflixxt', 1795979745118, 'rj6twtng', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 0, 0, 'verflixxt', 1795979745118, 'rj6twtng', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 0, 'verflixxt', 1795979745118, 'rj6twtng', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 0, 'verflixxt', 1795979745118, 'rj6twtng', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 0, 'verflixxt', 1795979745118, 'rj6twtng', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 0, 'verflixxt', 1795979745118, 'rj6twtng', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 1, 'verflixxt', 1795979745118, 'rj6twtng', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 1, 'verflixxt', 1795979745118, 'rj6twtng', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 1, 'verflixxt', 1795979745118, 'rj6twtng', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 1, 'verflixxt', 1795979745118, 'rj6twtng', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 0, 0, 'hornochsen', 1795979745245, '472j34wb', 19.885988374632642, 8.203364590750274);
INSERT INTO public.ratings VALUES (2, 0, 0, 'hornochsen', 1795979745245, '472j34wb', 27.478543073309112, 8.203364590750274);
INSERT INTO public.ratings VALUES (1, 1, 0, 'hornochsen', 1795979745245, '472j34wb', 23.682265723970875, 8.300738615487104);
INSERT INTO public.ratings VALUES (2, 1, 0, 'hornochsen', 1795979745245, '472j34wb', 26.317734276029125, 8.300738615487104);
INSERT INTO public.ratings VALUES (1, 1, 2, 'hornochsen', 1795979745245, '472j34wb', 23.682265723970875, 8.300738615487104);
INSERT INTO public.ratings VALUES (2, 1, 2, 'hornochsen', 1795979745245, '472j34wb', 26.317734276029125, 8.300738615487104);
INSERT INTO public.results VALUES ('jaf4vfzx', 0, 1, 'held', 1, 1, 'karteneck', 1795979744765, 3, 3, 0, 32, 39, 'all-eaten');
INSERT INTO public.results VALUES ('jaf4vfzx', 1, 2, 'held', 1, 1, 'karteneck', 1795979744765, 3, 2, 1, 38, 42, 'all-eaten');
INSERT INTO public.results VALUES ('jaf4vfzx', 2, 3, 'held', 1, 1, 'karteneck', 1795979744765, 3, 1, 2, 42, 41, 'all-eaten');
INSERT INTO public.results VALUES ('a6x5bz9z', 0, 1, 'held', 2, 1, 'hornochsen', 1795979744945, 4, 4, 0, 60, 0, 'dung-heap');
INSERT INTO public.results VALUES ('a6x5bz9z', 1, 2, 'held', 2, 1, 'hornochsen', 1795979744945, 4, 2, 2, 22, 0, 'dung-heap');
INSERT INTO public.results VALUES ('a6x5bz9z', 2, 3, 'held', 2, 1, 'hornochsen', 1795979744945, 4, 3, 1, 33, 0, 'dung-heap');
INSERT INTO public.results VALUES ('a6x5bz9z', 3, 4, 'held', 2, 1, 'hornochsen', 1795979744945, 4, 1, 3, 13, 0, 'dung-heap');
INSERT INTO public.results VALUES ('4mb3m3zv', 0, 1, 'held', 1, 2, 'heckmeck', 1795979745040, 3, 1, 2, 12, 29, 'grill-empty');
INSERT INTO public.results VALUES ('4mb3m3zv', 1, 2, 'held', 1, 2, 'heckmeck', 1795979745040, 3, 2, 1, 1, 24, 'grill-empty');
INSERT INTO public.results VALUES ('4mb3m3zv', 2, 3, 'held', 1, 2, 'heckmeck', 1795979745040, 3, 3, 0, 0, 0, 'grill-empty');
INSERT INTO public.results VALUES ('rj6twtng', 0, 1, 'held', 2, 1, 'verflixxt', 1795979745118, 4, 1, 3, 21, 4, 'all_home');
INSERT INTO public.results VALUES ('rj6twtng', 1, 2, 'held', 2, 1, 'verflixxt', 1795979745118, 4, 2, 2, 6, 1, 'all_home');
INSERT INTO public.results VALUES ('rj6twtng', 2, 3, 'held', 2, 1, 'verflixxt', 1795979745118, 4, 3, 1, -2, 0, 'all_home');
INSERT INTO public.results VALUES ('rj6twtng', 3, 4, 'held', 2, 1, 'verflixxt', 1795979745118, 4, 4, 0, -22, 0, 'all_home');
INSERT INTO public.results VALUES ('472j34wb', 0, 1, 'held', 1, 2, 'hornochsen', 1795979745245, 2, 2, 0, 65, 0, 'dung-heap');
INSERT INTO public.results VALUES ('472j34wb', 1, 2, 'held', 1, 2, 'hornochsen', 1795979745245, 2, 1, 1, 49, 0, 'dung-heap');
INSERT INTO public.retired VALUES ('tx57dwk6', 1, 1, NULL);
INSERT INTO public.seasons VALUES (1, 1, 1795979744765, 1);
INSERT INTO public.seats VALUES ('472j34wb', 0, 1, NULL);
INSERT INTO public.seats VALUES ('472j34wb', 1, 2, NULL);
INSERT INTO public.seats VALUES ('4mb3m3zv', 0, 1, NULL);
INSERT INTO public.seats VALUES ('4mb3m3zv', 1, 2, NULL);
INSERT INTO public.seats VALUES ('4mb3m3zv', 2, 3, NULL);
INSERT INTO public.seats VALUES ('a6x5bz9z', 0, 1, NULL);
INSERT INTO public.seats VALUES ('a6x5bz9z', 1, 2, NULL);
INSERT INTO public.seats VALUES ('a6x5bz9z', 2, 3, NULL);
INSERT INTO public.seats VALUES ('a6x5bz9z', 3, 4, NULL);
INSERT INTO public.seats VALUES ('jaf4vfzx', 0, 1, NULL);
INSERT INTO public.seats VALUES ('jaf4vfzx', 1, 2, NULL);
INSERT INTO public.seats VALUES ('jaf4vfzx', 2, 3, NULL);
INSERT INTO public.seats VALUES ('rj6twtng', 0, 1, NULL);
INSERT INTO public.seats VALUES ('rj6twtng', 1, 2, NULL);
INSERT INTO public.seats VALUES ('rj6twtng', 2, 3, NULL);
INSERT INTO public.seats VALUES ('rj6twtng', 3, 4, NULL);
INSERT INTO public.seats VALUES ('szazghds', 0, 3, NULL);
INSERT INTO public.seats VALUES ('t3yjbpat', 0, 1, NULL);
INSERT INTO public.seats VALUES ('t3yjbpat', 1, 2, NULL);
INSERT INTO public.seats VALUES ('tx57dwk6', 0, 1, NULL);
INSERT INTO public.seats VALUES ('tx57dwk6', 1, NULL, 'hen');
INSERT INTO public.seats VALUES ('tx57dwk6', 2, 3, NULL);
INSERT INTO public.seats VALUES ('tz8z8knr', 0, 1, NULL);
INSERT INTO public.seats VALUES ('tz8z8knr', 1, NULL, 'rooster');
INSERT INTO public.seats VALUES ('wp7vghyn', 0, 3, NULL);
INSERT INTO public.seats VALUES ('wp7vghyn', 1, 1, NULL);
INSERT INTO public.standings VALUES (1, 0, 0, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 0, 0, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 0, 0, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 1, 0, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 1, 0, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 1, 0, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 1, 1, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 1, 1, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (3, 1, 1, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 0, 0, 'hornochsen', 19.885988374632642, 8.203364590750274, -47, 2, 0, 0);
INSERT INTO public.standings VALUES (2, 0, 0, 'hornochsen', 27.478543073309112, 8.203364590750274, 29, 2, 1, 3);
INSERT INTO public.standings VALUES (3, 0, 0, 'hornochsen', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 2, 0, 'hornochsen', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 2, 0, 'hornochsen', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 2, 0, 'hornochsen', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 2, 1, 'hornochsen', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 2, 1, 'hornochsen', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 2, 1, 'hornochsen', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
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
INSERT INTO public.standings VALUES (2, 0, 0, 'verflixxt', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 0, 0, 'verflixxt', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 2, 0, 'verflixxt', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (2, 2, 0, 'verflixxt', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 2, 0, 'verflixxt', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 2, 1, 'verflixxt', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (2, 2, 1, 'verflixxt', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (3, 2, 1, 'verflixxt', 23.682265723970875, 8.234318849190776, -10, 1, 0, 1);
INSERT INTO public.standings VALUES (1, 1, 0, 'hornochsen', 23.682265723970875, 8.300738615487104, -12, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 1, 0, 'hornochsen', 26.317734276029125, 8.300738615487104, 14, 1, 1, 1);
INSERT INTO public.standings VALUES (1, 1, 2, 'hornochsen', 23.682265723970875, 8.300738615487104, -12, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 1, 2, 'hornochsen', 26.317734276029125, 8.300738615487104, 14, 1, 1, 1);
INSERT INTO public.subscriptions VALUES (1, 1, 'heckmeck', 1, NULL, 0);
INSERT INTO public.tables VALUES ('472j34wb', 1, 1001000000000000429, NULL, 'hornochsen', 1, 'en', '\x3d5d260f6a7a7eadbb40d60ddb08d80141c068d166252d4e4ca5a518b2baa65a', 'over', '[]', 1795979745139, 1795979745245, 'over', 1795979745141, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('4mb3m3zv', 1, 1001000000000000214, NULL, 'heckmeck', 1, 'en', '\x696b5f50f50f01ac1b1bbcaa45e0a3b65ea3ff5f244644c49deaa48d4be89955', 'over', '[]', 1795979744950, 1795979745040, 'over', 1795979744953, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('a6x5bz9z', 2, 1001000000000000105, NULL, 'hornochsen', 1, 'en', '\x456a3b6f6423d02b6cb18a603015d0e1ed9dcb87f94f879e642743f7d37cefb2', 'over', '[]', 1795979744772, 1795979744945, 'over', 1795979744776, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('jaf4vfzx', 1, 1001000000000000000, NULL, 'karteneck', 1, 'en', '\x98dadf56671843a4eb2908e8b2121c0e3f36a6018322868f5d13c7a96dda9682', 'over', '[]', 1795979744662, 1795979744765, 'over', 1795979744671, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('rj6twtng', 2, 1001000000000000329, NULL, 'verflixxt', 1, 'en', '\xe0af0c120f3e123c8f4160735345c1d188ae993527ab2a6c13a8e49790dd10fa', 'over', '[]', 1795979745042, 1795979745118, 'over', 1795979745046, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('szazghds', 1, 1001000000000000586, NULL, 'heckmeck', 1, 'en', '\x59cb3e11dc152255be2ac2779b9862c69d6a58568b3d783b56a08543cddb5eeb', 'lobby', '[]', 1795979745261, NULL, NULL, NULL, 0, 1795979805261, NULL);
INSERT INTO public.tables VALUES ('t3yjbpat', 1, 1001000000000000424, NULL, 'heckmeck', 1, 'en', '\x46f6a59b477d538759801c8f949a54c87fa5dfd12c3e906a48e7b7fd8c476054', 'over', '[]', 1795979745121, 1795979745128, 'closed', 1795979745126, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('tx57dwk6', 1, 1001000000000000580, NULL, 'heckmeck', 1, 'en', '\xd69f800541cafe1504a10ecfd8187dff4e5a8e7504d97bd77edf2a958207065b', 'playing', '[]', 1795979745255, NULL, NULL, 1795979745258, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('tz8z8knr', 1, 1001000000000000578, NULL, 'hornochsen', 1, 'it', '\xd1eb291a131ff9174fed0235a172fa98961af7fbbcaf3e6e04e4c2e01c2d04ec', 'playing', '[]', 1795979745253, NULL, NULL, 1795979745253, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('wp7vghyn', 1, 1001000000000000588, NULL, 'heckmeck', 1, 'en', '\xde1dd2b5155e25b9fbaaca3dbe1bc5c46cf467b2fb1d943bcd45157a5cdeb49c', 'playing', '[]', 1795979745262, NULL, NULL, 1795979745264, 0, NULL, NULL);
INSERT INTO public.turns VALUES ('tx57dwk6', 0, 1, NULL, 1795979745258, NULL, NULL);
INSERT INTO public.turns VALUES ('tz8z8knr', 0, 1, NULL, 1795979745253, NULL, NULL);
INSERT INTO public.turns VALUES ('tz8z8knr', 1, NULL, 'rooster', 1795979745253, NULL, NULL);
INSERT INTO public.turns VALUES ('wp7vghyn', 0, 3, NULL, 1795979745264, NULL, NULL);
INSERT INTO public.visitors VALUES ('t3yjbpat', 5);
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
