-- Mail to be sent, and passwords recovered by a code that is mailed.

-- Written in the transaction of what a mail tells of, and deleted once it is sent. A mail without
-- recipients stands for one to nobody, and is dropped: to write it takes as long as a real one.
-- It is tried again until `expires_at`; `next_try_at` lies ahead while a server is at it.
create table outgoing_mail (
  id uuid primary key,
  recipients text[] not null,
  sender_name text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  next_try_at timestamptz not null,
  tries integer not null default 0
);
create index on outgoing_mail (next_try_at);

-- Codes that were mailed, for each user name typed, of a login or not, and each known device; all
-- other devices are one. The newest alone is good. `code_hash` is Argon2id in the PHC format.
create table recovery_code (
  id bigint generated always as identity primary key,
  username text not null,
  device bytea not null,
  code_hash text not null,
  issued_at timestamptz not null,
  wrong_tries integer not null default 0,
  used_at timestamptz
);
create index on recovery_code (username, device, issued_at);
create index on recovery_code (issued_at);

-- Passwords a person had before the one they have, the last few of them.
create table previous_password (
  id bigint generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  password_hash text not null,
  replaced_at timestamptz not null
);
create index on previous_password (person_id, replaced_at);
