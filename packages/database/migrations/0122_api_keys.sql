-- Keys by which programs of a reader's own ask in their name: what each may do, and how it is used.
create table api_key (
  id integer generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  -- What is done by it is done by this link.
  login_id integer not null references login on delete cascade,
  name text not null check (btrim(name) <> '' and char_length(name) <= 60),
  -- SHA-256 of a key that is shown once.
  secret_hash bytea not null unique,
  -- Nothing but these.
  permits text[] not null check (permits <@ array['catalogue', 'loans', 'renew', 'hold']),
  made_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index on api_key (person_id);
create index on api_key (login_id);

-- Calls by a key, day by day.
create table api_key_day (
  key_id integer not null references api_key on delete cascade,
  day date not null,
  calls integer not null check (calls > 0),
  primary key (key_id, day)
);

insert into activity (code, description, enabled) values (9024, 'Chaves de acesso', true)
on conflict (code) do nothing;
