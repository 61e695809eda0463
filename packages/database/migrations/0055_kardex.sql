-- Issues of serials, by library and part of the subscription: what came, what is waited for.

-- Of a serial a library has its issues, and beside them their supplements and indexes.
create table serial_part (
  id integer generated always as identity primary key,
  title_id integer not null references title on delete cascade,
  library_id integer not null references library,
  -- The record that tells of it; null where it is kept here.
  record_id integer references bibliographic_record on delete cascade,
  holdings_record_id integer references holdings_record on delete cascade,
  -- Which part of its record this is.
  source_key text not null,
  kind text not null check (kind in ('basic', 'supplement', 'index')),
  -- What it is called, '' where its kind says enough.
  name text not null default '',
  -- How often it comes: a code of MARC 21, 853 $w; '' where that is not known.
  frequency text not null default '',
  call_number text not null default '',
  check (record_id is not null or holdings_record_id is null)
);
create unique index serial_part_source
  on serial_part (record_id, holdings_record_id, source_key) nulls not distinct
  where record_id is not null;
create index on serial_part (title_id);
create index on serial_part (holdings_record_id) where holdings_record_id is not null;

create table serial_issue (
  part_id integer not null references serial_part on delete cascade,
  -- Its place in its part, from 1; pieces of one designation are told apart by their section.
  sequence integer not null check (sequence > 0),
  section integer not null default 0 check (section >= 0),
  year integer not null check (year between 1 and 9999),
  -- Of a run the last year, null where it goes on.
  last_year integer check (last_year >= year),
  month smallint check (month between 1 and 12),
  day smallint check (day between 1 and 31),
  -- 'v.3:n.2 (1995:08)'.
  designation text not null,
  volume text not null default '',
  number text not null default '',
  state text not null check (state in ('received', 'expected', 'missing', 'claimed', 'bound')),
  barcode text not null default '',
  note text not null default '',
  expected_on date,
  received_on date,
  primary key (part_id, sequence, section),
  check (day is null or month is not null)
);
create index on serial_issue (part_id, year);

insert into activity (code, description, enabled) values (32, 'Fascículos de periódicos', true)
  on conflict (code) do update set enabled = true;
