-- What a statement changed was found by joining its rows as they were and as they are. A session keeps the plan of
-- its first such statement, which often was of one row: rows were then compared pair by pair, so that thousands at
-- once took minutes. Now one set is taken from the other, which takes as long as there are rows, whatever the plan.

create or replace function log_copy_change() returns trigger language plpgsql as $$
declare
  circulating constant text[] :=
    array['circulation_status', 'circulation_due_on', 'state', 'expected_on', 'left_on'];
begin
  insert into index_change (title_id)
    with before as (select title_id, to_jsonb(u) - circulating as content from unchanged u),
      after as (select title_id, to_jsonb(c) - circulating as content from changed c)
    select title_id from (table before except table after) gone
    union
    select title_id from (table after except table before) come
    on conflict do nothing;
  return null;
end $$;

create or replace function log_availability_change() returns trigger language plpgsql as $$
begin
  insert into availability_change (title_id)
    with before as (select id, state, title_id, library_id, loan_type_id from unchanged),
      after as (select id, state, title_id, library_id, loan_type_id from changed),
      different as ((table before except table after) union all (table after except table before))
    select title_id from (
      select title_id, bool_or(state = 'available') over (partition by id) as counts from different) d
    where counts
    on conflict do nothing;
  return null;
end $$;

create or replace function log_authority_move() returns trigger language plpgsql as $$
begin
  insert into index_change (title_id)
    with was as (select id, heading_id from before),
      is_now as (select id, heading_id from changed)
    select titles_filed_under((
      select array_agg(heading_id) from (
        (table was except table is_now) union all (table is_now except table was)) moved))
    on conflict do nothing;
  return null;
end $$;

create or replace function log_teaching_plan_change() returns trigger language plpgsql as $$
begin
  insert into index_change (title_id)
    select distinct item.title_id
    from (select id, course_id, discipline_id from changed
        except select id, course_id, discipline_id from before) moved
      join bibliography_item item on item.plan_id = moved.id
    where item.title_id is not null
    on conflict do nothing;
  return null;
end $$;

create or replace function log_library_move() returns trigger language plpgsql as $$
begin
  insert into index_change (title_id)
    select part.title_id
    from (select id, campus_id from changed except select id, campus_id from before) moved
      cross join lateral (
        select title_id from copy where library_id = moved.id
        union select title_id from holding where library_id = moved.id
      ) as part
    on conflict do nothing;
  return null;
end $$;

create or replace function look_after_login_change() returns trigger language plpgsql as $$
begin
  perform look_at_person_holds(array(
    select person_id from (
      select id, person_id, category_id, valid_until, is_blocked from changed
      except select id, person_id, category_id, valid_until, is_blocked from unchanged) different));
  return null;
end $$;

create or replace function log_network_record_update() returns trigger language plpgsql as $$
begin
  update network_edition set changed_xid = pg_current_xact_id()
    where id in (
      with was as (select id, edition_id, is_deleted, raw from before),
        is_now as (select id, edition_id, is_deleted, raw from after)
      select edition_id from (
        (table was except table is_now) union all (table is_now except table was)) different
    );
  return null;
end $$;
