-- People, the logins by which they come in, and their sessions.

-- id is cod_pessoa. `password_hash` is Argon2id in the PHC format.
create table person (
  id integer generated always as identity primary key,
  name text not null,
  emails text[] not null default '{}',
  password_hash text not null,
  password_set_at timestamptz not null default now()
);

-- A person has one login for each unit they belong to; `username` is folded to lower case.
create table login (
  id integer generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  username text not null unique,
  library_id integer not null references library,
  role text not null check (role in ('patron', 'teacher', 'staff', 'administrator')),
  is_blocked boolean not null default false
);
create index on login (person_id);

-- What a role may do, as the specification counts it: a module and an activity in it.
create table role_permission (
  role text not null check (role in ('patron', 'teacher', 'staff', 'administrator')),
  module integer not null,
  activity integer not null,
  primary key (role, module, activity)
);

-- A sign-in and all tokens that followed from it. It ends at sign-out, after 30 days, or when an
-- old token comes back.
create table session (
  id uuid primary key,
  login_id integer not null references login on delete cascade,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);
create index on session (login_id);

-- SHA-256 of refresh tokens: whoever reads this table can use none of them.
create table refresh_token (
  hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  issued_at timestamptz not null,
  used_at timestamptz
);
create index on refresh_token (session_id);

-- Random keys of the installation, made on its first start, by purpose.
create table server_key (
  purpose text primary key,
  value bytea not null
);

-- Browsers from which a login was entered: SHA-256 of the number in their cookie.
create table known_device (
  login_id integer not null references login on delete cascade,
  device bytea not null,
  seen_at timestamptz not null,
  primary key (login_id, device)
);

-- Wrong passwords in a row, for each user name typed, of a login or not, and each known device;
-- all other devices are counted together.
create table failed_sign_in (
  username text not null,
  device bytea not null,
  failures integer not null,
  last_at timestamptz not null,
  primary key (username, device)
);

-- Who did what to access: kept apart from the log, read by administrators.
create table audit_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  login_id integer references login on delete set null,
  details jsonb not null default '{}'
);
create index on audit_event (at);

insert into role_permission (role, module, activity) values
  ('patron', 1, 8), ('patron', 1, 12), ('patron', 1, 13), ('patron', 1, 18), ('patron', 1, 75), ('patron', 1, 107),
  ('teacher', 1, 8), ('teacher', 1, 12), ('teacher', 1, 13), ('teacher', 1, 18), ('teacher', 1, 75), ('teacher', 1, 107),
  ('staff', 1, 8), ('staff', 1, 12), ('staff', 1, 13), ('staff', 1, 18), ('staff', 1, 75), ('staff', 1, 107),
  ('administrator', 1, 8), ('administrator', 1, 12), ('administrator', 1, 13), ('administrator', 1, 18), ('administrator', 1, 75), ('administrator', 1, 107);
