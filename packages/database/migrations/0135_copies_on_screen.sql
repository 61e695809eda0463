-- Copies as staff write them on screen, beside what records say of them.

alter table copy drop constraint copy_status_check;
alter table copy add constraint copy_status_check check (status in
  ('available', 'on-loan', 'lost', 'withdrawn', 'in-processing', 'reference', 'damaged'));
-- 'claimed-returned': its loan stands until the copy turns up, is lost, or the reader takes it back.
alter table copy drop constraint copy_circulation_status_check;
alter table copy add constraint copy_circulation_status_check check (circulation_status in
  ('on-loan', 'held', 'in-transit', 'lost', 'claimed-returned'));

alter table copy
  -- Centavos.
  add column price integer check (price >= 0),
  -- Columns that staff have written on screen, each with what its record says there: imports keep this
  -- up to date and leave those columns alone.
  add column record_says jsonb not null default '{}',
  -- Who made it on screen; null: a record names it.
  add column added_by integer references login,
  -- Not yet named by a record: `source_key` is its own number.
  add constraint copy_of_staff check (added_by is not null or source_key not like 'staff/%');
create index on copy (added_by) where added_by is not null;
create index copy_unnamed on copy (upper(barcode)) where source_key like 'staff/%';

-- What staff did to a copy, column by column.
create table copy_change (
  id integer generated always as identity primary key,
  copy_id integer not null references copy on delete cascade,
  act text not null check (act in ('added', 'changed', 'moved', 'as-recorded')),
  -- Column to before and after.
  changes jsonb not null,
  note text not null default '' check (char_length(note) <= 500),
  changed_at timestamptz not null,
  changed_by integer not null references login
);
create index on copy_change (copy_id, id);
create index on copy_change (changed_by);

insert into role_permission (role, module, activity) values
  ('staff', 2, 9220), ('administrator', 2, 9220);
