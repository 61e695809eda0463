-- Inventories of shelves: what was scanned there, in its order; what came of it is worked out when it is
-- asked for.
create table inventory (
  id integer generated always as identity primary key,
  library_id integer not null references library,
  -- Null: any location, or none.
  location_id integer references location,
  -- Call numbers from and to, as they were typed; '' for no end.
  from_call text not null default '',
  to_call text not null default '',
  started_at timestamptz not null,
  started_by integer not null references login,
  ended_at timestamptz
);
create index on inventory (library_id);
create index on inventory (location_id) where location_id is not null;
create index on inventory (started_by);

create table inventory_scan (
  id integer generated always as identity primary key,
  inventory_id integer not null references inventory on delete cascade,
  barcode text not null,
  scanned_at timestamptz not null
);
create unique index on inventory_scan (inventory_id, upper(barcode));
