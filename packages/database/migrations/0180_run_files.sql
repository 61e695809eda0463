-- Files of imports, in pieces: the one that was sent, named '', and what the import lists, by name. In
-- the database, so that whichever server is asked next has them.
create table import_run_file (
  run_id integer not null references import_run on delete cascade,
  name text not null,
  -- Bytes before it.
  position integer not null check (position >= 0),
  bytes bytea not null,
  kept_at timestamptz not null default now(),
  primary key (run_id, name, position)
);
-- It is compressed already, or read once.
alter table import_run_file alter column bytes set storage external;
create index on import_run_file (kept_at);
