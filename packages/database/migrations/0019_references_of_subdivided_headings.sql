-- Variant forms of a heading lead to its subdivisions too: 'Escravatura' to 'Escravidão – Brasil'.
-- What changes the references of a heading changes the titles under its subdivisions.

-- The keys of subdivisions begin with the heading's own.
create index heading_by_beginning on heading (type, key collate "C");

-- Titles filed under these headings or under subdivisions of them.
create function titles_filed_under(headings integer[]) returns setof integer
language sql stable as $$
  select title_id from title_heading where heading_id = any(headings)
  union
  select th.title_id
  from heading base
    join heading h on h.type = base.type
      and h.key collate "C" > base.key || ' ' and h.key collate "C" < base.key || '!'
      and position(' – ' in h.text) > 0
    join title_heading th on th.heading_id = h.id
  where base.id = any(headings)
$$;

create or replace function log_reference_change() returns trigger language plpgsql as $$
begin
  insert into index_change (title_id)
    select titles_filed_under((
      select array_agg(distinct a.heading_id)
      from changed join authority a on a.id = changed.authority_id))
    on conflict do nothing;
  return null;
end $$;

create or replace function log_authority_move() returns trigger language plpgsql as $$
begin
  insert into index_change (title_id)
    select titles_filed_under((
      select array_agg(heading_id) from (
        select unnest(array[before.heading_id, changed.heading_id]) as heading_id
        from before join changed using (id)
        where before.heading_id <> changed.heading_id) moved))
    on conflict do nothing;
  return null;
end $$;

create or replace function log_authority_end() returns trigger language plpgsql as $$
begin
  insert into index_change (title_id)
    select titles_filed_under((select array_agg(distinct heading_id) from changed))
    on conflict do nothing;
  return null;
end $$;
