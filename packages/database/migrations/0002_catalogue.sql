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
  -- json, not jsonb: written and read whole, and PostgreSQL need not take it apart for that.
  description json not null,
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
  -- What a record without a number is known by; null where there is a number.
  match_key text check ((match_key is null) = (source_number is not null)),
  isbns text[] not null,
  year integer,
  is_primary boolean not null,
  -- Of the record without what changes from copy to copy of a file (see docs/decisions/0012).
  digest bytea not null,
  marc json not null
);
-- Sources repeat numbers, so several records may bear one: never the same record twice.
create unique index bibliographic_record_number
  on bibliographic_record (source_id, source_number, digest) where source_number is not null;
create unique index bibliographic_record_unnumbered
  on bibliographic_record (source_id, match_key, digest) where source_number is null;
create unique index bibliographic_record_primary
  on bibliographic_record (title_id) where is_primary;
create index bibliographic_record_title on bibliographic_record (title_id);
create index bibliographic_record_isbn on bibliographic_record using gin (isbns);

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
  source_number text,
  -- Type and key of the heading where the record has no number.
  match_key text check ((match_key is null) = (source_number is not null)),
  digest bytea not null,
  marc json not null,
  data json not null
);
create unique index authority_number
  on authority (source_id, source_number, digest) where source_number is not null;
create unique index authority_unnumbered
  on authority (source_id, match_key, digest) where source_number is null;
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

-- A source's holdings record, kept whole, beside the bibliographic record it belongs to.
create table holdings_record (
  id integer generated always as identity primary key,
  record_id integer not null references bibliographic_record on delete cascade,
  source_id integer not null references source,
  source_number text,
  -- Parent, location and call number where the record has no number.
  match_key text check ((match_key is null) = (source_number is not null)),
  digest bytea not null,
  marc json not null
);
create unique index holdings_record_number
  on holdings_record (source_id, source_number, digest) where source_number is not null;
create unique index holdings_record_unnumbered
  on holdings_record (source_id, match_key, digest) where source_number is null;
create index on holdings_record (record_id);

create table holding (
  id integer generated always as identity primary key,
  title_id integer not null references title on delete cascade,
  record_id integer not null references bibliographic_record on delete cascade,
  -- Null where the bibliographic record itself says it.
  holdings_record_id integer references holdings_record on delete cascade,
  library_id integer not null references library,
  -- Which statement of its record this is.
  source_key text not null,
  location_id integer references location,
  call_number text not null,
  statements text[] not null,
  notes text[] not null,
  unique nulls not distinct (record_id, holdings_record_id, source_key)
);
create index on holding (title_id);
create index on holding (holdings_record_id) where holdings_record_id is not null;

create table copy (
  id integer generated always as identity primary key,
  title_id integer not null references title on delete cascade,
  record_id integer not null references bibliographic_record on delete cascade,
  -- Null where the bibliographic record itself says it.
  holdings_record_id integer references holdings_record on delete cascade,
  library_id integer not null references library,
  -- Bar code, or library and ordinal where there is none: what the copy is known by in its record.
  source_key text not null,
  barcode text,
  call_number text not null,
  volume text not null,
  tome text not null,
  part text not null,
  -- Which of several copies: 'ex. 2'.
  copy_number text not null default '',
  additional_material text not null,
  loan_type_id integer references loan_type,
  collection_id integer references collection,
  location_id integer references location,
  status text not null check (status in
    ('available', 'on-loan', 'lost', 'withdrawn', 'in-processing', 'reference')),
  acquired_on date,
  note text not null,
  unique nulls not distinct (record_id, holdings_record_id, source_key)
);
create index on copy (title_id);
create index on copy (holdings_record_id) where holdings_record_id is not null;
create index on copy (barcode);
