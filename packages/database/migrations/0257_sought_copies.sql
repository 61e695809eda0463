-- Copies that an inventory looks for: what stood on its shelf, as far as is known, when it began. One that was not
-- scanned is missing until something else tells of it: it was lent, came back, was moved, or staff said what it is.
create table inventory_copy (
  inventory_id integer not null references inventory on delete cascade,
  copy_id integer not null references copy on delete cascade,
  -- Its place on the shelf, as text that sorts so.
  shelf_key text collate "C" not null,
  -- Null: it was not scanned.
  scan_id integer references inventory_scan on delete set null,
  primary key (inventory_id, copy_id)
);
create index on inventory_copy (copy_id);
create index on inventory_copy (scan_id) where scan_id is not null;
create index inventory_copy_missing on inventory_copy (inventory_id, shelf_key, copy_id)
  where scan_id is null;

-- When they were written down; null: not yet, as of inventories from before.
alter table inventory add column listed_at timestamptz;

-- At the end of the transaction: entries of lists that become one take copies and inventories along one by one.
create function tell_of_sought_copy() returns trigger language plpgsql as $$
begin
  delete from inventory_copy s using inventory i, copy c
    where s.copy_id = new.id and s.scan_id is null and i.id = s.inventory_id and c.id = new.id
      and (old.state <> new.state or c.library_id <> i.library_id
        or (i.location_id is not null and c.location_id is distinct from i.location_id));
  return null;
end $$;
create constraint trigger copy_told after update on copy
  deferrable initially deferred for each row
  when ((old.state, old.library_id, old.location_id)
    is distinct from (new.state, new.library_id, new.location_id))
  execute function tell_of_sought_copy();
alter table copy enable always trigger copy_told;
