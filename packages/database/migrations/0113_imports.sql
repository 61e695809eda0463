-- What each import wrote, so that it can be undone. An import that changes nothing has no row.
create table import (
  id integer generated always as identity primary key,
  started_at timestamptz not null default now(),
  files text[] not null,
  undone_at timestamptz
);

-- The import that wrote the record as it stands; null: before imports were kept. No reference: their
-- rows go in time, and each record would be looked up there.
alter table bibliographic_record add column import_id integer;
create index on bibliographic_record using brin (import_id);

-- A record as it was before an import overwrote it.
create table overwritten_record (
  import_id integer not null references import on delete cascade,
  record_id integer not null references bibliographic_record on delete cascade,
  title_key text not null,
  match_key text,
  isbns text[] not null,
  year integer,
  is_primary boolean not null,
  digest bytea not null,
  marc json not null,
  withdrawn_at timestamptz,
  -- The import that had written it so.
  former_import_id integer,
  primary key (import_id, record_id)
);
create index on overwritten_record (record_id);
