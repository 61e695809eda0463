-- Of which titles it has changed where a copy can be had: the filter 'available now' follows this log.
-- As in index_change, a row is written in the transaction that makes the change.
create table availability_change (
  xid xid8 not null default pg_current_xact_id(),
  title_id integer not null,
  changed_at timestamptz not null default now(),
  primary key (xid, title_id)
);

create function log_availability_of_copies() returns trigger language plpgsql as $$
begin
  insert into availability_change (title_id)
    select distinct title_id from changed where state = 'available'
    on conflict do nothing;
  return null;
end $$;

create function log_availability_change() returns trigger language plpgsql as $$
begin
  insert into availability_change (title_id)
    select t.title_id
    from changed c join unchanged u using (id) cross join lateral (values (c.title_id), (u.title_id)) t (title_id)
    where (c.state = 'available' or u.state = 'available')
      and (c.state, c.title_id, c.library_id, c.loan_type_id)
        is distinct from (u.state, u.title_id, u.library_id, u.loan_type_id)
    on conflict do nothing;
  return null;
end $$;

create trigger copy_availability_inserted after insert on copy
  referencing new table as changed for each statement execute function log_availability_of_copies();
create trigger copy_availability_updated after update on copy
  referencing new table as changed old table as unchanged
  for each statement execute function log_availability_change();
create trigger copy_availability_deleted after delete on copy
  referencing old table as changed for each statement execute function log_availability_of_copies();

-- An import loads copies with triggers of the origin off.
alter table copy enable always trigger copy_availability_inserted;
alter table copy enable always trigger copy_availability_updated;
alter table copy enable always trigger copy_availability_deleted;

-- What is forgotten of the log, the oldest first.
create index availability_change_changed_at on availability_change (changed_at);
