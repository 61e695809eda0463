-- When a copy came and when it went. Those of before have no day of coming, and one of going where
-- something else tells it.
alter table copy
  -- Came to this catalogue, whenever it was acquired.
  add column included_on date,
  -- Withdrawn or lost since; null: it is there, or nobody knows the day.
  add column left_on date;
alter table copy alter column included_on set default ((now() at time zone 'America/Sao_Paulo')::date);

-- Where circulation has a copy is no change of its title, and so is not that it is lost.
create or replace function log_copy_change() returns trigger language plpgsql as $$
declare
  circulating constant text[] :=
    array['circulation_status', 'circulation_due_on', 'state', 'expected_on', 'left_on'];
begin
  insert into index_change (title_id)
    select c.title_id from changed c join unchanged u using (id)
      where to_jsonb(c) - circulating is distinct from to_jsonb(u) - circulating
    union
    select u.title_id from changed c join unchanged u using (id) where c.title_id <> u.title_id
    on conflict do nothing;
  return null;
end $$;

-- What was lost and is withdrawn afterwards was gone before.
create function date_copy_that_left() returns trigger language plpgsql as $$
begin
  new.left_on := case when coalesce(new.circulation_status, new.status) in ('withdrawn', 'lost')
    then (now() at time zone 'America/Sao_Paulo')::date end;
  return new;
end $$;
create trigger copy_left before update on copy for each row
  when ((coalesce(old.circulation_status, old.status) in ('withdrawn', 'lost'))
    is distinct from (coalesce(new.circulation_status, new.status) in ('withdrawn', 'lost')))
  execute function date_copy_that_left();
alter table copy enable always trigger copy_left;

with gone as (
  select c.id, (greatest(
      (select max(w.withdrawn_at) from title_withdrawal w
        where w.title_id = c.title_id and c.id = any (w.copies)),
      (select max(h.changed_at) from copy_change h
        where h.copy_id = c.id and h.changes -> 'status' ->> 1 in ('withdrawn', 'lost')),
      (select max(l.returned_at) from loan l
        where l.title_id = c.title_id and l.copy_id = c.id and l.is_lost and c.state = 'lost'),
      (select r.withdrawn_at from bibliographic_record r where r.id = c.record_id))
    at time zone 'America/Sao_Paulo')::date as day
  from copy c where c.state in ('withdrawn', 'lost')
)
update copy c set left_on = gone.day from gone where gone.id = c.id and gone.day is not null;
