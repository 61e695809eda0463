-- What staff said of a copy because an inventory did not find it: the inventory tells what was done.
alter table copy_change
  add column inventory_id integer references inventory on delete set null;
create index on copy_change (inventory_id) where inventory_id is not null;
