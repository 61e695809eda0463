-- Titles that staff withdrew on screen: records that come again do not bring them back, staff do.
create table title_withdrawal (
  title_id integer primary key references title on delete cascade,
  reason text not null check (btrim(reason) <> '' and char_length(reason) <= 500),
  withdrawn_at timestamptz not null,
  withdrawn_by integer not null references login,
  -- Copies that went with it.
  copies integer[] not null
);
create index on title_withdrawal (withdrawn_by);

-- Short records, made on screen of what is not yet catalogued: whole records take their place.
create index bibliographic_record_short on bibliographic_record (title_key)
  where source_number like 'breve-%';
