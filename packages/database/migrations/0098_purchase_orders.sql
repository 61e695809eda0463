-- What libraries buy of what was suggested: orders, and what of each has come.

create table purchase_order (
  id integer generated always as identity primary key,
  library_id integer not null references library,
  -- What its papers call it.
  requisition text not null check (btrim(requisition) <> ''),
  -- A course, a department, a library: no person.
  requester text not null check (btrim(requester) <> ''),
  is_foreign boolean not null,
  state text not null check (state in (
    'in-quote', 'trading', 'awaiting-delivery', 'partially-attended', 'attended',
    'finished-incomplete', 'cancelled')),
  quoted_on date,
  expected_on date,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by integer references login on delete set null,
  unique (library_id, requisition)
);
create index on purchase_order (library_id, created_at);
create index on purchase_order (created_at);
create index on purchase_order (changed_by);

create table purchase_order_item (
  id integer generated always as identity primary key,
  order_id integer not null references purchase_order on delete cascade,
  -- Gone with whoever made it; what was bought stays.
  suggestion_id integer references acquisition_suggestion on delete set null,
  title text not null,
  author text not null,
  ordered integer not null check (ordered between 1 and 999),
  delivered integer not null default 0 check (delivered between 0 and ordered),
  unique (order_id, suggestion_id)
);
create index on purchase_order_item (suggestion_id);

insert into role_permission (role, module, activity) values
  ('staff', 2, 9103), ('administrator', 2, 9103);
