-- What the calls about a person stand on.

-- The departments a person belongs to.
create table person_department (
  person_id integer not null references person on delete cascade,
  unit_id integer not null references organizational_unit on delete cascade,
  primary key (person_id, unit_id)
);

-- The last day on which the registration with the unit is good; null: it has no end.
alter table login add column valid_until date;

-- Acts that a person may do so often an hour, counted from the first one.
create table person_rate (
  person_id integer not null references person on delete cascade,
  act text not null,
  began_at timestamptz not null,
  times integer not null check (times > 0),
  primary key (person_id, act)
);

-- Tokens that sign a person in on another host of the institution. One that was used is gone.
create table redirect_token (
  id uuid primary key,
  session_id uuid not null references session on delete cascade,
  expires_at timestamptz not null
);
create index on redirect_token (expires_at);
create index on redirect_token (session_id);
