-- The lists of a network are kept on screen.

-- Codes that entries had, or that were another's before the two became one: a record or file that comes
-- again with one means the entry it is now. A library's stand in library_code.
create table former_list_code (
  list text not null,
  code text not null,
  entry_id integer not null,
  primary key (list, code)
);
create index on former_list_code (list, entry_id);

-- Where a map shows the way to a library.
alter table library add column map_address text not null default ''
  check (map_address = '' or map_address like 'https://%');

alter table work_type add column id integer generated always as identity unique;

alter table organizational_unit
  add column name_en text not null default '' check (char_length(name_en) <= 200),
  add column name_es text not null default '' check (char_length(name_es) <= 200);
alter table course
  add column name_en text not null default '' check (char_length(name_en) <= 200),
  add column name_es text not null default '' check (char_length(name_es) <= 200);
alter table discipline
  add column name_en text not null default '' check (char_length(name_en) <= 200),
  add column name_es text not null default '' check (char_length(name_es) <= 200);

-- When a semester is taught; without it January to June is the first of a year.
create table academic_term (
  id integer generated always as identity primary key,
  year smallint not null check (year between 1900 and 2999),
  semester smallint not null check (semester in (1, 2)),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  unique (year, semester)
);
