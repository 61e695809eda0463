-- What patrons are told of their loans, holds and requests.

-- Written in the transaction of what it tells of, or by the daily look; each event once. Told in the
-- application from then on, and by mail in one letter a day.
create table notice (
  -- One list with the alerts, and one numbering.
  id integer primary key default nextval(pg_get_serial_sequence('alert', 'id')),
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
  -- By its reader; kept, so that it is not told again.
  removed_at timestamptz,
  -- Settled: in a letter, or with whoever gets none.
  mailed_at timestamptz,
  unique (person_id, kind, event)
);
create index on notice (person_id, created_at);
create index on notice (created_at) where mailed_at is null;

-- In which language a person is written to.
alter table person add column language text not null default 'pt' check (language in ('pt', 'en', 'es'));

-- The address that ends such letters (RFC 8058).
alter table outgoing_mail add column unsubscribe_address text;

-- Private addresses of the calendar of due dates: SHA-256 of the secret in each.
create table calendar_feed (
  person_id integer primary key references person on delete cascade,
  secret_hash bytea not null unique,
  made_at timestamptz not null
);
