CREATE TABLE alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE chat (
    "table" text NOT NULL,
    number integer NOT NULL,
    session text NOT NULL,
    seat integer,
    name text NOT NULL,
    text text,
    phrase text,
    at bigint NOT NULL
);
CREATE TABLE choices (
    match text NOT NULL,
    ply integer NOT NULL,
    seat integer NOT NULL,
    action text NOT NULL,
    client text,
    at bigint NOT NULL
);
CREATE TABLE devices (
    id text NOT NULL,
    session text NOT NULL,
    browser text NOT NULL,
    system text NOT NULL,
    made bigint NOT NULL,
    seen bigint NOT NULL,
    ended bigint
);
CREATE TABLE links (
    code text NOT NULL,
    session text NOT NULL,
    name text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE matches (
    id text NOT NULL,
    "table" text NOT NULL,
    game text NOT NULL,
    version integer NOT NULL,
    options text NOT NULL,
    seed bytea NOT NULL,
    start text,
    begun bigint NOT NULL,
    ended bigint,
    outcome text,
    plies integer
);
CREATE TABLE moves (
    match text NOT NULL,
    ply integer NOT NULL,
    seat integer NOT NULL,
    action text NOT NULL,
    back_to integer,
    client text,
    "left" bigint,
    at bigint NOT NULL
);
CREATE TABLE removed (
    "table" text NOT NULL,
    session text NOT NULL,
    name text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE reports (
    id text NOT NULL,
    "table" text NOT NULL,
    session text NOT NULL,
    name text NOT NULL,
    about text NOT NULL,
    about_name text NOT NULL,
    reason text NOT NULL,
    note text NOT NULL,
    lines text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE requests (
    session text NOT NULL,
    request text NOT NULL,
    made text,
    at bigint NOT NULL
);
CREATE TABLE seats (
    "table" text NOT NULL,
    seat integer NOT NULL,
    keeper text NOT NULL,
    session text,
    name text,
    bot_name integer,
    level integer,
    resigned bigint,
    opening text DEFAULT 'link'::text NOT NULL
);
CREATE TABLE tables (
    id text NOT NULL,
    version integer NOT NULL,
    game text NOT NULL,
    options text NOT NULL,
    clock text NOT NULL,
    host text NOT NULL,
    key text NOT NULL,
    stage text NOT NULL,
    hurry integer NOT NULL,
    next text,
    made bigint NOT NULL,
    changed bigint NOT NULL,
    watch text DEFAULT 'all'::text NOT NULL,
    talk text DEFAULT 'all'::text NOT NULL,
    sharing integer DEFAULT 0 NOT NULL
);
CREATE TABLE uploads (
    id text NOT NULL,
    session text NOT NULL,
    size integer NOT NULL,
    at bigint NOT NULL,
    file bytea NOT NULL
);
INSERT INTO alembic_version VALUES ('0005');
INSERT INTO chat VALUES ('AlpoFc9m2PGl', 1, 'session-layla', 0, 'Layla', 'Salam!', NULL, 1794909916195);
INSERT INTO chat VALUES ('AlpoFc9m2PGl', 2, 'session-omar', 1, 'Omar', NULL, 'well_played', 1794909916237);
INSERT INTO chat VALUES ('w5rustqT1Og4', 1, 'session-rude', 1, 'Rude', 'Boo', NULL, 1794909916294);
INSERT INTO choices VALUES ('JCjQ5rmuMS3Z', 0, 0, 'swap 2,4,9', '0:Layla-73', 1794909909842);
INSERT INTO choices VALUES ('JCjQ5rmuMS3Z', 0, 1, 'swap 0,10,ti', '1:Omar-73', 1794909909884);
INSERT INTO choices VALUES ('zR4OkKlFe2U5', 0, 0, 'open 7 8', '0:Layla-237', 1794909915179);
INSERT INTO choices VALUES ('zR4OkKlFe2U5', 0, 1, 'open 1 5', '1:Omar-241', 1794909915264);
INSERT INTO devices VALUES ('device-of-layla', 'session-layla', 'Firefox', 'Linux', 1794909916390, 1794909916390, NULL);
INSERT INTO links VALUES ('228b38a02ff86c8a09558c246b239049', 'session-layla', 'Layla', 1794909916430);
INSERT INTO matches VALUES ('eI6LK99Lw9S3', 'AlpoFc9m2PGl', 'jackaroo', 2, '{"players":2,"mouth":2,"queen_burns":"no","five_on_home":"immune","five_at_mouth":"passes","seven_parts":2,"seven_rest":"no","stopped_card":"chosen","jack":"own","king_spares_own":"no","own_landing":"kills","jump_limit":"one","first_player":"leader","removed":"once","leader_moves":"right","no_play":"card","locked_out":"strict"}', '\x3f4a0f581b5c83734ce763ded606d62e2d9eee64a827bbc45b1d95a804cd2dfa', NULL, 1794909908514, NULL, NULL, NULL);
INSERT INTO matches VALUES ('MXxQtRa53RJp', 'vfgZts_idsgq', 'jackaroo', 2, '{"players":2,"mouth":2,"queen_burns":"no","five_on_home":"immune","five_at_mouth":"passes","seven_parts":2,"seven_rest":"no","stopped_card":"chosen","jack":"own","king_spares_own":"no","own_landing":"kills","jump_limit":"one","first_player":"leader","removed":"once","leader_moves":"right","no_play":"card","locked_out":"strict"}', '\xef1ecc8f148c70f6b3c1cacfe816226c3c1f0966a4886295531d784d43f875db', NULL, 1794909908694, 1794909909427, '{"places":[1,2],"scores":[],"resigned":[1],"by":"giving_up"}', 121);
INSERT INTO matches VALUES ('JCjQ5rmuMS3Z', 'MQSW_jrVdTnm', 'nahs', 1, '{"players":2,"decks":1,"swap":"any","take":"only_if_stuck","strict_five":"no","wilds_under_five":"yes","equal_effect":"no","burn_through_nine":"no","after_take":"first","stages":3}', '\xe2fbc383ca3e27a5c3d230a7ced9065311a8436a9fff8292710ce4f5eba3336f', NULL, 1794909909704, NULL, NULL, NULL);
INSERT INTO matches VALUES ('Ysr82D_gF9Zk', 'zfbtbfF-O285', 'nahs', 1, '{"players":2,"decks":1,"swap":"any","take":"only_if_stuck","strict_five":"no","wilds_under_five":"yes","equal_effect":"no","burn_through_nine":"no","after_take":"first","stages":1}', '\x9feae8a9e5ffeaebe7b2abd04733c37248d20d77f23663ac98b31f5fc5dfa834', NULL, 1794909909989, 1794909911282, '{"places":[1,2],"scores":[],"resigned":[1],"by":"giving_up"}', 120);
INSERT INTO matches VALUES ('wIhEdOxQ59Wv', 'k-y_RbWZpHlz', 'quoridor', 2, '{"players":2,"starter":0,"fences":10,"size":9,"third_pawn":"forbidden","teams":"no"}', '\x12848dc4b62bd0c0ba038535aeccf431ff22b9e6cabf606d690f5063df316b16', NULL, 1794909911406, NULL, NULL, NULL);
INSERT INTO matches VALUES ('cZPKJ2-VFuJt', '6NKP4Wr4Gjou', 'quoridor', 2, '{"players":2,"starter":0,"fences":10,"size":9,"third_pawn":"forbidden","teams":"no"}', '\x45834ede897daa261aead25a9c4ca02887ac6df70b7b7e5bc0e9d2211d8d9b43', NULL, 1794909911715, 1794909911985, '{"places":[1,1],"scores":[0,0],"resigned":[],"by":"play"}', 40);
INSERT INTO matches VALUES ('omRlif1VtPko', 'cZE8lCyBkq9W', 'taki', 2, '{"players":2,"deck":"super116","hand":8,"opening":"ignore","starter":0,"draw":"free","reverse_two":"nothing","three_on_two":"no","king_decline":"free","close":"declare","lone_taki":"closable","wild_in_run":"changer_last","super_colour":"lead","combination":"yes","cross_answers":"no","last_card":"penalty","last_card_draw":4,"rounds":1,"mode":"match"}', '\x31754280484716271389bcf6b346f57b337a09285ec610c40d53518c0852e6eb', NULL, 1794909912035, NULL, NULL, NULL);
INSERT INTO matches VALUES ('ah3dtRxL_pyk', 'Ktnlx7KEAEqk', 'taki', 2, '{"players":2,"deck":"super116","hand":5,"opening":"ignore","starter":0,"draw":"free","reverse_two":"nothing","three_on_two":"no","king_decline":"free","close":"declare","lone_taki":"closable","wild_in_run":"changer_last","super_colour":"lead","combination":"yes","cross_answers":"no","last_card":"penalty","last_card_draw":4,"rounds":1,"mode":"match"}', '\x98cf64594607130c61eca8f261a0e250cd799c08db63053a072eee4666ce1167', NULL, 1794909912250, 1794909914899, '{"places":[1,2],"scores":[],"resigned":[1],"by":"giving_up"}', 120);
INSERT INTO matches VALUES ('zR4OkKlFe2U5', 'Vsg9AxddVxkH', 'toitoi', 1, '{"players":2,"rounds":5,"tie":"lot","birthdays":[],"flying":"any","closer":"nothing","two_toi":"zero","final_tie":"share"}', '\x852b6780a0ce113fab9ded7b6083fef520cf481f9b857d090a3e3a917bb3e0e8', NULL, 1794909915103, NULL, NULL, NULL);
INSERT INTO matches VALUES ('JCqU1oUYTHIW', '5Tvw-RZA06S5', 'toitoi', 1, '{"players":2,"rounds":1,"tie":"lot","birthdays":[],"flying":"any","closer":"nothing","two_toi":"zero","final_tie":"share"}', '\x701faef734b91fa315d91eb4cba9688dfdf423ce042a97f2a5d564e939a46202', NULL, 1794909915389, 1794909915850, '{"places":[2,1],"scores":[53,47],"resigned":[],"by":"play"}', 29);
INSERT INTO matches VALUES ('61y_p1dtgeXc', 'iZB0cqgEWpNl', 'quoridor', 2, '{"players":2,"starter":1,"fences":10,"size":9,"third_pawn":"forbidden","teams":"no"}', '\xeb04bf6b79b9f6d2dd6d7a7e7c8505cce839bd2ba629e457b15e8b7710b01017', NULL, 1794909916043, NULL, NULL, NULL);
INSERT INTO moves VALUES ('eI6LK99Lw9S3', 1, 0, 'K drop', NULL, '0:Layla-3', NULL, 1794909908535);
INSERT INTO moves VALUES ('eI6LK99Lw9S3', 2, 1, 'A drop', NULL, '1:Omar-3', NULL, 1794909908542);
INSERT INTO moves VALUES ('eI6LK99Lw9S3', 3, 0, 'Q m1', NULL, '0:Layla-4', NULL, 1794909908555);
INSERT INTO moves VALUES ('eI6LK99Lw9S3', 4, 1, '6 m1', NULL, '1:Omar-4', NULL, 1794909908562);
INSERT INTO moves VALUES ('eI6LK99Lw9S3', 5, 0, '2 m1', NULL, '0:Layla-5', NULL, 1794909908575);
INSERT INTO moves VALUES ('eI6LK99Lw9S3', 6, 1, '9 m1', NULL, '1:Omar-5', NULL, 1794909908582);
INSERT INTO moves VALUES ('eI6LK99Lw9S3', 7, 0, '5 s1.m1', NULL, '0:Layla-6', NULL, 1794909908586);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 1, 1, 'K drop', NULL, '1:Omar-9', NULL, 1794909908716);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 2, 0, 'K drop', NULL, '0:Layla-10', NULL, 1794909908718);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 3, 1, '7 m1', NULL, '1:Omar-10', NULL, 1794909908722);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 4, 0, '3 m1', NULL, '0:Layla-11', NULL, 1794909908727);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 5, 1, '6 m1', NULL, '1:Omar-11', NULL, 1794909908740);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 6, 0, '10 m1', NULL, '0:Layla-12', NULL, 1794909908746);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 7, 1, '9 m1', NULL, '1:Omar-12', NULL, 1794909908762);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 8, 0, '9 m1', NULL, '0:Layla-13', NULL, 1794909908766);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 9, 1, '8 m1', NULL, '1:Omar-13', NULL, 1794909908774);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 10, 0, '10 m1', NULL, '0:Layla-14', NULL, 1794909908782);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 11, 1, '10 m1', NULL, '1:Omar-14', NULL, 1794909908793);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 12, 0, '6 m1', NULL, '0:Layla-15', NULL, 1794909908805);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 13, 1, '3 m1', NULL, '1:Omar-15', NULL, 1794909908816);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 14, 0, '7 m1', NULL, '0:Layla-16', NULL, 1794909908825);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 15, 1, '3 m1', NULL, '1:Omar-16', NULL, 1794909908830);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 16, 0, '5 s1.m1', NULL, '0:Layla-17', NULL, 1794909908833);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 17, 1, '8 m1', NULL, '1:Omar-17', NULL, 1794909908839);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 18, 0, '2 m1', NULL, '0:Layla-18', NULL, 1794909908845);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 19, 1, '5 s2.m1', NULL, '1:Omar-18', NULL, 1794909908853);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 20, 0, '6 m1', NULL, '0:Layla-19', NULL, 1794909908862);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 21, 1, '5 s1.m1', NULL, '1:Omar-19', NULL, 1794909908866);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 22, 0, 'A drop', NULL, '0:Layla-20', NULL, 1794909908870);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 23, 1, 'Q m1', NULL, '1:Omar-20', NULL, 1794909908874);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 24, 0, '5 s2.m1', NULL, '0:Layla-21', NULL, 1794909908877);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 25, 1, '9 m1', NULL, '1:Omar-21', NULL, 1794909908885);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 26, 0, 'K13 m1', NULL, '0:Layla-22', NULL, 1794909908890);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 27, 1, '4 m1', NULL, '1:Omar-22', NULL, 1794909908894);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 28, 0, 'Q m2', NULL, '0:Layla-23', NULL, 1794909908897);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 29, 1, '4 m1', NULL, '1:Omar-23', NULL, 1794909908899);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 30, 0, 'J m2 s2.m1', NULL, '0:Layla-24', NULL, 1794909908902);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 31, 1, 'A1 m1', NULL, '1:Omar-24', NULL, 1794909908910);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 32, 0, '2 m2', NULL, '0:Layla-25', NULL, 1794909908938);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 33, 1, 'Q m1', NULL, '1:Omar-25', NULL, 1794909908945);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 34, 0, '2 m1', NULL, '0:Layla-26', NULL, 1794909908949);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 35, 1, '9 m1', NULL, '1:Omar-26', NULL, 1794909908955);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 36, 0, 'J m2 s2.m1', NULL, '0:Layla-27', NULL, 1794909908962);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 37, 1, 'J m1 s1.m2', NULL, '1:Omar-27', NULL, 1794909908968);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 38, 0, '2 m2', NULL, '0:Layla-28', NULL, 1794909908974);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 39, 1, 'K drop', NULL, '1:Omar-28', NULL, 1794909908981);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 40, 0, '3 m2', NULL, '0:Layla-29', NULL, 1794909908988);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 41, 1, '6 m1', NULL, '1:Omar-29', NULL, 1794909908994);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 42, 0, '4 m2', NULL, '0:Layla-30', NULL, 1794909908999);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 43, 1, '10 m2', NULL, '1:Omar-30', NULL, 1794909909007);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 44, 0, '7 m2', NULL, '0:Layla-31', NULL, 1794909909012);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 45, 1, 'A11 m2', NULL, '1:Omar-31', NULL, 1794909909023);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 46, 0, 'A11 m2', NULL, '0:Layla-32', NULL, 1794909909030);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 47, 1, '4 m2', NULL, '1:Omar-32', NULL, 1794909909034);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 48, 0, '7 m2', NULL, '0:Layla-33', NULL, 1794909909040);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 49, 1, '8 m2', NULL, '1:Omar-33', NULL, 1794909909047);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 50, 0, '8 m2', NULL, '0:Layla-34', NULL, 1794909909050);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 51, 1, 'throw J', NULL, '1:Omar-34', NULL, 1794909909057);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 52, 0, 'throw Q', NULL, '0:Layla-35', NULL, 1794909909058);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 53, 0, 'K drop', NULL, '0:Layla-36', NULL, 1794909909060);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 54, 1, '10 m2', NULL, '1:Omar-35', NULL, 1794909909061);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 55, 0, '10 stop', NULL, '0:Layla-37', NULL, 1794909909062);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 56, 1, 'throw 3', NULL, '1:Omar-36', NULL, 1794909909063);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 57, 0, '8 m3', NULL, '0:Layla-38', NULL, 1794909909070);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 58, 1, 'J m2 s1.m3', NULL, '1:Omar-37', NULL, 1794909909074);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 59, 0, 'K drop', NULL, '0:Layla-39', NULL, 1794909909078);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 60, 1, '7 m2', NULL, '1:Omar-38', NULL, 1794909909085);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 61, 0, 'Q m4', NULL, '0:Layla-40', NULL, 1794909909092);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 62, 1, '9 m2', NULL, '1:Omar-39', NULL, 1794909909095);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 63, 0, '9 m4', NULL, '0:Layla-41', NULL, 1794909909098);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 64, 1, '5 s2.m2', NULL, '1:Omar-40', NULL, 1794909909102);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 65, 0, '3 m4', NULL, '0:Layla-42', NULL, 1794909909107);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 66, 1, 'A drop', NULL, '1:Omar-41', NULL, 1794909909110);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 67, 0, 'Q m4', NULL, '0:Layla-43', NULL, 1794909909116);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 68, 1, 'K13 m3', NULL, '1:Omar-42', NULL, 1794909909126);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 69, 0, 'J m4 s2.m3', NULL, '0:Layla-44', NULL, 1794909909129);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 70, 1, '4 m3', NULL, '1:Omar-43', NULL, 1794909909138);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 71, 0, '5 s2.m3', NULL, '0:Layla-45', NULL, 1794909909145);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 72, 1, '6 m3', NULL, '1:Omar-44', NULL, 1794909909151);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 73, 0, 'J m4 s2.m3', NULL, '0:Layla-46', NULL, 1794909909158);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 74, 1, '8 m3', NULL, '1:Omar-45', NULL, 1794909909162);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 75, 0, '6 m4', NULL, '0:Layla-47', NULL, 1794909909165);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 76, 1, '9 m3', NULL, '1:Omar-46', NULL, 1794909909174);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 77, 0, '2 m2', NULL, '0:Layla-48', NULL, 1794909909178);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 78, 1, '4 m3', NULL, '1:Omar-47', NULL, 1794909909183);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 79, 0, '4 m4', NULL, '0:Layla-49', NULL, 1794909909188);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 80, 1, '5 s2.m3', NULL, '1:Omar-48', NULL, 1794909909199);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 81, 0, '8 m4', NULL, '0:Layla-50', NULL, 1794909909205);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 82, 1, '10 m2', NULL, '1:Omar-49', NULL, 1794909909210);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 83, 0, 'K13 m4', NULL, '0:Layla-51', NULL, 1794909909213);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 84, 1, 'Q m3', NULL, '1:Omar-50', NULL, 1794909909215);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 85, 0, '7 m4', NULL, '0:Layla-52', NULL, 1794909909222);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 86, 1, '4 m3', NULL, '1:Omar-51', NULL, 1794909909225);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 87, 0, '3 m4', NULL, '0:Layla-53', NULL, 1794909909230);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 88, 1, 'A11 m3', NULL, '1:Omar-52', NULL, 1794909909233);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 89, 0, 'throw 2', NULL, '0:Layla-54', NULL, 1794909909237);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 90, 1, 'A11 m3', NULL, '1:Omar-53', NULL, 1794909909241);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 91, 0, 'throw 2', NULL, '0:Layla-55', NULL, 1794909909245);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 92, 1, '2 m3', NULL, '1:Omar-54', NULL, 1794909909249);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 93, 0, '10 stop', NULL, '0:Layla-56', NULL, 1794909909255);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 94, 1, 'throw 5', NULL, '1:Omar-55', NULL, 1794909909264);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 95, 0, 'throw 3', NULL, '0:Layla-57', NULL, 1794909909270);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 96, 1, '6 m3', NULL, '1:Omar-56', NULL, 1794909909272);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 97, 0, 'throw 6', NULL, '0:Layla-58', NULL, 1794909909278);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 98, 1, 'A drop', NULL, '1:Omar-57', NULL, 1794909909284);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 99, 0, 'throw Q', NULL, '0:Layla-59', NULL, 1794909909293);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 100, 1, '8 m4', NULL, '1:Omar-58', NULL, 1794909909298);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 101, 0, 'throw 7', NULL, '0:Layla-60', NULL, 1794909909302);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 102, 1, '9 m4', NULL, '1:Omar-59', NULL, 1794909909308);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 103, 0, 'throw 7', NULL, '0:Layla-61', NULL, 1794909909318);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 104, 1, 'throw J', NULL, '1:Omar-60', NULL, 1794909909322);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 105, 1, '5 s2.m3', NULL, '1:Omar-61', NULL, 1794909909329);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 106, 0, '5 s2.m3', NULL, '0:Layla-62', NULL, 1794909909334);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 107, 1, '7 m4:3 m3:4', NULL, '1:Omar-62', NULL, 1794909909338);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 108, 0, 'K drop', NULL, '0:Layla-63', NULL, 1794909909349);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 109, 1, '6 m3', NULL, '1:Omar-63', NULL, 1794909909358);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 110, 0, '4 m3', NULL, '0:Layla-64', NULL, 1794909909367);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 111, 1, 'J m4 s1.m3', NULL, '1:Omar-64', NULL, 1794909909378);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 112, 0, 'Q m3', NULL, '0:Layla-65', NULL, 1794909909390);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 113, 1, '2 m4', NULL, '1:Omar-65', NULL, 1794909909396);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 114, 0, 'throw 9', NULL, '0:Layla-66', NULL, 1794909909397);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 115, 1, 'Q m3', NULL, '1:Omar-66', NULL, 1794909909399);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 116, 0, '10 stop', NULL, '0:Layla-67', NULL, 1794909909400);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 117, 1, 'throw 8', NULL, '1:Omar-67', NULL, 1794909909404);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 118, 0, '2 m3', NULL, '0:Layla-68', NULL, 1794909909407);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 119, 1, '4 m4', NULL, '1:Omar-68', NULL, 1794909909415);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 120, 0, 'J m3 s2.m3', NULL, '0:Layla-69', NULL, 1794909909422);
INSERT INTO moves VALUES ('MXxQtRa53RJp', 121, 1, 'resign', NULL, '1:Omar-69', NULL, 1794909909427);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 1, 0, 'swap 5,6,8', NULL, '0:Layla-77', NULL, 1794909910154);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 2, 1, 'ready', NULL, '1:Omar-77', NULL, 1794909910154);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 3, 1, '1x2', NULL, '1:Omar-78', NULL, 1794909910175);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 4, 0, '10', NULL, '0:Layla-78', NULL, 1794909910201);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 5, 1, '0', NULL, '1:Omar-79', NULL, 1794909910226);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 6, 0, '7', NULL, '0:Layla-79', NULL, 1794909910230);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 7, 1, '13', NULL, '1:Omar-80', NULL, 1794909910243);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 8, 0, '0', NULL, '0:Layla-80', NULL, 1794909910282);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 9, 1, '12', NULL, '1:Omar-81', NULL, 1794909910305);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 10, 0, '12', NULL, '0:Layla-81', NULL, 1794909910315);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 11, 1, '13x2', NULL, '1:Omar-82', NULL, 1794909910320);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 12, 0, 'ti>2', NULL, '0:Layla-82', NULL, 1794909910330);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 13, 1, 'accept', NULL, '1:Omar-83', NULL, 1794909910344);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 14, 1, '13x2', NULL, '1:Omar-84', NULL, 1794909910370);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 15, 0, 'bu', NULL, '0:Layla-83', NULL, 1794909910391);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 16, 1, 'bu', NULL, '1:Omar-85', NULL, 1794909910395);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 17, 0, 'take', NULL, '0:Layla-84', NULL, 1794909910414);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 18, 1, '10', NULL, '1:Omar-86', NULL, 1794909910425);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 19, 0, 'bu', NULL, '0:Layla-85', NULL, 1794909910439);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 20, 1, '12', NULL, '1:Omar-87', NULL, 1794909910465);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 21, 0, '13', NULL, '0:Layla-86', NULL, 1794909910483);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 22, 1, '0x2', NULL, '1:Omar-88', NULL, 1794909910510);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 23, 0, '13', NULL, '0:Layla-87', NULL, 1794909910518);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 24, 1, '13', NULL, '1:Omar-89', NULL, 1794909910522);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 25, 0, 'bu', NULL, '0:Layla-88', NULL, 1794909910541);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 26, 1, 'take', NULL, '1:Omar-90', NULL, 1794909910550);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 27, 0, '3', NULL, '0:Layla-89', NULL, 1794909910563);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 28, 1, '12x2', NULL, '1:Omar-91', NULL, 1794909910590);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 29, 0, 'take', NULL, '0:Layla-90', NULL, 1794909910598);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 30, 1, '0x2', NULL, '1:Omar-92', NULL, 1794909910605);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 31, 0, '4', NULL, '0:Layla-91', NULL, 1794909910615);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 32, 1, '4', NULL, '1:Omar-93', NULL, 1794909910622);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 33, 0, '10', NULL, '0:Layla-92', NULL, 1794909910625);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 34, 1, '10', NULL, '1:Omar-94', NULL, 1794909910630);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 35, 0, '12', NULL, '0:Layla-93', NULL, 1794909910634);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 36, 1, 'bux2', NULL, '1:Omar-95', NULL, 1794909910642);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 37, 0, '3', NULL, '0:Layla-94', NULL, 1794909910646);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 38, 1, '13', NULL, '1:Omar-96', NULL, 1794909910655);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 39, 0, '9', NULL, '0:Layla-95', NULL, 1794909910662);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 40, 1, '13', NULL, '1:Omar-97', NULL, 1794909910666);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 41, 0, '8', NULL, '0:Layla-96', NULL, 1794909910678);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 42, 0, '12', NULL, '0:Layla-97', NULL, 1794909910682);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 43, 1, '13', NULL, '1:Omar-98', NULL, 1794909910686);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 44, 0, '9', NULL, '0:Layla-98', NULL, 1794909910699);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 45, 1, 'take', NULL, '1:Omar-99', NULL, 1794909910700);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 46, 0, '3', NULL, '0:Layla-99', NULL, 1794909910705);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 47, 1, '13', NULL, '1:Omar-100', NULL, 1794909910719);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 48, 0, 'take', NULL, '0:Layla-100', NULL, 1794909910722);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 49, 1, '9', NULL, '1:Omar-101', NULL, 1794909910725);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 50, 0, '13', NULL, '0:Layla-101', NULL, 1794909910726);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 51, 1, 'take', NULL, '1:Omar-102', NULL, 1794909910736);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 52, 0, '5', NULL, '0:Layla-102', NULL, 1794909910747);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 53, 1, '1x2', NULL, '1:Omar-103', NULL, 1794909910755);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 54, 0, '3', NULL, '0:Layla-103', NULL, 1794909910758);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 55, 1, '12', NULL, '1:Omar-104', NULL, 1794909910765);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 56, 0, 'bu', NULL, '0:Layla-104', NULL, 1794909910775);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 57, 1, '9', NULL, '1:Omar-105', NULL, 1794909910785);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 58, 0, '2', NULL, '0:Layla-105', NULL, 1794909910787);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 59, 1, '7', NULL, '1:Omar-106', NULL, 1794909910790);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 60, 0, 'bu', NULL, '0:Layla-106', NULL, 1794909910798);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 61, 1, '13', NULL, '1:Omar-107', NULL, 1794909910803);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 62, 0, 'take', NULL, '0:Layla-107', NULL, 1794909910813);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 63, 1, '7', NULL, '1:Omar-108', NULL, 1794909910822);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 64, 0, 'bux2', NULL, '0:Layla-108', NULL, 1794909910826);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 65, 1, '11', NULL, '1:Omar-109', NULL, 1794909910830);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 66, 0, '9', NULL, '0:Layla-109', NULL, 1794909910837);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 67, 1, 'take', NULL, '1:Omar-110', NULL, 1794909910850);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 68, 0, '12', NULL, '0:Layla-110', NULL, 1794909910855);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 69, 1, 'bu', NULL, '1:Omar-111', NULL, 1794909910858);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 70, 0, '12', NULL, '0:Layla-111', NULL, 1794909910865);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 71, 1, '9', NULL, '1:Omar-112', NULL, 1794909910878);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 72, 0, '13', NULL, '0:Layla-112', NULL, 1794909910882);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 73, 1, 'bu', NULL, '1:Omar-113', NULL, 1794909910885);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 74, 0, 'take', NULL, '0:Layla-113', NULL, 1794909910888);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 75, 1, '11', NULL, '1:Omar-114', NULL, 1794909910898);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 76, 0, '12x2', NULL, '0:Layla-114', NULL, 1794909910902);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 77, 1, 'take', NULL, '1:Omar-115', NULL, 1794909910905);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 78, 0, '4', NULL, '0:Layla-115', NULL, 1794909910915);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 79, 1, '6', NULL, '1:Omar-116', NULL, 1794909910925);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 80, 1, '12', NULL, '1:Omar-117', NULL, 1794909910937);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 81, 0, '13', NULL, '0:Layla-116', NULL, 1794909910947);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 82, 1, 'take', NULL, '1:Omar-118', NULL, 1794909910965);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 83, 0, '2', NULL, '0:Layla-117', NULL, 1794909910985);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 84, 1, '12', NULL, '1:Omar-119', NULL, 1794909911002);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 85, 0, 'bux2', NULL, '0:Layla-118', NULL, 1794909911019);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 86, 1, '12', NULL, '1:Omar-120', NULL, 1794909911035);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 87, 0, '9', NULL, '0:Layla-119', NULL, 1794909911051);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 88, 1, '13', NULL, '1:Omar-121', NULL, 1794909911054);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 89, 0, 'take', NULL, '0:Layla-120', NULL, 1794909911069);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 90, 1, '11', NULL, '1:Omar-122', NULL, 1794909911075);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 91, 0, '9', NULL, '0:Layla-121', NULL, 1794909911091);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 92, 1, 'take', NULL, '1:Omar-123', NULL, 1794909911095);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 93, 0, '3', NULL, '0:Layla-122', NULL, 1794909911102);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 94, 1, '7', NULL, '1:Omar-124', NULL, 1794909911106);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 95, 0, '12x2', NULL, '0:Layla-123', NULL, 1794909911111);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 96, 1, '9', NULL, '1:Omar-125', NULL, 1794909911115);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 97, 0, 'bux2', NULL, '0:Layla-124', NULL, 1794909911122);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 98, 1, '11', NULL, '1:Omar-126', NULL, 1794909911143);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 99, 0, '13', NULL, '0:Layla-125', NULL, 1794909911150);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 100, 1, 'take', NULL, '1:Omar-127', NULL, 1794909911155);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 101, 0, '1x3', NULL, '0:Layla-126', NULL, 1794909911156);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 102, 1, '3', NULL, '1:Omar-128', NULL, 1794909911162);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 103, 0, '5', NULL, '0:Layla-127', NULL, 1794909911170);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 104, 1, '2', NULL, '1:Omar-129', NULL, 1794909911181);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 105, 0, '2', NULL, '0:Layla-128', NULL, 1794909911187);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 106, 1, '12x2', NULL, '1:Omar-130', NULL, 1794909911195);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 107, 0, '9', NULL, '0:Layla-129', NULL, 1794909911205);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 108, 1, 'bu', NULL, '1:Omar-131', NULL, 1794909911210);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 109, 0, '7', NULL, '0:Layla-130', NULL, 1794909911212);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 110, 1, '13', NULL, '1:Omar-132', NULL, 1794909911223);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 111, 0, 'ti>2', NULL, '0:Layla-131', NULL, 1794909911225);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 112, 1, 'accept', NULL, '1:Omar-133', NULL, 1794909911230);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 113, 1, '7x2', NULL, '1:Omar-134', NULL, 1794909911235);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 114, 0, '7', NULL, '0:Layla-132', NULL, 1794909911237);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 115, 1, '9x2', NULL, '1:Omar-135', NULL, 1794909911239);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 116, 0, '13', NULL, '0:Layla-133', NULL, 1794909911251);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 117, 1, 'bux2', NULL, '1:Omar-136', NULL, 1794909911259);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 118, 0, '9', NULL, '0:Layla-134', NULL, 1794909911268);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 119, 1, '13', NULL, '1:Omar-137', NULL, 1794909911271);
INSERT INTO moves VALUES ('Ysr82D_gF9Zk', 120, 1, 'resign', NULL, '1:Omar-138', NULL, 1794909911282);
INSERT INTO moves VALUES ('wIhEdOxQ59Wv', 1, 1, 'c6h', NULL, '1:Omar-142', NULL, 1794909911475);
INSERT INTO moves VALUES ('wIhEdOxQ59Wv', 2, 0, 'h7h', NULL, '0:Layla-138', NULL, 1794909911485);
INSERT INTO moves VALUES ('wIhEdOxQ59Wv', 3, 1, 'h5v', NULL, '1:Omar-143', NULL, 1794909911495);
INSERT INTO moves VALUES ('wIhEdOxQ59Wv', 4, 0, 'e3v', NULL, '0:Layla-139', NULL, 1794909911509);
INSERT INTO moves VALUES ('wIhEdOxQ59Wv', 5, 1, 'e6h', NULL, '1:Omar-144', NULL, 1794909911518);
INSERT INTO moves VALUES ('wIhEdOxQ59Wv', 6, 0, 'a2h', NULL, '0:Layla-140', NULL, 1794909911522);
INSERT INTO moves VALUES ('wIhEdOxQ59Wv', 7, 1, 'a8v', NULL, '1:Omar-145', NULL, 1794909911542);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 1, 0, 'c5v', NULL, '0:Layla-144', NULL, 1794909911738);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 2, 1, 'b8h', NULL, '1:Omar-149', NULL, 1794909911745);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 3, 0, 'b7h', NULL, '0:Layla-145', NULL, 1794909911754);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 4, 1, 'f5v', NULL, '1:Omar-150', NULL, 1794909911762);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 5, 0, 'h1h', NULL, '0:Layla-146', NULL, 1794909911770);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 6, 1, 'a6v', NULL, '1:Omar-151', NULL, 1794909911775);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 7, 0, 'd3h', NULL, '0:Layla-147', NULL, 1794909911782);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 8, 1, 'h3h', NULL, '1:Omar-152', NULL, 1794909911784);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 9, 0, 'h2h', NULL, '0:Layla-148', NULL, 1794909911790);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 10, 1, 'a1h', NULL, '1:Omar-153', NULL, 1794909911796);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 11, 0, 'd4h', NULL, '0:Layla-149', NULL, 1794909911810);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 12, 1, 'e6v', NULL, '1:Omar-154', NULL, 1794909911815);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 13, 0, 'e3v', NULL, '0:Layla-150', NULL, 1794909911822);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 14, 1, 'h8v', NULL, '1:Omar-155', NULL, 1794909911831);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 15, 0, 'f4h', NULL, '0:Layla-151', NULL, 1794909911838);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 16, 1, 'g8v', NULL, '1:Omar-156', NULL, 1794909911840);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 17, 0, 'b5v', NULL, '0:Layla-152', NULL, 1794909911844);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 18, 1, 'a2v', NULL, '1:Omar-157', NULL, 1794909911852);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 19, 0, 'd5h', NULL, '0:Layla-153', NULL, 1794909911862);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 20, 1, 'b4h', NULL, '1:Omar-158', NULL, 1794909911870);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 21, 0, 'd1', NULL, '0:Layla-154', NULL, 1794909911871);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 22, 1, 'e8', NULL, '1:Omar-159', NULL, 1794909911874);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 23, 0, 'd2', NULL, '0:Layla-155', NULL, 1794909911882);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 24, 1, 'e7', NULL, '1:Omar-160', NULL, 1794909911885);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 25, 0, 'c2', NULL, '0:Layla-156', NULL, 1794909911887);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 26, 1, 'd7', NULL, '1:Omar-161', NULL, 1794909911898);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 27, 0, 'b2', NULL, '0:Layla-157', NULL, 1794909911905);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 28, 1, 'c7', NULL, '1:Omar-162', NULL, 1794909911910);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 29, 0, 'c2', NULL, '0:Layla-158', NULL, 1794909911918);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 30, 1, 'b7', NULL, '1:Omar-163', NULL, 1794909911922);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 31, 0, 'b2', NULL, '0:Layla-159', NULL, 1794909911928);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 32, 1, 'c7', NULL, '1:Omar-164', NULL, 1794909911940);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 33, 0, 'c2', NULL, '0:Layla-160', NULL, 1794909911941);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 34, 1, 'd7', NULL, '1:Omar-165', NULL, 1794909911950);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 35, 0, 'd2', NULL, '0:Layla-161', NULL, 1794909911958);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 36, 1, 'e7', NULL, '1:Omar-166', NULL, 1794909911965);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 37, 0, 'd3', NULL, '0:Layla-162', NULL, 1794909911970);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 38, 1, 'e6', NULL, '1:Omar-167', NULL, 1794909911978);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 39, 0, 'd2', NULL, '0:Layla-163', NULL, 1794909911982);
INSERT INTO moves VALUES ('cZPKJ2-VFuJt', 40, 1, 'e7', NULL, '1:Omar-168', NULL, 1794909911985);
INSERT INTO moves VALUES ('omRlif1VtPko', 1, 1, 'y9', NULL, '1:Omar-172', NULL, 1794909912046);
INSERT INTO moves VALUES ('omRlif1VtPko', 2, 0, 'king', NULL, '0:Layla-167', NULL, 1794909912048);
INSERT INTO moves VALUES ('omRlif1VtPko', 3, 0, 'end', NULL, '0:Layla-168', NULL, 1794909912055);
INSERT INTO moves VALUES ('omRlif1VtPko', 4, 1, 'draw', NULL, '1:Omar-173', NULL, 1794909912114);
INSERT INTO moves VALUES ('omRlif1VtPko', 5, 0, 'change:y', NULL, '0:Layla-169', NULL, 1794909912139);
INSERT INTO moves VALUES ('omRlif1VtPko', 6, 1, 'draw', NULL, '1:Omar-174', NULL, 1794909912144);
INSERT INTO moves VALUES ('omRlif1VtPko', 7, 0, 'y8', NULL, '0:Layla-170', NULL, 1794909912170);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 1, 0, 'draw', NULL, '0:Layla-174', NULL, 1794909912298);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 2, 1, 'y4', NULL, '1:Omar-178', NULL, 1794909912326);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 3, 0, 'draw', NULL, '0:Layla-175', NULL, 1794909912343);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 4, 1, 'draw', NULL, '1:Omar-179', NULL, 1794909912366);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 5, 0, 'y7', NULL, '0:Layla-176', NULL, 1794909912376);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 6, 1, 'g7', NULL, '1:Omar-180', NULL, 1794909912404);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 7, 0, 'b7', NULL, '0:Layla-177', NULL, 1794909912423);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 8, 1, 'b6', NULL, '1:Omar-181', NULL, 1794909912437);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 9, 0, 'b+2', NULL, '0:Layla-178', NULL, 1794909912461);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 10, 1, 'draw', NULL, '1:Omar-182', NULL, 1794909912476);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 11, 0, 'draw', NULL, '0:Layla-179', NULL, 1794909912495);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 12, 1, 'b1', NULL, '1:Omar-183', NULL, 1794909912531);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 13, 0, 'bstop', NULL, '0:Layla-180', NULL, 1794909912545);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 14, 0, 'draw', NULL, '0:Layla-181', NULL, 1794909912555);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 15, 1, 'b4', NULL, '1:Omar-184', NULL, 1794909912563);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 16, 0, 'b3', NULL, '0:Layla-182', NULL, 1794909912611);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 17, 1, 'b9', NULL, '1:Omar-185', NULL, 1794909912633);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 18, 0, 'draw', NULL, '0:Layla-183', NULL, 1794909912636);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 19, 1, 'draw', NULL, '1:Omar-186', NULL, 1794909912663);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 20, 0, 'brev', NULL, '0:Layla-184', NULL, 1794909912676);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 21, 1, 'b8', NULL, '1:Omar-187', NULL, 1794909912706);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 22, 0, 'draw', NULL, '0:Layla-185', NULL, 1794909912723);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 23, 1, 'draw', NULL, '1:Omar-188', NULL, 1794909912730);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 24, 0, 'draw', NULL, '0:Layla-186', NULL, 1794909912751);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 25, 1, 'draw', NULL, '1:Omar-189', NULL, 1794909912771);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 26, 0, 'draw', NULL, '0:Layla-187', NULL, 1794909912806);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 27, 1, 'y8', NULL, '1:Omar-190', NULL, 1794909912828);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 28, 0, 'y+', NULL, '0:Layla-188', NULL, 1794909912855);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 29, 0, 'draw', NULL, '0:Layla-189', NULL, 1794909912875);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 30, 1, 'draw', NULL, '1:Omar-191', NULL, 1794909912895);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 31, 0, 'draw', NULL, '0:Layla-190', NULL, 1794909912915);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 32, 1, 'draw', NULL, '1:Omar-192', NULL, 1794909912923);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 33, 0, 'king', NULL, '0:Layla-191', NULL, 1794909912943);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 34, 0, 'gtaki', NULL, '0:Layla-192', NULL, 1794909912951);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 35, 0, 'close', NULL, '0:Layla-193', NULL, 1794909912971);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 36, 1, 'draw', NULL, '1:Omar-193', NULL, 1794909912990);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 37, 0, 'g6', NULL, '0:Layla-194', NULL, 1794909913026);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 38, 1, 'g+', NULL, '1:Omar-194', NULL, 1794909913046);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 39, 1, 'r+', NULL, '1:Omar-195', NULL, 1794909913059);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 40, 1, 'draw', NULL, '1:Omar-196', NULL, 1794909913083);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 41, 0, 'r+2', NULL, '0:Layla-195', NULL, 1794909913111);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 42, 1, 'draw', NULL, '1:Omar-197', NULL, 1794909913146);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 43, 0, 'draw', NULL, '0:Layla-196', NULL, 1794909913175);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 44, 1, 'stk', NULL, '1:Omar-198', NULL, 1794909913181);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 45, 1, 'r7', NULL, '1:Omar-199', NULL, 1794909913199);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 46, 1, 'close', NULL, '1:Omar-200', NULL, 1794909913219);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 47, 0, 'draw', NULL, '0:Layla-197', NULL, 1794909913267);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 48, 1, 'g7', NULL, '1:Omar-201', NULL, 1794909913283);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 49, 0, 'grev', NULL, '0:Layla-198', NULL, 1794909913306);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 50, 1, 'draw', NULL, '1:Omar-202', NULL, 1794909913319);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 51, 0, 'g+', NULL, '0:Layla-199', NULL, 1794909913336);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 52, 0, 'draw', NULL, '0:Layla-200', NULL, 1794909913350);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 53, 1, 'draw', NULL, '1:Omar-203', NULL, 1794909913361);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 54, 0, 'change:b', NULL, '0:Layla-201', NULL, 1794909913375);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 55, 1, 'draw', NULL, '1:Omar-204', NULL, 1794909913395);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 56, 0, 'draw', NULL, '0:Layla-202', NULL, 1794909913406);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 57, 1, 'b+', NULL, '1:Omar-205', NULL, 1794909913413);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 58, 1, 'brev', NULL, '1:Omar-206', NULL, 1794909913427);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 59, 0, 'yrev', NULL, '0:Layla-203', NULL, 1794909913443);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 60, 1, 'draw', NULL, '1:Omar-207', NULL, 1794909913461);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 61, 0, 'draw', NULL, '0:Layla-204', NULL, 1794909913499);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 62, 1, 'y7', NULL, '1:Omar-208', NULL, 1794909913526);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 63, 0, 'y5', NULL, '0:Layla-205', NULL, 1794909913546);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 64, 1, 'y4', NULL, '1:Omar-209', NULL, 1794909913563);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 65, 0, 'draw', NULL, '0:Layla-206', NULL, 1794909913579);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 66, 1, 'draw', NULL, '1:Omar-210', NULL, 1794909913618);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 67, 0, 'draw', NULL, '0:Layla-207', NULL, 1794909913635);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 68, 1, 'ystop', NULL, '1:Omar-211', NULL, 1794909913663);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 69, 1, 'draw', NULL, '1:Omar-212', NULL, 1794909913686);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 70, 0, 'draw', NULL, '0:Layla-208', NULL, 1794909913702);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 71, 1, 'y+2', NULL, '1:Omar-213', NULL, 1794909913728);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 72, 0, 'draw', NULL, '0:Layla-209', NULL, 1794909913751);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 73, 1, 'draw', NULL, '1:Omar-214', NULL, 1794909913775);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 74, 0, 'y9', NULL, '0:Layla-210', NULL, 1794909913797);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 75, 1, 'draw', NULL, '1:Omar-215', NULL, 1794909913838);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 76, 0, 'r9', NULL, '0:Layla-211', NULL, 1794909913859);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 77, 1, '+3', NULL, '1:Omar-216', NULL, 1794909913886);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 78, 0, 'pass', NULL, '0:Layla-212', NULL, 1794909914003);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 79, 0, 'r+', NULL, '0:Layla-213', NULL, 1794909914099);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 80, 0, 'r6', NULL, '0:Layla-214', NULL, 1794909914115);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 81, 1, 'draw', NULL, '1:Omar-217', NULL, 1794909914139);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 82, 0, 'b6', NULL, '0:Layla-215', NULL, 1794909914163);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 83, 1, 'draw', NULL, '1:Omar-218', NULL, 1794909914183);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 84, 0, 'draw', NULL, '0:Layla-216', NULL, 1794909914206);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 85, 1, 'draw', NULL, '1:Omar-219', NULL, 1794909914216);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 86, 0, 'draw', NULL, '0:Layla-217', NULL, 1794909914243);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 87, 1, 'b4', NULL, '1:Omar-220', NULL, 1794909914247);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 88, 0, 'draw', NULL, '0:Layla-218', NULL, 1794909914255);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 89, 1, 'r4', NULL, '1:Omar-221', NULL, 1794909914273);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 90, 0, 'r7', NULL, '0:Layla-219', NULL, 1794909914290);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 91, 1, 'draw', NULL, '1:Omar-222', NULL, 1794909914307);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 92, 0, 'rstop', NULL, '0:Layla-220', NULL, 1794909914330);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 93, 0, 'r9', NULL, '0:Layla-221', NULL, 1794909914346);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 94, 1, 'r+2', NULL, '1:Omar-223', NULL, 1794909914375);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 95, 0, 'draw', NULL, '0:Layla-222', NULL, 1794909914391);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 96, 1, 'b+2', NULL, '1:Omar-224', NULL, 1794909914419);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 97, 0, 'draw', NULL, '0:Layla-223', NULL, 1794909914439);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 98, 1, 'draw', NULL, '1:Omar-225', NULL, 1794909914464);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 99, 0, 'y+2', NULL, '0:Layla-224', NULL, 1794909914473);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 100, 1, 'g+2', NULL, '1:Omar-226', NULL, 1794909914488);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 101, 0, 'draw', NULL, '0:Layla-225', NULL, 1794909914506);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 102, 1, 'draw', NULL, '1:Omar-227', NULL, 1794909914525);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 103, 0, 'g6', NULL, '0:Layla-226', NULL, 1794909914551);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 104, 1, 'grev', NULL, '1:Omar-228', NULL, 1794909914567);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 105, 0, 'g8', NULL, '0:Layla-227', NULL, 1794909914591);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 106, 1, 'gtaki', NULL, '1:Omar-229', NULL, 1794909914615);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 107, 1, 'open', NULL, '1:Omar-230', NULL, 1794909914639);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 108, 0, 'g5', NULL, '0:Layla-228', NULL, 1794909914658);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 109, 0, 'close', NULL, '0:Layla-229', NULL, 1794909914679);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 110, 1, 'y5', NULL, '1:Omar-231', NULL, 1794909914688);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 111, 0, 'y9', NULL, '0:Layla-230', NULL, 1794909914728);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 112, 1, 'y8', NULL, '1:Omar-232', NULL, 1794909914746);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 113, 0, 'draw', NULL, '0:Layla-231', NULL, 1794909914762);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 114, 1, 'change:r', NULL, '1:Omar-233', NULL, 1794909914785);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 115, 1, 'last!', NULL, '1:Omar-234', NULL, 1794909914803);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 116, 0, 'r8', NULL, '0:Layla-232', NULL, 1794909914828);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 117, 1, 'draw', NULL, '1:Omar-235', NULL, 1794909914846);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 118, 0, 'draw', NULL, '0:Layla-233', NULL, 1794909914861);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 119, 1, 'draw', NULL, '1:Omar-236', NULL, 1794909914888);
INSERT INTO moves VALUES ('ah3dtRxL_pyk', 120, 1, 'resign', NULL, '1:Omar-237', NULL, 1794909914899);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 1, 0, 'open 3 5', NULL, '0:Layla-241', NULL, 1794909915565);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 2, 1, 'open 1 2', NULL, '1:Omar-245', NULL, 1794909915565);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 3, 1, 'pile 6', NULL, '1:Omar-246', NULL, 1794909915632);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 4, 0, 'bank', NULL, '0:Layla-242', NULL, 1794909915655);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 5, 0, 'place 7', NULL, '0:Layla-243', NULL, 1794909915683);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 6, 1, 'pile 5', NULL, '1:Omar-247', NULL, 1794909915700);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 7, 0, 'pile 3', NULL, '0:Layla-244', NULL, 1794909915731);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 8, 1, 'pile 1', NULL, '1:Omar-248', NULL, 1794909915764);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 9, 0, 'bank', NULL, '0:Layla-245', NULL, 1794909915767);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 10, 0, 'throw 6', NULL, '0:Layla-246', NULL, 1794909915775);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 11, 1, 'pile 4', NULL, '1:Omar-249', NULL, 1794909915778);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 12, 0, 'pile 2', NULL, '0:Layla-247', NULL, 1794909915782);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 13, 1, 'pile 3', NULL, '1:Omar-250', NULL, 1794909915785);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 14, 0, 'pile 5', NULL, '0:Layla-248', NULL, 1794909915790);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 15, 1, 'pile 1', NULL, '1:Omar-251', NULL, 1794909915792);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 16, 0, 'pile 3', NULL, '0:Layla-249', NULL, 1794909915795);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 17, 1, 'pile 4', NULL, '1:Omar-252', NULL, 1794909915797);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 18, 0, 'pile 5', NULL, '0:Layla-250', NULL, 1794909915799);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 19, 1, 'pile 5', NULL, '1:Omar-253', NULL, 1794909915802);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 20, 0, 'bank', NULL, '0:Layla-251', NULL, 1794909915805);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 21, 0, 'place 4', NULL, '0:Layla-252', NULL, 1794909915807);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 22, 1, 'pile 5', NULL, '1:Omar-254', NULL, 1794909915809);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 23, 0, 'pile 8', NULL, '0:Layla-253', NULL, 1794909915815);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 24, 1, 'bank', NULL, '1:Omar-255', NULL, 1794909915822);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 25, 1, 'place 3', NULL, '1:Omar-256', NULL, 1794909915828);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 26, 0, 'pile 5', NULL, '0:Layla-254', NULL, 1794909915835);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 27, 1, 'pile 6', NULL, '1:Omar-257', NULL, 1794909915842);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 28, 0, 'pile 1', NULL, '0:Layla-255', NULL, 1794909915844);
INSERT INTO moves VALUES ('JCqU1oUYTHIW', 29, 1, 'pile 5', NULL, '1:Omar-258', NULL, 1794909915850);
INSERT INTO moves VALUES ('61y_p1dtgeXc', 1, 0, 'e2', NULL, '0:Layla-259', NULL, 1794909916085);
INSERT INTO moves VALUES ('61y_p1dtgeXc', 2, 1, 'e8', NULL, '1:Omar-262', NULL, 1794909916098);
INSERT INTO moves VALUES ('61y_p1dtgeXc', 3, 0, 'e3', NULL, '0:Layla-260', NULL, 1794909916118);
INSERT INTO moves VALUES ('61y_p1dtgeXc', 4, 0, 'undo', 2, '0:Layla-261', NULL, 1794909916148);
INSERT INTO removed VALUES ('w5rustqT1Og4', 'session-rude', 'Rude', 1794909916332);
INSERT INTO reports VALUES ('bH02ZJ-xlWN8', 'w5rustqT1Og4', 'session-layla', 'Layla', 'session-rude', 'Rude', 'insult', '', '[{"number":1,"session":"session-rude","seat":1,"name":"Rude","text":"Boo","phrase":null,"at":1794909916294}]', 1794909916302);
INSERT INTO requests VALUES ('session-omar', 'AlpoFc9m2PGl:Omar-2', NULL, 1794909908496);
INSERT INTO requests VALUES ('session-layla', 'AlpoFc9m2PGl:Layla-2', NULL, 1794909908514);
INSERT INTO requests VALUES ('session-omar', 'vfgZts_idsgq:Omar-8', NULL, 1794909908687);
INSERT INTO requests VALUES ('session-layla', 'vfgZts_idsgq:Layla-9', NULL, 1794909908694);
INSERT INTO requests VALUES ('session-omar', 'vfgZts_idsgq:Omar-69', NULL, 1794909909427);
INSERT INTO requests VALUES ('session-omar', 'MQSW_jrVdTnm:Omar-72', NULL, 1794909909667);
INSERT INTO requests VALUES ('session-layla', 'MQSW_jrVdTnm:Layla-72', NULL, 1794909909704);
INSERT INTO requests VALUES ('session-omar', 'zfbtbfF-O285:Omar-76', NULL, 1794909909944);
INSERT INTO requests VALUES ('session-layla', 'zfbtbfF-O285:Layla-76', NULL, 1794909909989);
INSERT INTO requests VALUES ('session-omar', 'zfbtbfF-O285:Omar-138', NULL, 1794909911283);
INSERT INTO requests VALUES ('session-omar', 'k-y_RbWZpHlz:Omar-141', NULL, 1794909911390);
INSERT INTO requests VALUES ('session-layla', 'k-y_RbWZpHlz:Layla-137', NULL, 1794909911406);
INSERT INTO requests VALUES ('session-omar', '6NKP4Wr4Gjou:Omar-148', NULL, 1794909911704);
INSERT INTO requests VALUES ('session-layla', '6NKP4Wr4Gjou:Layla-143', NULL, 1794909911715);
INSERT INTO requests VALUES ('session-omar', 'cZE8lCyBkq9W:Omar-171', NULL, 1794909912029);
INSERT INTO requests VALUES ('session-layla', 'cZE8lCyBkq9W:Layla-166', NULL, 1794909912035);
INSERT INTO requests VALUES ('session-omar', 'Ktnlx7KEAEqk:Omar-177', NULL, 1794909912223);
INSERT INTO requests VALUES ('session-layla', 'Ktnlx7KEAEqk:Layla-173', NULL, 1794909912250);
INSERT INTO requests VALUES ('session-omar', 'Ktnlx7KEAEqk:Omar-237', NULL, 1794909914899);
INSERT INTO requests VALUES ('session-omar', 'Vsg9AxddVxkH:Omar-240', NULL, 1794909915057);
INSERT INTO requests VALUES ('session-layla', 'Vsg9AxddVxkH:Layla-236', NULL, 1794909915103);
INSERT INTO requests VALUES ('session-omar', '5Tvw-RZA06S5:Omar-244', NULL, 1794909915342);
INSERT INTO requests VALUES ('session-layla', '5Tvw-RZA06S5:Layla-240', NULL, 1794909915389);
INSERT INTO requests VALUES ('session-omar', 'iZB0cqgEWpNl:Omar-261', NULL, 1794909916009);
INSERT INTO requests VALUES ('session-layla', 'iZB0cqgEWpNl:Layla-258', NULL, 1794909916043);
INSERT INTO requests VALUES ('session-omar', 'iZB0cqgEWpNl:Omar-263', NULL, 1794909916148);
INSERT INTO requests VALUES ('session-layla', 'AlpoFc9m2PGl:Layla-262', NULL, 1794909916195);
INSERT INTO requests VALUES ('session-omar', 'AlpoFc9m2PGl:Omar-264', NULL, 1794909916237);
INSERT INTO requests VALUES ('session-rude', 'w5rustqT1Og4:Rude-2', NULL, 1794909916291);
INSERT INTO requests VALUES ('session-rude', 'w5rustqT1Og4:Rude-3', NULL, 1794909916294);
INSERT INTO requests VALUES ('session-layla', 'w5rustqT1Og4:Layla-264', NULL, 1794909916302);
INSERT INTO requests VALUES ('session-layla', 'w5rustqT1Og4:Layla-265', NULL, 1794909916332);
INSERT INTO seats VALUES ('AlpoFc9m2PGl', 0, 'person', 'session-layla', 'Layla', NULL, NULL, NULL, 'link');
INSERT INTO seats VALUES ('AlpoFc9m2PGl', 1, 'person', 'session-omar', 'Omar', NULL, NULL, NULL, 'free');
INSERT INTO seats VALUES ('vfgZts_idsgq', 0, 'person', 'session-layla', 'Layla', NULL, NULL, NULL, 'link');
INSERT INTO seats VALUES ('vfgZts_idsgq', 1, 'person', 'session-omar', 'Omar', NULL, NULL, 1794909909427, 'free');
INSERT INTO seats VALUES ('MQSW_jrVdTnm', 0, 'person', 'session-layla', 'Layla', NULL, NULL, NULL, 'link');
INSERT INTO seats VALUES ('MQSW_jrVdTnm', 1, 'person', 'session-omar', 'Omar', NULL, NULL, NULL, 'free');
INSERT INTO seats VALUES ('zfbtbfF-O285', 0, 'person', 'session-layla', 'Layla', NULL, NULL, NULL, 'link');
INSERT INTO seats VALUES ('zfbtbfF-O285', 1, 'person', 'session-omar', 'Omar', NULL, NULL, 1794909911282, 'free');
INSERT INTO seats VALUES ('k-y_RbWZpHlz', 0, 'person', 'session-layla', 'Layla', NULL, NULL, NULL, 'link');
INSERT INTO seats VALUES ('k-y_RbWZpHlz', 1, 'person', 'session-omar', 'Omar', NULL, NULL, NULL, 'free');
INSERT INTO seats VALUES ('6NKP4Wr4Gjou', 0, 'person', 'session-layla', 'Layla', NULL, NULL, NULL, 'link');
INSERT INTO seats VALUES ('6NKP4Wr4Gjou', 1, 'person', 'session-omar', 'Omar', NULL, NULL, NULL, 'free');
INSERT INTO seats VALUES ('cZE8lCyBkq9W', 0, 'person', 'session-layla', 'Layla', NULL, NULL, NULL, 'link');
INSERT INTO seats VALUES ('cZE8lCyBkq9W', 1, 'person', 'session-omar', 'Omar', NULL, NULL, NULL, 'free');
INSERT INTO seats VALUES ('Ktnlx7KEAEqk', 0, 'person', 'session-layla', 'Layla', NULL, NULL, NULL, 'link');
INSERT INTO seats VALUES ('Ktnlx7KEAEqk', 1, 'person', 'session-omar', 'Omar', NULL, NULL, 1794909914899, 'free');
INSERT INTO seats VALUES ('Vsg9AxddVxkH', 0, 'person', 'session-layla', 'Layla', NULL, NULL, NULL, 'link');
INSERT INTO seats VALUES ('Vsg9AxddVxkH', 1, 'person', 'session-omar', 'Omar', NULL, NULL, NULL, 'free');
INSERT INTO seats VALUES ('5Tvw-RZA06S5', 0, 'person', 'session-layla', 'Layla', NULL, NULL, NULL, 'link');
INSERT INTO seats VALUES ('5Tvw-RZA06S5', 1, 'person', 'session-omar', 'Omar', NULL, NULL, NULL, 'free');
INSERT INTO seats VALUES ('iZB0cqgEWpNl', 0, 'person', 'session-layla', 'Layla', NULL, NULL, NULL, 'link');
INSERT INTO seats VALUES ('iZB0cqgEWpNl', 1, 'person', 'session-omar', 'Omar', NULL, NULL, NULL, 'free');
INSERT INTO seats VALUES ('w5rustqT1Og4', 0, 'person', 'session-layla', 'Layla', NULL, NULL, NULL, 'link');
INSERT INTO seats VALUES ('w5rustqT1Og4', 1, 'free', NULL, NULL, NULL, NULL, NULL, 'free');
INSERT INTO seats VALUES ('w5rustqT1Og4', 2, 'link', NULL, NULL, NULL, NULL, NULL, 'link');
INSERT INTO tables VALUES ('AlpoFc9m2PGl', 3, 'jackaroo', '{"players":2,"mouth":2,"queen_burns":"no","five_on_home":"immune","five_at_mouth":"passes","seven_parts":2,"seven_rest":"no","stopped_card":"chosen","jack":"own","king_spares_own":"no","own_landing":"kills","jump_limit":"one","first_player":"leader","removed":"once","leader_moves":"right","no_play":"card","locked_out":"strict"}', '{"kind":"none","seconds":60,"increment":0}', 'session-layla', '2-C44bfVMJql', 'playing', 0, NULL, 1794909908438, 1794909908514, 'all', 'all', 0);
INSERT INTO tables VALUES ('vfgZts_idsgq', 4, 'jackaroo', '{"players":2,"mouth":2,"queen_burns":"no","five_on_home":"immune","five_at_mouth":"passes","seven_parts":2,"seven_rest":"no","stopped_card":"chosen","jack":"own","king_spares_own":"no","own_landing":"kills","jump_limit":"one","first_player":"leader","removed":"once","leader_moves":"right","no_play":"card","locked_out":"strict"}', '{"kind":"none","seconds":60,"increment":0}', 'session-layla', 'UUEDCY028UM8', 'over', 0, NULL, 1794909908595, 1794909909427, 'all', 'all', 0);
INSERT INTO tables VALUES ('MQSW_jrVdTnm', 3, 'nahs', '{"players":2,"decks":1,"swap":"any","take":"only_if_stuck","strict_five":"no","wilds_under_five":"yes","equal_effect":"no","burn_through_nine":"no","after_take":"first","stages":3}', '{"kind":"none","seconds":60,"increment":0}', 'session-layla', 'lkHN6Tubd0uA', 'playing', 0, NULL, 1794909909577, 1794909909704, 'all', 'all', 0);
INSERT INTO tables VALUES ('zfbtbfF-O285', 4, 'nahs', '{"players":2,"decks":1,"swap":"any","take":"only_if_stuck","strict_five":"no","wilds_under_five":"yes","equal_effect":"no","burn_through_nine":"no","after_take":"first","stages":1}', '{"kind":"none","seconds":60,"increment":0}', 'session-layla', '_GcvIhEPMA9a', 'over', 0, NULL, 1794909909916, 1794909911283, 'all', 'all', 0);
INSERT INTO tables VALUES ('k-y_RbWZpHlz', 3, 'quoridor', '{"players":2,"starter":0,"fences":10,"size":9,"third_pawn":"forbidden","teams":"no"}', '{"kind":"none","seconds":60,"increment":0}', 'session-layla', '7IH9hY94Txlt', 'playing', 0, NULL, 1794909911321, 1794909911406, 'all', 'all', 0);
INSERT INTO tables VALUES ('6NKP4Wr4Gjou', 4, 'quoridor', '{"players":2,"starter":0,"fences":10,"size":9,"third_pawn":"forbidden","teams":"no"}', '{"kind":"none","seconds":60,"increment":0}', 'session-layla', 'tOi55Uj_IrA_', 'over', 0, NULL, 1794909911559, 1794909911985, 'all', 'all', 0);
INSERT INTO tables VALUES ('cZE8lCyBkq9W', 3, 'taki', '{"players":2,"deck":"super116","hand":8,"opening":"ignore","starter":0,"draw":"free","reverse_two":"nothing","three_on_two":"no","king_decline":"free","close":"declare","lone_taki":"closable","wild_in_run":"changer_last","super_colour":"lead","combination":"yes","cross_answers":"no","last_card":"penalty","last_card_draw":4,"rounds":1,"mode":"match"}', '{"kind":"none","seconds":60,"increment":0}', 'session-layla', 'SihxFcF43lsU', 'playing', 0, NULL, 1794909912006, 1794909912035, 'all', 'all', 0);
INSERT INTO tables VALUES ('Ktnlx7KEAEqk', 4, 'taki', '{"players":2,"deck":"super116","hand":5,"opening":"ignore","starter":0,"draw":"free","reverse_two":"nothing","three_on_two":"no","king_decline":"free","close":"declare","lone_taki":"closable","wild_in_run":"changer_last","super_colour":"lead","combination":"yes","cross_answers":"no","last_card":"penalty","last_card_draw":4,"rounds":1,"mode":"match"}', '{"kind":"none","seconds":60,"increment":0}', 'session-layla', 'XFWpLCuoi5wC', 'over', 0, NULL, 1794909912203, 1794909914899, 'all', 'all', 0);
INSERT INTO tables VALUES ('Vsg9AxddVxkH', 3, 'toitoi', '{"players":2,"rounds":5,"tie":"lot","birthdays":[],"flying":"any","closer":"nothing","two_toi":"zero","final_tie":"share"}', '{"kind":"none","seconds":60,"increment":0}', 'session-layla', 'XxDhTV4w1Rjq', 'playing', 0, NULL, 1794909915004, 1794909915103, 'all', 'all', 0);
INSERT INTO tables VALUES ('5Tvw-RZA06S5', 4, 'toitoi', '{"players":2,"rounds":1,"tie":"lot","birthdays":[],"flying":"any","closer":"nothing","two_toi":"zero","final_tie":"share"}', '{"kind":"none","seconds":60,"increment":0}', 'session-layla', 'JvUOr0AcEvhB', 'over', 0, NULL, 1794909915300, 1794909915850, 'all', 'all', 0);
INSERT INTO tables VALUES ('iZB0cqgEWpNl', 3, 'quoridor', '{"players":2,"starter":1,"fences":10,"size":9,"third_pawn":"forbidden","teams":"no"}', '{"kind":"none","seconds":60,"increment":0}', 'session-layla', 'xaTsU9DFp47M', 'playing', 0, NULL, 1794909915940, 1794909916043, 'all', 'all', 0);
INSERT INTO tables VALUES ('w5rustqT1Og4', 3, 'taki', '{"players":3,"deck":"super116","hand":8,"opening":"ignore","starter":0,"draw":"free","reverse_two":"nothing","three_on_two":"no","king_decline":"free","close":"declare","lone_taki":"closable","wild_in_run":"changer_last","super_colour":"lead","combination":"yes","cross_answers":"no","last_card":"penalty","last_card_draw":4,"rounds":1,"mode":"match"}', '{"kind":"none","seconds":60,"increment":0}', 'session-layla', 'C84uJvvnGmBo', 'gathering', 0, NULL, 1794909916252, 1794909916332, 'all', 'all', 0);
INSERT INTO uploads VALUES ('file-4f76995a0c0ad732b2c466e1', 'session-layla', 2026, 1794909916441, '\x789c6d58cb721b3912bcfb2bb4bc7a0e28a0f0f2af38361405a0206b4d930a921e876262fe7d13ddb416dcc14536bb8b857a6626f8d7a7a7c30ff9cff1f5fa7cd1b7a3bc1fbe3cd11f78f8223f14ff3fdce4fbeb613cf8532fd7d7f309cfecf8787ebbe1d3151ffffaf4f474185f85c1fdedd3a169fd3ebe7efdf9a617a270d89e7e9353c353bf7d38bfe9e9f5f432ac5e5f4ee78bee36d79b5c6e7ac163b37bbac8af61d32f7ab7b8e888459f6fbfcee3c5e97cfb36fc6cef6edf60f67c3efdefe5fefc3b2c9e11d4f1f5a48fdeeaf17cdd1e8db7f23b8ae3f9840346ee5f761329c7fbab5fafc7f6fc7a7abefc3c6d2f91d48b5e9e8f72bddd3318393fd7f3f1fc73a47138aab4fb59e71fe5f524b7bd8e8777bdde9f5fced7ebb39caebff61a7e843d9c3e57b98caa1d502f39dedeffefcdf3bd40bcd7e6fcf3d4aef726a2b5e7b6e5f6436ef5dbe1d3d3dfa37557d5cd5f4eb507f6998389e44c0da45552b781c4a8f5a6b6987335a995e08c7762a255550e2154454be336165bbbe0edf4f3781c9ffbebe53a3e1f6c0cb1791facc9beb2b8cdfac7f94f1dd17d45705fcd1ff7eee2df122299562518c725067bf8f788ff2be1d53b0f03572871b4cdf71e5bb67c37987db49e7bf3210a2778aa61f2f1db24b009bd576b8dba6a9c9fbcbcc761e0c91413d5fbda25b560261f2f9b41b0adf7601da188284a9c3c94cd20b1aa739522e5ee10cee4a18461d04bf1b5641643a25ed2ece1b31d16353b5b6cecbe64eb25a44522cac6141f6ac8d9926f75518e904cb6c132e3ace434cf81d0768c93681aa1a848b667330772bd9ddf369b4ea548b52da1a2e2dde29cac8e73cb5c1ad98acce773b6d62197e07cca5a8d4836349fe3f6defae8728bbe740c233d942c6fd926d3917077f8633de54514b5279b6b2fd1560c6e2e8b9ab542547b34c625530bcd23548029c324961e6d426f6d7370d4e648d2964ba39c055dabb173d7d518723492b8a073dda38f6e11097b149c6d574fac5ce3c20b558e82a35c74ea5a6c0b2f856228ce318aaa58c7b45a09169f2469cd1e1bd6e6aabc6ff9385f5d4ac2c599aeb6b679213e6f064dd861d47b28151d5c256c25170fa4c85da9275e852ad199106d31896205e22cbc8838b52906b14cae7c1c347bf105b11a938c150998ccc9cbf78d019e0e287db39cb3a3ee93ad3299bcec5486787349ceb43260c2f43c4fd34e06e3a8a0c5006da8177422d1229a8ab285a8d5d94e1cd38c252fdba22b401558e543278b84e6babc6cb545b6547af54ade1a96d9e0b2173f72f79ca439006fb37e110520990c501c4751c9691e82cb8e261628a29939e56e7d5e169632b9d039225b31f5610a3e0007830f50636052463c339a5c6fdf37279e423735aac579e521ddcb8e8c52297b6e0e03550acd2e3eea9e5b4f6a255a4c12c67135d32552955e7badd8b120712eeb7e4e275f3dfbd84226e119d75eee7bcec435580aa6906bc5aedaab2616d10dd7726dd5ce5eb6e664f0a4af393442f14a92e54c674914ac80327daaebfe195b4277dd101836cc5e7665f1a5ec0ba405a081ca74548865e10985efc981cc5b1f1cb60295588b52850d06a5739dd9ad6c39456e095f6ec89d4de93376fd8648e6501d2508010b4276f3f6bcdf4dc87b666a689fcf45435f62b149a930ead619ab6617c17a9343a5004689d14437f768e7ea0cecb31d25a60656880f91f86d43e1d848b1ae3ac88a3c176d1715389a1480a4c95aae1c165130402477ce98478931adb838c7e81a5555205b53b71a840cc8c1b43130a558ecc11cc907d5e218e36203d77a0dc62c4e0a2dd3402c47397895be38a9ba983000019a93491e117fc7035747d5a986d4ab705e517aa9629a82a56c2ba89f2e42714e01283964975c73e5813836ce06d60cb851a188b90dab749ac4910706d789cd0f5aeab2f3be439c4069f411fdf3f3087c763bdcd7d4f1226bf20cd936797893eb751be9e05b012700f141db49e743b699ef6d5424c24f041fd8321b6c385ec0e85402e3bdb15456bb47831c01154c43e784791477d1175881f6ddf406e8ca7d250a28b9180322b08c1d5c429f006173191ad7dbe2dd52e4f84609ad4feac87358796100756d3e421c924b32e773176c440628225ab01a6139661e340d7c6049a0edc673772f9b0fdf8383ae44421e166ee6ea9d0da09202145deb1e53dd74a5d623317084c1c3582b4d0f9df9d89a2173051a38a2ee89cc3f66c87044e304d0076dc80f6b752748cc7aca7883ab90010daed425e01dacd412a65eb9d99973ee9a3d548bc638a0b91100a35f38c10056a033ee397608eaa5a4c3f34039b952708fe8f36edeb7377313b4067737c55e8479905e768b6e0b5633d654d097202b38623405921a94df302725aff6bb9401ccce30ae4bbdcc178c5ddd18481ec1021b032ae630fbf8cdb25012b9f754abcd41283d10f1a63e512c6ea118823445a80f0ae9b75af380f7c8b535cf8a5bd9dcbff10bc25635dc94c8e31291a4b45ae706be6c44d0d48760c07a9ea0ec794ee6437918a8b0149970f9ca55dc3c8f3b9b38485b101f0a07dd812eff03f10a0d486df8c3d8d0874877b1ada60a8192707168227625b3005326238f3e90aff87937ef72e0b22b61d04df20e54214df23c05e387817fedc5c5fd5ea2276b5ab30fd7aecb164e2a518ceb80abd22daefc2b3469da6163a0a60b5aa08b8809979de04d5211c67563b5c7630c30f26c0d92533fc3d645afaf2fa77d6c01ad21566354a50ce0faf434ecc64f4bf5e34783ed670d7b7f7355398e9f1aa28bda5542018b28eea2100ed1b0166cc816ffe1d3df9ffe0b714ea5fe');
ALTER TABLE ONLY alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY chat
    ADD CONSTRAINT pk_chat PRIMARY KEY ("table", number);
