-- What the first triggers of the change log do not see: a copy or holding that goes from one title
-- to another changes both; a library that goes to another campus changes all its titles.

create function log_title_part_update() returns trigger language plpgsql as $$
begin
  insert into index_change (title_id)
    select title_id from before union select title_id from changed
    on conflict do nothing;
  return null;
end $$;

drop trigger copy_updated on copy;
create trigger copy_updated after update on copy
  referencing old table as before new table as changed
  for each statement execute function log_title_part_update();

drop trigger holding_updated on holding;
create trigger holding_updated after update on holding
  referencing old table as before new table as changed
  for each statement execute function log_title_part_update();

create trigger title_heading_updated after update on title_heading
  referencing old table as before new table as changed
  for each statement execute function log_title_part_update();

create function log_library_move() returns trigger language plpgsql as $$
begin
  insert into index_change (title_id)
    select part.title_id
    from before join changed using (id)
      cross join lateral (
        select title_id from copy where library_id = changed.id
        union select title_id from holding where library_id = changed.id
      ) as part
    where before.campus_id <> changed.campus_id
    on conflict do nothing;
  return null;
end $$;

create trigger library_updated after update on library
  referencing old table as before new table as changed
  for each statement execute function log_library_move();
