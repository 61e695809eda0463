-- Variant forms of headings are searched with the titles filed under them: a tracing that comes or
-- goes changes those titles. An authority record moved to another heading changes both its titles.

create function log_reference_change() returns trigger language plpgsql as $$
begin
  insert into index_change (title_id)
    select distinct th.title_id
    from changed join authority a on a.id = changed.authority_id
      join title_heading th on th.heading_id = a.heading_id
    on conflict do nothing;
  return null;
end $$;

create trigger heading_reference_inserted after insert on heading_reference
  referencing new table as changed for each statement execute function log_reference_change();
create trigger heading_reference_updated after update on heading_reference
  referencing new table as changed for each statement execute function log_reference_change();
create trigger heading_reference_deleted after delete on heading_reference
  referencing old table as changed for each statement execute function log_reference_change();

create function log_authority_move() returns trigger language plpgsql as $$
begin
  insert into index_change (title_id)
    select distinct th.title_id
    from before join changed using (id)
      join title_heading th on th.heading_id in (before.heading_id, changed.heading_id)
    where before.heading_id <> changed.heading_id
    on conflict do nothing;
  return null;
end $$;

create trigger authority_updated after update on authority
  referencing old table as before new table as changed
  for each statement execute function log_authority_move();

-- Tracings fall with their authority record; its titles are told by then.
create function log_authority_end() returns trigger language plpgsql as $$
begin
  insert into index_change (title_id)
    select distinct th.title_id
    from changed join title_heading th on th.heading_id = changed.heading_id
    on conflict do nothing;
  return null;
end $$;

create trigger authority_deleted after delete on authority
  referencing old table as changed for each statement execute function log_authority_end();