ALTER TABLE ONLY choices
    ADD CONSTRAINT pk_choices PRIMARY KEY (match, ply, seat);
ALTER TABLE ONLY devices
    ADD CONSTRAINT pk_devices PRIMARY KEY (id);
ALTER TABLE ONLY links
    ADD CONSTRAINT pk_links PRIMARY KEY (code);
ALTER TABLE ONLY matches
    ADD CONSTRAINT pk_matches PRIMARY KEY (id);
ALTER TABLE ONLY moves
    ADD CONSTRAINT pk_moves PRIMARY KEY (match, ply);
ALTER TABLE ONLY removed
    ADD CONSTRAINT pk_removed PRIMARY KEY ("table", session);
ALTER TABLE ONLY reports
    ADD CONSTRAINT pk_reports PRIMARY KEY (id);
ALTER TABLE ONLY requests
    ADD CONSTRAINT pk_requests PRIMARY KEY (session, request);
ALTER TABLE ONLY seats
    ADD CONSTRAINT pk_seats PRIMARY KEY ("table", seat);
ALTER TABLE ONLY tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (id);
ALTER TABLE ONLY uploads
    ADD CONSTRAINT pk_uploads PRIMARY KEY (id, session);
ALTER TABLE ONLY matches
    ADD CONSTRAINT uq_matches_table UNIQUE ("table");
