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
INSERT INTO public.entries VALUES ('3rvcm85b', 1, 1795926832313, NULL, 'person:3', 1001000000000000560, 'opened', '{"kind":"opened","commitment":"2b3ce5226e01ea148c69340ccdb4497c25c2ca427a86671e50775d1edfed4416"}');
INSERT INTO public.entries VALUES ('3rvcm85b', 2, 1795926832313, 0, 'person:3', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('eb6d93x6', 1, 1795926832131, NULL, 'person:1', 1001000000000000479, 'opened', '{"kind":"opened","commitment":"5f72ed0f0daa81430a17b38657d01401789fd710104c39a2b42b9baf2be745fb"}');
INSERT INTO public.entries VALUES ('eb6d93x6', 2, 1795926832131, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('eb6d93x6', 3, 1795926832131, 1, 'person:2', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('eb6d93x6', 4, 1795926832133, NULL, 'person:1', 1001000000000000480, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('eb6d93x6', 5, 1795926832133, NULL, 'dealer', NULL, 'outcome', '["draw",[71,33,19,13,20,35,74,52,14,32,58,9,56,26,76,15]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 6, 1795926832139, 1, 'person:2', 1001000000000000481, 'action', '["play",[74]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 7, 1795926832140, 0, 'person:1', 1001000000000000482, 'action', '["play",[20]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 8, 1795926832141, 0, 'person:1', 1001000000000000483, 'action', '["play",[13]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 9, 1795926832143, 1, 'person:2', 1001000000000000484, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('eb6d93x6', 10, 1795926832143, NULL, 'dealer', NULL, 'outcome', '["draw",[23,59,53]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 11, 1795926832147, 1, 'person:2', 1001000000000000485, 'action', '["play",[53]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 12, 1795926832151, 0, 'person:1', 1001000000000000486, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('eb6d93x6', 13, 1795926832151, NULL, 'dealer', NULL, 'outcome', '["draw",[77,22]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 14, 1795926832152, 1, 'person:2', 1001000000000000487, 'action', '["play",[23]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 15, 1795926832155, 0, 'person:1', 1001000000000000488, 'action', '["play",[77]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 16, 1795926832156, 1, 'person:2', 1001000000000000489, 'action', '["play",[32]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 17, 1795926832159, 0, 'person:1', 1001000000000000490, 'action', '["play",[35]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 18, 1795926832161, 0, 'person:1', 1001000000000000491, 'action', '["play",[19]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 19, 1795926832162, 1, 'person:2', 1001000000000000492, 'action', '["play",[14]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 20, 1795926832167, 1, 'person:2', 1001000000000000493, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('eb6d93x6', 21, 1795926832167, NULL, 'dealer', NULL, 'outcome', '["draw",[60,62,69]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 22, 1795926832168, 0, 'person:1', 1001000000000000494, 'action', '["play",[71]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 23, 1795926832169, 1, 'person:2', 1001000000000000495, 'action', '["play",[62]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 24, 1795926832171, 0, 'person:1', 1001000000000000496, 'action', '["pick",[53,62]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 25, 1795926832175, 1, 'person:2', 1001000000000000497, 'action', '["play",[52]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 26, 1795926832179, 0, 'person:1', 1001000000000000498, 'action', '["play",[33]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 27, 1795926832180, 1, 'person:2', 1001000000000000499, 'action', '["pick",[35]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 28, 1795926832181, 1, 'person:2', 1001000000000000500, 'action', '["play",[9]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 29, 1795926832183, 0, 'person:1', 1001000000000000501, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('eb6d93x6', 30, 1795926832183, NULL, 'dealer', NULL, 'outcome', '["draw",[54,43,2]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 31, 1795926832187, 0, 'person:1', 1001000000000000502, 'action', '["play",[53]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 32, 1795926832191, 0, 'person:1', 1001000000000000503, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('eb6d93x6', 33, 1795926832191, NULL, 'dealer', NULL, 'outcome', '["draw",[7,16]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 34, 1795926832192, 1, 'person:2', 1001000000000000504, 'action', '["play",[59]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 35, 1795926832195, 0, 'person:1', 1001000000000000505, 'action', '["play",[7]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 36, 1795926832196, 1, 'person:2', 1001000000000000506, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('eb6d93x6', 37, 1795926832196, NULL, 'dealer', NULL, 'outcome', '["draw",[65,67]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 38, 1795926832199, 0, 'person:1', 1001000000000000507, 'action', '["play",[2]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 39, 1795926832200, 1, 'person:2', 1001000000000000508, 'action', '["play",[67]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 40, 1795926832207, 0, 'person:1', 1001000000000000509, 'action', '["play",[54]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 41, 1795926832208, 1, 'person:2', 1001000000000000510, 'action', '["pick",[13]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 42, 1795926832211, 1, 'person:2', 1001000000000000511, 'action', '["play",[58]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 43, 1795926832215, 0, 'person:1', 1001000000000000512, 'action', '["pick",[56,77]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 44, 1795926832219, 0, 'person:1', 1001000000000000513, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('eb6d93x6', 45, 1795926832219, NULL, 'dealer', NULL, 'outcome', '["draw",[68,89]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 46, 1795926832220, 0, 'person:1', 1001000000000000514, 'action', '["play",[77]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 47, 1795926832223, 1, 'person:2', 1001000000000000515, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('eb6d93x6', 48, 1795926832223, NULL, 'dealer', NULL, 'outcome', '["draw",[99,46]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 49, 1795926832227, 1, 'person:2', 1001000000000000516, 'action', '["play",[69]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 50, 1795926832231, 0, 'person:1', 1001000000000000517, 'action', '["play",[43]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 51, 1795926832232, 1, 'person:2', 1001000000000000518, 'action', '["play",[13]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 52, 1795926832235, 0, 'person:1', 1001000000000000519, 'action', '["play",[68]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 53, 1795926832239, 1, 'person:2', 1001000000000000520, 'action', '["play",[99]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 54, 1795926832243, 0, 'person:1', 1001000000000000521, 'action', '["play",[22]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 55, 1795926832247, 1, 'person:2', 1001000000000000522, 'action', '["play",[46]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 56, 1795926832251, 0, 'person:1', 1001000000000000523, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('eb6d93x6', 57, 1795926832251, NULL, 'dealer', NULL, 'outcome', '["draw",[72,17,63]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 58, 1795926832255, 0, 'person:1', 1001000000000000524, 'action', '["play",[56,62]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 59, 1795926832259, 1, 'person:2', 1001000000000000525, 'action', '["pick",[7,43]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 60, 1795926832260, 1, 'person:2', 1001000000000000526, 'action', '["play",[60,65]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 61, 1795926832261, 1, 'person:2', 1001000000000000527, 'action', '["buy",1]');
INSERT INTO public.entries VALUES ('eb6d93x6', 62, 1795926832261, NULL, 'dealer', NULL, 'outcome', '["draw",[90]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 63, 1795926832262, 0, 'person:1', 1001000000000000528, 'action', '["play",[17,89]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 64, 1795926832265, 1, 'person:2', 1001000000000000529, 'action', '["play",[35,90]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 65, 1795926832271, 0, 'person:1', 1001000000000000530, 'action', '["pick",[54,58]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 66, 1795926832272, 1, 'person:2', 1001000000000000531, 'action', '["pick",[2]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 67, 1795926832273, 0, 'person:1', 1001000000000000532, 'action', '["play",[16,58]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 68, 1795926832275, 1, 'person:2', 1001000000000000533, 'action', '["play",[2,43]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 69, 1795926832276, 1, 'person:2', 1001000000000000534, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('eb6d93x6', 70, 1795926832276, NULL, 'dealer', NULL, 'outcome', '["draw",[28,51]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 71, 1795926832279, 1, 'person:2', 1001000000000000535, 'action', '["play",[7,28]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 72, 1795926832280, 0, 'person:1', 1001000000000000536, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('eb6d93x6', 73, 1795926832280, NULL, 'dealer', NULL, 'outcome', '["draw",[82,75,21]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 74, 1795926832281, 0, 'person:1', 1001000000000000537, 'action', '["play",[21,63]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 75, 1795926832282, 0, 'person:1', 1001000000000000538, 'action', '["pick",[17]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 76, 1795926832283, 1, 'person:2', 1001000000000000539, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('eb6d93x6', 77, 1795926832283, NULL, 'dealer', NULL, 'outcome', '["draw",[37,18,8]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 78, 1795926832284, 1, 'person:2', 1001000000000000540, 'action', '["play",[37]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 79, 1795926832284, 0, 'person:1', 1001000000000000541, 'action', '["play",[54]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 80, 1795926832285, 1, 'person:2', 1001000000000000542, 'action', '["buy",3]');
INSERT INTO public.entries VALUES ('eb6d93x6', 81, 1795926832285, NULL, 'dealer', NULL, 'outcome', '["draw",[66,88,78]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 82, 1795926832286, 0, 'person:1', 1001000000000000543, 'action', '["play",[17]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 83, 1795926832287, 1, 'person:2', 1001000000000000544, 'action', '["play",[78]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 84, 1795926832288, 0, 'person:1', 1001000000000000545, 'action', '["buy",2]');
INSERT INTO public.entries VALUES ('eb6d93x6', 85, 1795926832288, NULL, 'dealer', NULL, 'outcome', '["draw",[24,29]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 86, 1795926832289, 0, 'person:1', 1001000000000000546, 'action', '["play",[29]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 87, 1795926832290, 1, 'person:2', 1001000000000000547, 'action', '["play",[51]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 88, 1795926832291, 1, 'person:2', 1001000000000000548, 'action', '["play",[8]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 89, 1795926832292, 0, 'person:1', 1001000000000000549, 'action', '["pick",[17,89]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 90, 1795926832292, 0, 'person:1', 1001000000000000550, 'action', '["play",[82]]');
INSERT INTO public.entries VALUES ('eb6d93x6', 91, 1795926832292, NULL, 'person:1', NULL, 'ended', '{"kind":"ended","reason":"over","seed":"9c281dde785b8d914a3094ebfa9cc1e98f0cece6cb630a6c831ef414e6fb1c65","result":["dung-heap",[[0,1,51,0],[1,2,65,0]]]}');
INSERT INTO public.entries VALUES ('wx36wxqm', 1, 1795926832314, NULL, 'person:3', 1001000000000000562, 'opened', '{"kind":"opened","commitment":"05198e68221bf74e893be3f7663e0b0b672c2642cc1ebae3f460633839255e77"}');
INSERT INTO public.entries VALUES ('wx36wxqm', 2, 1795926832314, 0, 'person:3', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('wx36wxqm', 3, 1795926832315, 1, 'person:1', 1001000000000000563, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('wx36wxqm', 4, 1795926832316, NULL, 'person:3', 1001000000000000564, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('wx36wxqm', 5, 1795926832316, NULL, 'dealer', NULL, 'outcome', '["first",1]');
INSERT INTO public.entries VALUES ('wx36wxqm', 6, 1795926832316, 1, 'table', NULL, 'action', '["roll"]');
INSERT INTO public.entries VALUES ('wx36wxqm', 7, 1795926832316, NULL, 'dealer', NULL, 'outcome', '["dice",[2,4,5,5,5,6,6,6]]');
INSERT INTO public.entries VALUES ('y8cj4msj', 1, 1795926832300, NULL, 'person:1', 1001000000000000552, 'opened', '{"kind":"opened","commitment":"1ee9127bfe4e4336157ec897706e973fa370095cce90b22f1612622b144a881a"}');
INSERT INTO public.entries VALUES ('y8cj4msj', 2, 1795926832300, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('y8cj4msj', 3, 1795926832300, 1, 'person:1', NULL, 'joined', '{"kind":"joined","level":"rooster"}');
INSERT INTO public.entries VALUES ('y8cj4msj', 4, 1795926832300, NULL, 'person:1', NULL, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('y8cj4msj', 5, 1795926832300, NULL, 'dealer', NULL, 'outcome', '["draw",[61,63,85,36,71,25,9,49,42,65,7,86,67,88,2,72]]');
INSERT INTO public.entries VALUES ('zqs5fnny', 1, 1795926832302, NULL, 'person:1', 1001000000000000554, 'opened', '{"kind":"opened","commitment":"b47311ff543931d26e6ea1fb1f0c3fb12e1660a0ffa65cfeea586e39db6e8f87"}');
INSERT INTO public.entries VALUES ('zqs5fnny', 2, 1795926832302, 0, 'person:1', NULL, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('zqs5fnny', 3, 1795926832303, 1, 'person:2', 1001000000000000555, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('zqs5fnny', 4, 1795926832304, 2, 'person:3', 1001000000000000556, 'joined', '{"kind":"joined"}');
INSERT INTO public.entries VALUES ('zqs5fnny', 5, 1795926832305, NULL, 'person:1', 1001000000000000557, 'started', '{"kind":"started"}');
INSERT INTO public.entries VALUES ('zqs5fnny', 6, 1795926832305, NULL, 'dealer', NULL, 'outcome', '["first",1]');
INSERT INTO public.entries VALUES ('zqs5fnny', 7, 1795926832305, 1, 'table', NULL, 'action', '["roll"]');
INSERT INTO public.entries VALUES ('zqs5fnny', 8, 1795926832305, NULL, 'dealer', NULL, 'outcome', '["dice",[1,2,3,4,5,6,6,6]]');
INSERT INTO public.entries VALUES ('zqs5fnny', 9, 1795926832311, 1, 'person:2', 1001000000000000558, 'left', '{"kind":"left"}');
INSERT INTO public.feats VALUES ('cr4t35va', 2, 'meal', 25, 1, 'karteneck', 1795926831605);
INSERT INTO public.feats VALUES ('cr4t35va', 0, 'meal', 28, 1, 'karteneck', 1795926831605);
INSERT INTO public.feats VALUES ('cr4t35va', 1, 'meal', 40, 1, 'karteneck', 1795926831605);
INSERT INTO public.feats VALUES ('9qmarzj8', 0, 'turn', 32, 1, 'heckmeck', 1795926831954);
INSERT INTO public.feats VALUES ('9qmarzj8', 0, 'stack', 5, 1, 'heckmeck', 1795926831954);
INSERT INTO public.feats VALUES ('9qmarzj8', 1, 'turn', 34, 1, 'heckmeck', 1795926831954);
INSERT INTO public.feats VALUES ('9qmarzj8', 1, 'stack', 2, 1, 'heckmeck', 1795926831954);
INSERT INTO public.feats VALUES ('9qmarzj8', 2, 'turn', 28, 1, 'heckmeck', 1795926831954);
INSERT INTO public.feats VALUES ('9qmarzj8', 2, 'stack', 2, 1, 'heckmeck', 1795926831954);
INSERT INTO public.former_seats VALUES ('zqs5fnny', 2, 1);
INSERT INTO public.guild_settings VALUES (99, 'it', '[1,2]', 1, 'live', 'managers', 'no');
INSERT INTO public.memos VALUES ('commands', 'hash');
INSERT INTO public.memos VALUES ('daily-secret', 'ba272e3d2ded4015a28596f92b574e7c1465af16df561b5d1d7e599c9801b126');
INSERT INTO public.messages VALUES ('zqs5fnny', 'board', -1, 0, 1, 2, 3, 0);
INSERT INTO public.nicknames VALUES (2, 7, 'Böss');
INSERT INTO public.outbox VALUES ('zqs5fnny', 1, 2);
INSERT INTO public.packed_logs VALUES ('9qmarzj8', '\x78f9e8815a95bd5a5996a3300cbc507f58b265c361f24116ee7f84010c8445b2cbd3f3a693e7a45f842c95b6324923e66460ce06e69b23ff13db559820c057612e45e1822a5ba8ca84695e676c6542f7bace88939bde105d5e5d7e3d2aa9a93aaeba529a9f5795715975a50d6a6a567665850e46acd9aed4007bc1a2efda8295abd9588b2764e7be8d6bc898be2d22baff7d7b8ec4dda25e59692e314abdf41c3b4f1df18f5b1edb2bad2b9dfefbae9b249dae72a7cff8a483151d4ebd6e93a7c215fa675cb1932abea1faa920e32a3b7161772aae368aa4c6e21e9b33b2767cf8161944e66c1b1bd7b5f84286e50446e388ff6d9d2a602e4c373dbf7f2cb1cec33e4251c23b50e8c21825f9beefbd732f199e639fdc6b183eef30be5e32f69c7ce89eeec3f13515dbd3bf3e13cf6e256e30953388e63c2ae7871ce866d0c4796a0f2a81cd3c9bd9e2bedb3e10f79d855961bf8a39fe668ed704b38b37f756abc9d2bde10221b3308e8318eb86849aade161076a3625a2200604c22c662113ec78ee14abbe835fa1143cf8671759473c5cc4828eb8d4f3834e22640520e79b608e1ce255b371ab0e7fb5b394a019aa801e29d704c59005ab6f13d2fcd92b07316d2b3541b0ca0f5f0dd8a314c6863a5af2b18e99bf9742ad8af41431f3496e368b8d3e00e5fd1e8337f55dfd5f5df356c57fc32f484495dc57eabd1a847f75ef853384f56e7e0eba3e7b8a46452c0fd77ad2dbb4e7921f70e7e5bdc341d90eb57e3e09597dec512b10c1f66a6a8562a47475e681c6807427b7be6874fe68174c68eb61fe9e3d37e691879bdec5bc2fd42e5e5b94877b7ddef24da398b1aca56b29c172a004cd1a8f27006395640f515afb50c4db9660e301322c160d6b9a5cfadd6ce878c105ee539f2cdeacacd22842bb32fd94c6be9476909682e14b8760db18609a6fdf51148a2f80c71d9c0d6f6e4009aa05c0978616008efcdae723ad894d031538155ab3bd4c1ed722440f2311398c6c7a01f8f9763696324d2a5133308d34e162a505e4e6806e9eff9258ace92fc76ee4b4c77f4b65f75b1e18d151db6e39b3783fbc354c1da8b95f73f598e6c98acc4e00f18a836a0e6a45f6f8a03a65851885d642e51787352e603c19817ef1ef3bf74a838fd4719f9e2975ee1ddfeca91f398dbd8bef2ed273fcc461a0d4a5e1191285344a627aa7e7d085d30f05cebf0758be9eebf2a125c3b5b0dce5cd9c07cb2f01fe00f26588c6');
INSERT INTO public.packed_logs VALUES ('cr4t35va', '\x78f9e8815a95a5585992e3200cbd101f48422c67999a0fc7b1ef7f8411ce325eb004dd7152e09808e9e969098398c30de67883f9c7905f626bc062c1db070b6fd0b000c3024d7bfe19d3e93e1bf3cf186f9ee50e19965edabe772377eeb3b7b9d7d6ace8959431b9229e8154b860cc0421b3f3dbb51fd155dfbd3efbf9dd077ff1fca7cffca08e9a9cdffcfe6e7f1c9cefef710b3976e0bdbcf72fb4cb07ae2b045afd94e729175e122c8932c0f45817ca44b814785049cbc4333ca0c46762ef639908a654e669b4dee815e8db0a0457af5afe82d855f383d447daaeb025d8ed2b7cdf8094dae410a4a3f8fbbf8e6d09eadd52084ad9d1bb51d80a7914dc4e859cde72bf2b2ea51e8f2baa3ae766e0b8225c7739c9606d97dad29c9f5650800e5a8061096a2b5a7b8043d30e99265d0b68eff176097a4702603ae8892d6b0f7a58b636f09469d4fd7a9201a6e7c1644f43061b9807d3563ef3ef07dc41afa3c5bad7d89138aee8ec029bc1a85b5a150df722f04cd02860a0ef3743089d5cf03a2d8209379b8106263d8757b4e182a8b3af228a43c10666f22213b31b45f8007c1863313a3b53eb0cacf2e19e1d42f0ec021e9cd2ca7fa4bb1e8d78879e1c5b743069d4210d4bc2194ddcfabe3db74a6fa6ef0c833685d9240e64dded75c94bcaceb69723bfbe85ec30ea0177a99f61bc2e053398649a87ea52bcf61b64e77b32790c4aa67d756143ee578b632bdea03892f68e0f80d278530366ee013371f07545eeaee1e82e2503c76bf82562c9ec467ed001f6e7d8a6cb244b482f0e43fc4535a6ef1275e8ed5794a4c0bd5dd39dd7ecfc05039d6a33561df7944ef01711bd27bbd3ba920fbc2e10e744f44c6b5e02ccebfa4801fd738518824f719ad3c4091fcb83b900e72c8b5398e37c3809de9ffefea98e2509e2bc1de4087762a5867bfd67e3ad94d6b3de7ff54b56e3');
INSERT INTO public.packed_logs VALUES ('kjkxyjrn', '\x78f9e8815a95ed595b7283300cbc503aa3975fc78138dcff08350d494b01c30667a61f0d816965d991b46b498cc198f346cc6523e6ba11736b1a735913ea3e3a93b009047b10ff8246b6a009e58ee54ee5669a04cc5f3296bb58ef236cff83ff837f79701a59889ebc1e4b0d87e492f8a89c5cb8d074c9f3aff97597f3c6f3e7286de8687585fa9a679e5bb649d5dae34f6d64a7567d6f2b91d3d146f5d7fe7f5e858d233ba97cbf3f1a6cbf21caec7d4f7dcf5dbcd23044971c77ae4b31539f24e521078b2ee6dbcde7eeeafa412c39e26857f6917a8776502f7659f2ab077c54bfb9c80e69c98668d6e2d2bcc5dd53374cbdbaba2dd4a5a6eecedaee6bea1e33865f77757ad5480d7dd5857ac2d443c348baa5afcc47cd794ca0a3583d2608e6b0605c200c2cc68c41d551aa95a20f51b91e4cc3e800babb5c3da2de1ae82d684f3d9afa7a740ea1250de00d18f99950832216a1b6eb2fd3555d9fdf8bb0c3d457ac37909f84666774ffa28594debb3e1bca1f7f940fd30481438a262d013b2506db07f1608c445bee9925abebeb1b0a9a6149c5a3082c1d1687b15adf5c666000020830ba2bd12ae3c1f827744fa20e1b58b845300414ae7b0e4cbcd6f4074e17be3a027a3ac9b1b5ec0b565e4fc1f7d37a385792348394ae4f107482073d66507fcd2003cb800a9ad7c1f6490c24696849521482b534e4761dde25a2c360d77dd877add0d589478fa70722778b59bc65df258e16738a1a29773ca464cad4df7a13bd9a0b571f3495a1a1e7606e1824523f3bcefe794c3d1ed7963c245fe7403256d9d1d0f2bc7c94467b0c855cecf2512240f793eb4ffeeec5a4');
INSERT INTO public.packed_logs VALUES ('pkjxj5ny', '\x78f9e8815a95ad54410e023108fc9007a050e8633cb4a59c4c3cf8ff44d6683446634cb63485944b67cacc9f9ce317ce1f4076e4f00d8b7cc6c2b7b1466dd2a85a21503b407629cf2d508f9bee1120f773b1d6df438e24c004d23d1c4d3315c1597a171fe01021418a462dd4172fcb8a46651c803ec57927557c94f89301494abebbec3c9d2fb79bbbcf4668b5968f5e317b1a6d97b6347851648556d79042dd9a414157a8c108ec6df6b11cd7c4175fdebe23adf40ad959abe3');
INSERT INTO public.packed_logs VALUES ('pp73ratt', '\x78f9e8815a95ad585996db2010bc101fec4d9f252f1f96adb9ff1152486051582433ef653cb6597ba9ae6e907f88b95b60ee17988705e6f1ff60fe9f61ecde4d30fa158c2784196f67f1216816bcea0406ca399a8f714557da2786dbccb04d9a2439f75d0be41a6cfda3a587aabef252d1d57599e78a7c1af43654ba483decedcb8f8163e5a9b5f7dbf6d363e90e6a03e058504edbf2b1b31b247d4ebbae37241d9073e97b6f57a6cda1d37cb934952e56ae669b42bbd2c08926f5b904975d34b6bd3cde012f7fb46b146b0bfb5adf1d9fb6bdfbcbb7efbe66feeeb38e7a1e727d1bf5c39e6bb59d64d84197fb90663fec716fd9b364b67ab6cf2e2cfeb4d50f9fd70e7fb39b6d6df210871a478bffebcf59ffefa3c5da52c26ef7f2f4f62b87b467cd39bf6c78f8976409de5b8d5f0fc99bdf1fba3de363db5e610b9bca2b6fb2fff42cfae979d5cedf00b625a3de24e421dcf6a680ced1f864626564482660584d441b34073dbdc9a9f23439937c2d2118861423d9a4f0fb3aed7ff934f6c279d01fb7133fde009015e3baa463cf918c782f42a0dcfe1e6e3cee7e9d1743e20a290ed473d4196c0f834085cbc8c770cdba6136131a817a648746ea6572b98cbd2ef274339aefa093c1651292b867efadf7848078f225ddef89e408e1d903d47ca4708161ece6c89551bea4711b08d723d8c28e338d10496435a9707aafa2a435fa90efdd3d134a3611b3a40fcceec09ff6a1c0536c6b4271b0917ea4bfba982717d52ed88d6acde6dabeb603603cc5043be2b9a053e5287db856957ac8e47b3d09f3f11ebcc409550591be32c707893b85f41e5e292626533885a6be274a511599e2422b19f044f1e039d2269c44b260d322568a5b08599829500ddf1ef362d8accca949738ee88280f2e2bf69e52a51c959160c884627d4fac047e4b2f158ad13870bfb63caa208291bef4c1f68ee4523e42f0a0041e3264d832dcd4b1c668c7caf293dab70d7b226aa09ce642434538e7a7101818315d8cc619afcf824f22767705fa7f25faefad7e8ba38f7707f0ccc2fdac655bb507668ea2ce886573c6800902e8ec782f088891c43508551739306001d892f48fe42550271289c02b2e45fc1fd1cc1630db8bcc4a9b0b77cee0cc7b5074cc0c53c18c16d88cbf6db9ecf0b8189287a546dd4c8a29046992a58251f69821942a500e8091d791f2b020343642fdce36a4a69c00e4fa72c1ff24c254e3f0e341f0e646764809990d463700f5bbefbe39c6cf2d4f2fadadd437005cfb2595cc5437aa6c773573c68697eee5f1a6d7859a7c9eefa741ac3b388750e4f61ab1ff38e1fab7045ae4f0bf5792c9ccdfa9816c3d1b4f59a9cd03c7eb5fb038bf179c2');
INSERT INTO public.people VALUES (1, 5000, 'Player 0', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (2, 5001, 'Player 1', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (3, 5002, 'Player 2', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (4, NULL, '', '', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.people VALUES (5, 999, 'Moderator', 'en', NULL, NULL, NULL, NULL, 'mention', 0, NULL, NULL);
INSERT INTO public.plan_answers VALUES (1001000000000000565, 1, 1, 1);
INSERT INTO public.plans VALUES (1001000000000000565, 1, 5, 1800000000000, 1800000000000, 'heckmeck', 'en', 'none', 'Europe/Rome', 'open', 1, 1230, NULL, 0, NULL);
INSERT INTO public.ratings VALUES (1, 0, 0, 'karteneck', 1795926831605, 'cr4t35va', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 0, 0, 'karteneck', 1795926831605, 'cr4t35va', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 0, 0, 'karteneck', 1795926831605, 'cr4t35va', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 0, 'karteneck', 1795926831605, 'cr4t35va', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 0, 'karteneck', 1795926831605, 'cr4t35va', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 0, 'karteneck', 1795926831605, 'cr4t35va', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 1, 'karteneck', 1795926831605, 'cr4t35va', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 1, 'karteneck', 1795926831605, 'cr4t35va', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 1, 'karteneck', 1795926831605, 'cr4t35va', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 0, 0, 'hornochsen', 1795926831807, 'pp73ratt', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 0, 0, 'hornochsen', 1795926831807, 'pp73ratt', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 0, 0, 'hornochsen', 1795926831807, 'pp73ratt', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 0, 0, 'hornochsen', 1795926831807, 'pp73ratt', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 0, 'hornochsen', 1795926831807, 'pp73ratt', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 0, 'hornochsen', 1795926831807, 'pp73ratt', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 0, 'hornochsen', 1795926831807, 'pp73ratt', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 0, 'hornochsen', 1795926831807, 'pp73ratt', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 1, 'hornochsen', 1795926831807, 'pp73ratt', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 1, 'hornochsen', 1795926831807, 'pp73ratt', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 1, 'hornochsen', 1795926831807, 'pp73ratt', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 1, 'hornochsen', 1795926831807, 'pp73ratt', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 0, 0, 'heckmeck', 1795926831954, '9qmarzj8', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 0, 0, 'heckmeck', 1795926831954, '9qmarzj8', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 0, 0, 'heckmeck', 1795926831954, '9qmarzj8', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 0, 'heckmeck', 1795926831954, '9qmarzj8', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 0, 'heckmeck', 1795926831954, '9qmarzj8', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 0, 'heckmeck', 1795926831954, '9qmarzj8', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 1, 2, 'heckmeck', 1795926831954, '9qmarzj8', 27.63546855205825, 8.267595432554053);
INSERT INTO public.ratings VALUES (2, 1, 2, 'heckmeck', 1795926831954, '9qmarzj8', 25, 8.267595432554053);
INSERT INTO public.ratings VALUES (3, 1, 2, 'heckmeck', 1795926831954, '9qmarzj8', 22.36453144794175, 8.267595432554053);
INSERT INTO public.ratings VALUES (1, 0, 0, 'verflixxt', 1795926832074, 'kjkxyjrn', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 0, 0, 'verflixxt', 1795926832074, 'kjkxyjrn', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 0, 0, 'verflixxt', 1795926832074, 'kjkxyjrn', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 0, 0, 'verflixxt', 1795926832074, 'kjkxyjrn', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 0, 'verflixxt', 1795926832074, 'kjkxyjrn', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 0, 'verflixxt', 1795926832074, 'kjkxyjrn', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 0, 'verflixxt', 1795926832074, 'kjkxyjrn', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 0, 'verflixxt', 1795926832074, 'kjkxyjrn', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 2, 1, 'verflixxt', 1795926832074, 'kjkxyjrn', 26.317734276029125, 8.234318849190776);
INSERT INTO public.ratings VALUES (2, 2, 1, 'verflixxt', 1795926832074, 'kjkxyjrn', 28.95320282808737, 8.234318849190776);
INSERT INTO public.ratings VALUES (3, 2, 1, 'verflixxt', 1795926832074, 'kjkxyjrn', 21.04679717191263, 8.234318849190776);
INSERT INTO public.ratings VALUES (4, 2, 1, 'verflixxt', 1795926832074, 'kjkxyjrn', 23.682265723970875, 8.234318849190776);
INSERT INTO public.ratings VALUES (1, 0, 0, 'hornochsen', 1795926832292, 'eb6d93x6', 22.528931225150185, 8.20375488101787);
INSERT INTO public.ratings VALUES (2, 0, 0, 'hornochsen', 1795926832292, 'eb6d93x6', 27.471068774849815, 8.20375488101787);
INSERT INTO public.ratings VALUES (1, 1, 0, 'hornochsen', 1795926832292, 'eb6d93x6', 26.317734276029125, 8.300738615487104);
INSERT INTO public.ratings VALUES (2, 1, 0, 'hornochsen', 1795926832292, 'eb6d93x6', 23.682265723970875, 8.300738615487104);
INSERT INTO public.ratings VALUES (1, 1, 2, 'hornochsen', 1795926832292, 'eb6d93x6', 26.317734276029125, 8.300738615487104);
INSERT INTO public.ratings VALUES (2, 1, 2, 'hornochsen', 1795926832292, 'eb6d93x6', 23.682265723970875, 8.300738615487104);
INSERT INTO public.results VALUES ('cr4t35va', 0, 1, 'held', 1, 1, 'karteneck', 1795926831605, 3, 2, 1, 36, 41, 'all-eaten');
INSERT INTO public.results VALUES ('cr4t35va', 1, 2, 'held', 1, 1, 'karteneck', 1795926831605, 3, 3, 0, 35, 42, 'all-eaten');
INSERT INTO public.results VALUES ('cr4t35va', 2, 3, 'held', 1, 1, 'karteneck', 1795926831605, 3, 1, 2, 39, 38, 'all-eaten');
INSERT INTO public.results VALUES ('pp73ratt', 0, 1, 'held', 2, 1, 'hornochsen', 1795926831807, 4, 4, 0, 55, 0, 'no-tiles');
INSERT INTO public.results VALUES ('pp73ratt', 1, 2, 'held', 2, 1, 'hornochsen', 1795926831807, 4, 1, 3, 19, 0, 'no-tiles');
INSERT INTO public.results VALUES ('pp73ratt', 2, 3, 'held', 2, 1, 'hornochsen', 1795926831807, 4, 2, 2, 39, 0, 'no-tiles');
INSERT INTO public.results VALUES ('pp73ratt', 3, 4, 'held', 2, 1, 'hornochsen', 1795926831807, 4, 3, 1, 43, 0, 'no-tiles');
INSERT INTO public.results VALUES ('9qmarzj8', 0, 1, 'held', 1, 2, 'heckmeck', 1795926831954, 3, 1, 2, 8, 32, 'grill-empty');
INSERT INTO public.results VALUES ('9qmarzj8', 1, 2, 'held', 1, 2, 'heckmeck', 1795926831954, 3, 2, 1, 3, 26, 'grill-empty');
INSERT INTO public.results VALUES ('9qmarzj8', 2, 3, 'held', 1, 2, 'heckmeck', 1795926831954, 3, 3, 0, 2, 27, 'grill-empty');
INSERT INTO public.results VALUES ('kjkxyjrn', 0, 1, 'held', 2, 1, 'verflixxt', 1795926832074, 4, 2, 2, 13, 3, 'all_home');
INSERT INTO public.results VALUES ('kjkxyjrn', 1, 2, 'held', 2, 1, 'verflixxt', 1795926832074, 4, 1, 3, 19, 2, 'all_home');
INSERT INTO public.results VALUES ('kjkxyjrn', 2, 3, 'held', 2, 1, 'verflixxt', 1795926832074, 4, 4, 0, -32, 0, 'all_home');
INSERT INTO public.results VALUES ('kjkxyjrn', 3, 4, 'held', 2, 1, 'verflixxt', 1795926832074, 4, 3, 1, -10, 1, 'all_home');
INSERT INTO public.results VALUES ('eb6d93x6', 0, 1, 'held', 1, 2, 'hornochsen', 1795926832292, 2, 1, 1, 51, 0, 'dung-heap');
INSERT INTO public.results VALUES ('eb6d93x6', 1, 2, 'held', 1, 2, 'hornochsen', 1795926832292, 2, 2, 0, 65, 0, 'dung-heap');
INSERT INTO public.retired VALUES ('zqs5fnny', 1, 1, NULL);
INSERT INTO public.seasons VALUES (1, 1, 1795926831605, 1);
INSERT INTO public.seats VALUES ('3rvcm85b', 0, 3, NULL);
INSERT INTO public.seats VALUES ('9qmarzj8', 0, 1, NULL);
INSERT INTO public.seats VALUES ('9qmarzj8', 1, 2, NULL);
INSERT INTO public.seats VALUES ('9qmarzj8', 2, 3, NULL);
INSERT INTO public.seats VALUES ('cr4t35va', 0, 1, NULL);
INSERT INTO public.seats VALUES ('cr4t35va', 1, 2, NULL);
INSERT INTO public.seats VALUES ('cr4t35va', 2, 3, NULL);
INSERT INTO public.seats VALUES ('eb6d93x6', 0, 1, NULL);
INSERT INTO public.seats VALUES ('eb6d93x6', 1, 2, NULL);
INSERT INTO public.seats VALUES ('kjkxyjrn', 0, 1, NULL);
INSERT INTO public.seats VALUES ('kjkxyjrn', 1, 2, NULL);
INSERT INTO public.seats VALUES ('kjkxyjrn', 2, 3, NULL);
INSERT INTO public.seats VALUES ('kjkxyjrn', 3, 4, NULL);
INSERT INTO public.seats VALUES ('pkjxj5ny', 0, 1, NULL);
INSERT INTO public.seats VALUES ('pkjxj5ny', 1, 2, NULL);
INSERT INTO public.seats VALUES ('pp73ratt', 0, 1, NULL);
INSERT INTO public.seats VALUES ('pp73ratt', 1, 2, NULL);
INSERT INTO public.seats VALUES ('pp73ratt', 2, 3, NULL);
INSERT INTO public.seats VALUES ('pp73ratt', 3, 4, NULL);
INSERT INTO public.seats VALUES ('wx36wxqm', 0, 3, NULL);
INSERT INTO public.seats VALUES ('wx36wxqm', 1, 1, NULL);
INSERT INTO public.seats VALUES ('y8cj4msj', 0, 1, NULL);
INSERT INTO public.seats VALUES ('y8cj4msj', 1, NULL, 'rooster');
INSERT INTO public.seats VALUES ('zqs5fnny', 0, 1, NULL);
INSERT INTO public.seats VALUES ('zqs5fnny', 1, NULL, 'hen');
INSERT INTO public.seats VALUES ('zqs5fnny', 2, 3, NULL);
INSERT INTO public.standings VALUES (1, 0, 0, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 0, 0, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (3, 0, 0, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 1, 0, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 1, 0, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (3, 1, 0, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 1, 1, 'karteneck', 25, 8.267595432554053, 2, 1, 0, 1);
INSERT INTO public.standings VALUES (2, 1, 1, 'karteneck', 22.36453144794175, 8.267595432554053, -24, 1, 0, 0);
INSERT INTO public.standings VALUES (3, 1, 1, 'karteneck', 27.63546855205825, 8.267595432554053, 28, 1, 1, 2);
INSERT INTO public.standings VALUES (1, 0, 0, 'hornochsen', 22.528931225150185, 8.20375488101787, -21, 2, 1, 1);
INSERT INTO public.standings VALUES (2, 0, 0, 'hornochsen', 27.471068774849815, 8.20375488101787, 29, 2, 1, 3);
INSERT INTO public.standings VALUES (3, 0, 0, 'hornochsen', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (1, 2, 0, 'hornochsen', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 2, 0, 'hornochsen', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (3, 2, 0, 'hornochsen', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (1, 2, 1, 'hornochsen', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (2, 2, 1, 'hornochsen', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
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
INSERT INTO public.standings VALUES (1, 0, 0, 'verflixxt', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (2, 0, 0, 'verflixxt', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (3, 0, 0, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 2, 0, 'verflixxt', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (2, 2, 0, 'verflixxt', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (3, 2, 0, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 2, 1, 'verflixxt', 26.317734276029125, 8.234318849190776, 16, 1, 0, 2);
INSERT INTO public.standings VALUES (2, 2, 1, 'verflixxt', 28.95320282808737, 8.234318849190776, 43, 1, 1, 3);
INSERT INTO public.standings VALUES (3, 2, 1, 'verflixxt', 21.04679717191263, 8.234318849190776, -37, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 0, 'hornochsen', 26.317734276029125, 8.300738615487104, 14, 1, 1, 1);
INSERT INTO public.standings VALUES (2, 1, 0, 'hornochsen', 23.682265723970875, 8.300738615487104, -12, 1, 0, 0);
INSERT INTO public.standings VALUES (1, 1, 2, 'hornochsen', 26.317734276029125, 8.300738615487104, 14, 1, 1, 1);
INSERT INTO public.standings VALUES (2, 1, 2, 'hornochsen', 23.682265723970875, 8.300738615487104, -12, 1, 0, 0);
INSERT INTO public.subscriptions VALUES (1, 1, 'heckmeck', 1, NULL, 0);
INSERT INTO public.tables VALUES ('3rvcm85b', 1, 1001000000000000559, NULL, 'heckmeck', 1, 'en', '\xaad3429694926c2bbeafee8b49b3956a1e1cc558d22ee4e2ff7cfc1d68405817', 'lobby', '[]', 1795926832313, NULL, NULL, NULL, 0, 1795926892313, NULL);
INSERT INTO public.tables VALUES ('9qmarzj8', 1, 1001000000000000254, NULL, 'heckmeck', 1, 'en', '\x380c7a3618297b7780d6d2319f27f906d861bfe6aa1787ab47147f5721d7ba84', 'over', '[]', 1795926831812, 1795926831954, 'over', 1795926831814, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('cr4t35va', 1, 1001000000000000000, NULL, 'karteneck', 1, 'en', '\xaff3045fe16c733d7f8e41cffb7420df1644076ac7a572beb5591588c7374c6c', 'over', '[]', 1795926831485, 1795926831605, 'over', 1795926831490, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('eb6d93x6', 1, 1001000000000000478, NULL, 'hornochsen', 2, 'en', '\x9c281dde785b8d914a3094ebfa9cc1e98f0cece6cb630a6c831ef414e6fb1c65', 'over', '[]', 1795926832131, 1795926832292, 'over', 1795926832133, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('kjkxyjrn', 2, 1001000000000000372, NULL, 'verflixxt', 1, 'en', '\xf005e8d264d6a91848d98380da1f994310beb423c457c673980dfb1745ff280b', 'over', '[]', 1795926831957, 1795926832074, 'over', 1795926831959, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('pkjxj5ny', 1, 1001000000000000473, NULL, 'heckmeck', 1, 'en', '\xff7689182efcacdea59e7f4e2fa59186eb532a898031d706f4104d9cabed1ec1', 'over', '[]', 1795926832078, 1795926832099, 'closed', 1795926832082, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('pp73ratt', 2, 1001000000000000100, NULL, 'hornochsen', 2, 'en', '\x7b7c98dfe1a776767b0d7635c5ace983196cef9403d01950e9c1943c87011161', 'over', '[]', 1795926831614, 1795926831807, 'over', 1795926831616, 1, NULL, NULL);
INSERT INTO public.tables VALUES ('wx36wxqm', 1, 1001000000000000561, NULL, 'heckmeck', 1, 'en', '\x7db76aec8a5e66855aa872655b968e13a036394995a06b734574d75cd020ae0a', 'playing', '[]', 1795926832314, NULL, NULL, 1795926832316, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('y8cj4msj', 1, 1001000000000000551, NULL, 'hornochsen', 2, 'it', '\xac7dab1d314809b66258e858b21b78de5717c376e76424c3750c743ba45e0a72', 'playing', '[]', 1795926832300, NULL, NULL, 1795926832300, 0, NULL, NULL);
INSERT INTO public.tables VALUES ('zqs5fnny', 1, 1001000000000000553, NULL, 'heckmeck', 1, 'en', '\xf26ee5885c652efef0043eb12625d020cb41084c8c442df2ad0892b6b4bfbcda', 'playing', '[]', 1795926832302, NULL, NULL, 1795926832305, 0, NULL, NULL);
INSERT INTO public.turns VALUES ('wx36wxqm', 1, 1, NULL, 1795926832316, NULL, NULL);
INSERT INTO public.turns VALUES ('y8cj4msj', 0, 1, NULL, 1795926832300, NULL, NULL);
INSERT INTO public.turns VALUES ('y8cj4msj', 1, NULL, 'rooster', 1795926832300, NULL, NULL);
INSERT INTO public.turns VALUES ('zqs5fnny', 1, NULL, 'hen', 1795926832305, NULL, NULL);
INSERT INTO public.visitors VALUES ('pkjxj5ny', 5);
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
