-- Titles, the records they come from, their headings, holdings and copies.

-- Where records come from; a control number is unique only within its source.
create table source (
  id integer generated always as identity primary key,
  code text not null unique
);

create table work_type (
  code text primary key,
  name_pt text not null,
  name_en text not null,
  name_es text not null
);

create table collection (
  id integer generated always as identity primary key,
  code text not null unique,
  name text not null
);

create table location (
  id integer generated always as identity primary key,
  code text not null unique,
  name text not null
);

create table loan_type (
  id integer generated always as identity primary key,
  code text not null unique,
  name text not null
);

-- id is cod_acervo. `description` is the primary record's, mapped by packages/marc.
create table title (
  id integer generated always as identity primary key,
  work_type text not null references work_type,
  description jsonb not null,
  included_on date not null,
  updated_at timestamptz not null default now()
);

-- A source's record kept whole. The first of a title describes it; others joined it later.
create table bibliographic_record (
  id integer generated always as identity primary key,
  title_id integer not null references title on delete cascade,
  source_id integer not null references source,
  source_number text,
  title_key text not null,
  -- ISBN, title and year: what a record without a number is known by.
  match_key text not null,
  is_primary boolean not null,
  digest bytea not null,
  marc jsonb not null
);
create unique index bibliographic_record_number
  on bibliographic_record (source_id, source_number, title_key) where source_number is not null;
create unique index bibliographic_record_unnumbered
  on bibliographic_record (source_id, match_key) where source_number is null;
create unique index bibliographic_record_primary
  on bibliographic_record (title_id) where is_primary;
create index bibliographic_record_title on bibliographic_record (title_id);
create index bibliographic_record_match on bibliographic_record (match_key);

-- A form under which titles are filed; id is cod_autoridade. `key` is headingKey(text).
create table heading (
  id integer generated always as identity primary key,
  type text not null check (type in (
    'person', 'corporate', 'meeting', 'title', 'topic', 'place', 'genre', 'period',
    'general-subdivision', 'genre-subdivision', 'place-subdivision', 'period-subdivision')),
  key text not null,
  text text not null,
  unique (type, key)
);

create table title_heading (
  title_id integer not null references title on delete cascade,
  relation text not null check (relation in ('agent', 'subject', 'genre')),
  position smallint not null,
  heading_id integer not null references heading,
  roles text[] not null default '{}',
  primary key (title_id, relation, position)
);
create index on title_heading (heading_id);

-- A source's authority record, kept whole.
create table authority (
  id integer generated always as identity primary key,
  heading_id integer not null references heading,
  source_id integer not null references source,
  source_number text not null,
  digest bytea not null,
  marc jsonb not null,
  data jsonb not null,
  unique (source_id, source_number, heading_id)
);
create index on authority (heading_id);

-- See and see-also tracings of authority records.
create table heading_reference (
  authority_id integer not null references authority on delete cascade,
  position smallint not null,
  relation text not null check (relation in
    ('variant', 'broader', 'narrower', 'earlier', 'later', 'related')),
  type text not null,
  key text not null,
  text text not null,
  primary key (authority_id, position)
);
create index on heading_reference (type, key);

create table holding (
  id integer generated always as identity primary key,
  title_id integer not null references title on delete cascade,
  record_id integer not null references bibliographic_record on delete cascade,
  library_id integer not null references library,
  -- Which statement of its record this is.
  source_key text not null,
  call_number text not null,
  statements text[] not null,
  notes text[] not null,
  unique (record_id, source_key)
);
create index on holding (title_id);

create table copy (
  id integer generated always as identity primary key,
  title_id integer not null references title on delete cascade,
  record_id integer not null references bibliographic_record on delete cascade,
  library_id integer not null references library,
  -- Bar code, or library and ordinal where there is none: what the copy is known by in its record.
  source_key text not null,
  barcode text,
  call_number text not null,
  volume text not null,
  tome text not null,
  part text not null,
  additional_material text not null,
  loan_type_id integer references loan_type,
  collection_id integer references collection,
  location_id integer references location,
  status text not null check (status in
    ('available', 'on-loan', 'lost', 'withdrawn', 'in-processing', 'reference')),
  acquired_on date,
  note text not null,
  unique (record_id, source_key)
);
create index on copy (title_id);
create index on copy (barcode);