ALTER TABLE ONLY moves
    ADD CONSTRAINT uq_moves_match_client UNIQUE (match, client);
CREATE INDEX ix_chat_at ON chat USING btree (at);
CREATE INDEX ix_devices_ended ON devices USING btree (ended);
CREATE INDEX ix_devices_seen ON devices USING btree (seen);
CREATE INDEX ix_devices_session ON devices USING btree (session);
CREATE INDEX ix_links_at ON links USING btree (at);
CREATE INDEX ix_matches_ended ON matches USING btree (ended);
CREATE INDEX ix_reports_at ON reports USING btree (at);
CREATE INDEX ix_requests_at ON requests USING btree (at);
CREATE INDEX ix_seats_session ON seats USING btree (session);
CREATE INDEX ix_tables_stage_changed ON tables USING btree (stage, changed);
CREATE INDEX ix_uploads_at ON uploads USING btree (at);
CREATE INDEX ix_uploads_session_at ON uploads USING btree (session, at);
ALTER TABLE ONLY chat
    ADD CONSTRAINT fk_chat_table FOREIGN KEY ("table") REFERENCES tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY choices
    ADD CONSTRAINT fk_choices_match FOREIGN KEY (match) REFERENCES matches(id) ON DELETE CASCADE;
ALTER TABLE ONLY matches
    ADD CONSTRAINT fk_matches_table FOREIGN KEY ("table") REFERENCES tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY moves
    ADD CONSTRAINT fk_moves_match FOREIGN KEY (match) REFERENCES matches(id) ON DELETE CASCADE;
ALTER TABLE ONLY removed
    ADD CONSTRAINT fk_removed_table FOREIGN KEY ("table") REFERENCES tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY seats
    ADD CONSTRAINT fk_seats_table FOREIGN KEY ("table") REFERENCES tables(id) ON DELETE CASCADE;
