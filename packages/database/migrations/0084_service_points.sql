-- Where a library serves readers beside its desk: what they ask for can be fetched there.
create table service_point (
  id integer generated always as identity primary key,
  library_id integer not null references library on delete cascade,
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  unique (library_id, name)
);

-- Shelves were offered as such places. Nobody is served at a shelf: those requests go to the desk.
alter table loan_request
  add column service_point_id integer references service_point on delete set null;
alter table loan_request drop column location_id;
create index on loan_request (service_point_id) where service_point_id is not null;
