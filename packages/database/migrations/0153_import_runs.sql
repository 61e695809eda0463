-- Files that staff bring in, each once, tried as often as wanted; those of the command stand here too.
create table import_run (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('marc', 'covers', 'patrons', 'loans')),
  -- Null: at the terminal, or the login is gone.
  login_id integer references login on delete set null,
  begun_at timestamptz not null,
  file_name text not null check (char_length(file_name) between 1 and 255),
  size integer not null check (size >= 0),
  -- Bytes of it that are here.
  received integer not null default 0 check (received between 0 and size),
  state text not null
    check (state in ('receiving', 'ready', 'waiting', 'running', 'ended', 'cancelled', 'cut-off')),
  -- What waits, is being done, or was done last.
  task text check (task in ('trial', 'import', 'undo-trial', 'undo')),
  options jsonb not null default '{}',
  job_id text,
  -- How often the task was begun: more than once where a server ended meanwhile.
  attempts integer not null default 0,
  is_cancelled boolean not null default false,
  bytes_done integer not null default 0,
  records_done integer not null default 0,
  started_at timestamptz,
  ended_at timestamptz,
  -- What a trial said, what the import did, and what taking it back would do and did.
  trial jsonb,
  report jsonb,
  undo_trial jsonb,
  undo jsonb,
  check (state not in ('waiting', 'running') or task is not null)
);
create index on import_run (begun_at);
create index on import_run (login_id) where login_id is not null;
-- One at a time, however many servers there are.
create unique index import_run_at_work on import_run ((true)) where state in ('waiting', 'running');

-- One that was cut off and begun again has several imports, which are taken back together.
alter table import add column run_id integer references import_run on delete set null;
create index on import (run_id) where run_id is not null;

insert into role_permission (role, module, activity) values ('administrator', 2, 9140);
