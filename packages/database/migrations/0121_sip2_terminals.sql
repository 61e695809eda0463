-- Machines of others that lend and take back by SIP2: each signs in by a name and a password of its own.
create table sip2_terminal (
  id integer generated always as identity primary key,
  -- What it signs in by, in small letters.
  login_name text not null unique check (login_name ~ '^[a-z0-9][a-z0-9._-]{0,39}$'),
  -- SHA-256 of a password that is made here, and shown once.
  secret_hash bytea not null,
  -- What it calls the institution (AO).
  institution text not null check (char_length(institution) <= 40),
  library_id integer not null references library,
  service_point_id integer references service_point on delete set null,
  character_set text not null check (character_set in ('utf-8', 'cp850')),
  asks_checksum boolean not null,
  may_lend boolean not null,
  may_take_back boolean not null,
  may_renew boolean not null,
  may_take_payments boolean not null,
  -- Bins of a sorter: for what goes to the shelf, for what is set aside, and for other libraries.
  shelf_bin text not null default '' check (char_length(shelf_bin) <= 20),
  hold_bin text not null default '' check (char_length(hold_bin) <= 20),
  transit_bin text not null default '' check (char_length(transit_bin) <= 20),
  set_up_at timestamptz not null,
  -- Answers for it: payments at it are entered under this login.
  set_up_by integer not null references login,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by integer references login,
  revoke_reason text not null default '' check (char_length(revoke_reason) <= 500),
  check ((revoked_at is null) = (revoked_by is null))
);
create index on sip2_terminal (library_id);
create index on sip2_terminal (set_up_by);
create index on sip2_terminal (service_point_id) where service_point_id is not null;
