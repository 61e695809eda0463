-- What patrons are told of their loans, holds and requests.

-- Written in the transaction of what it tells of, or by the daily look; each event once. Told in the
-- application from then on, and by mail in one letter a day.
create table notice (
  id integer generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  kind text not null check (kind in (
    'due-soon', 'due-today', 'overdue', 'renewed', 'not-renewed', 'dated-anew',
    'hold-released', 'hold-expired', 'hold-cancelled',
    'request-moved', 'suggestion-answered')),
  -- What makes it one event: a loan and its due day, a hold, a request and its state.
  event text not null check (char_length(event) <= 200),
  -- What its sentence is computed from.
  facts json not null,
  created_at timestamptz not null,
  read_at timestamptz,
  mailed_at timestamptz,
  unique (person_id, kind, event)
);
create index on notice (person_id, created_at);
create index on notice (created_at) where mailed_at is null;

-- Private addresses of the calendar of due dates: SHA-256 of the secret in each.
create table calendar_feed (
  person_id integer primary key references person on delete cascade,
  secret_hash bytea not null unique,
  made_at timestamptz not null
);
