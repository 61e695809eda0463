-- The change log that feeds the search index. A row is written in the transaction that makes the
-- change. Sequence order is not commit order, so a reader takes only rows below
-- pg_snapshot_xmin(pg_current_snapshot()): every transaction below it has ended.

create table index_change (
  xid xid8 not null default pg_current_xact_id(),
  title_id integer not null,
  changed_at timestamptz not null default now(),
  primary key (xid, title_id)
);

-- Which catalogue this is, so that an index of another one is noticed, and the last transaction
-- whose changes have been pruned: an index that has not read past it must be rebuilt.
create table index_change_log (
  id boolean primary key default true check (id),
  catalogue_id uuid not null default gen_random_uuid(),
  pruned_to xid8 not null default '0'
);
insert into index_change_log default values;

create function log_title_change() returns trigger language plpgsql as $$
begin
  insert into index_change (title_id) select id from changed on conflict do nothing;
  return null;
end $$;

create function log_title_part_change() returns trigger language plpgsql as $$
begin
  insert into index_change (title_id) select distinct title_id from changed
    on conflict do nothing;
  return null;
end $$;

create function log_heading_change() returns trigger language plpgsql as $$
begin
  insert into index_change (title_id)
    select distinct th.title_id from title_heading th join changed on changed.id = th.heading_id
    on conflict do nothing;
  return null;
end $$;

create trigger title_inserted after insert on title
  referencing new table as changed for each statement execute function log_title_change();
create trigger title_updated after update on title
  referencing new table as changed for each statement execute function log_title_change();
create trigger title_deleted after delete on title
  referencing old table as changed for each statement execute function log_title_change();

create trigger copy_inserted after insert on copy
  referencing new table as changed for each statement execute function log_title_part_change();
create trigger copy_updated after update on copy
  referencing new table as changed for each statement execute function log_title_part_change();
create trigger copy_deleted after delete on copy
  referencing old table as changed for each statement execute function log_title_part_change();

create trigger holding_inserted after insert on holding
  referencing new table as changed for each statement execute function log_title_part_change();
create trigger holding_updated after update on holding
  referencing new table as changed for each statement execute function log_title_part_change();
create trigger holding_deleted after delete on holding
  referencing old table as changed for each statement execute function log_title_part_change();

create trigger title_heading_inserted after insert on title_heading
  referencing new table as changed for each statement execute function log_title_part_change();
create trigger title_heading_deleted after delete on title_heading
  referencing old table as changed for each statement execute function log_title_part_change();

create trigger heading_updated after update on heading
  referencing new table as changed for each statement execute function log_heading_change();
