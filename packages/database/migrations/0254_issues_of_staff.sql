-- What staff say of an issue of a serial: that it came, is missing or was claimed; or that it is there, which no
-- record foresaw. It is known by its part, year and designation, as its place in a record moves with what stands
-- before it. Imports write issues anew, and what staff said over them.
create table staff_issue (
  id integer generated always as identity primary key,
  part_id integer not null references serial_part on delete cascade,
  year integer not null check (year between 1 and 9999),
  last_year integer,
  month smallint check (month between 1 and 12),
  day smallint check (day between 1 and 31),
  designation text not null,
  -- Pieces of one designation are told apart by it.
  section integer not null default 0 check (section >= 0),
  volume text not null default '',
  number text not null default '',
  state text not null check (state in ('received', 'missing', 'claimed')),
  barcode text not null default '',
  note text not null default '',
  received_on date,
  -- What it is without them: state, barcode, note and days. Null: nothing but staff tells of it.
  record_says jsonb,
  written_at timestamptz not null,
  written_by integer references login on delete set null,
  unique (part_id, year, designation, section),
  check (day is null or month is not null),
  check ((state = 'received') = (received_on is not null))
);
create index on staff_issue (written_by);

alter table serial_issue
  add column staff_issue_id integer references staff_issue on delete set null;
create unique index on serial_issue (staff_issue_id) where staff_issue_id is not null;

-- Staff see the issues of their own libraries.
create index on serial_part (library_id);
