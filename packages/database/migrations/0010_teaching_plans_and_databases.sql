-- What is taught, by whom, and what its students are to read; the databases the libraries point to.
-- `key` is headingKey(name), as of headings: what a name is found by.

create table organizational_unit (
  id integer generated always as identity primary key,
  code text not null unique,
  name text not null,
  key text not null
);

create table course (
  id integer generated always as identity primary key,
  code text not null unique,
  name text not null,
  key text not null,
  unit_id integer not null references organizational_unit
);
create index on course (unit_id);

create table discipline (
  id integer generated always as identity primary key,
  code text not null unique,
  name text not null,
  key text not null
);

create table professor (
  id integer generated always as identity primary key,
  code text not null unique,
  name text not null,
  key text not null
);

-- A discipline as it is taught once: in a course, or by a unit for all who want it.
create table teaching_plan (
  id integer generated always as identity primary key,
  unit_id integer not null references organizational_unit,
  course_id integer references course,
  discipline_id integer not null references discipline,
  professor_id integer references professor,
  year smallint not null check (year between 1900 and 2999),
  semester smallint not null check (semester in (1, 2)),
  -- Term of the course in which it is taken.
  period smallint check (period between 1 and 20),
  vacancies integer not null check (vacancies >= 0),
  unique nulls not distinct (unit_id, course_id, discipline_id, professor_id, year, semester, period)
);
create index on teaching_plan (discipline_id);
create index on teaching_plan (course_id);
create index on teaching_plan (professor_id);
create index on teaching_plan (year, semester);

-- The citation stays as it was written, whether or not the title is, or stays, in the catalogue.
create table bibliography_item (
  plan_id integer not null references teaching_plan on delete cascade,
  position smallint not null,
  kind text not null check (kind in ('required', 'basic', 'complementary')),
  title_id integer references title on delete set null,
  citation text not null check (citation <> ''),
  primary key (plan_id, position)
);
create index on bibliography_item (title_id) where title_id is not null;

create table database_resource (
  id integer generated always as identity primary key,
  name text not null unique,
  -- In full, where the database goes by its initials.
  full_name text not null default '',
  area text not null,
  description text not null,
  address text not null check (address like 'https://%'),
  access text not null check (access in ('open', 'subscription'))
);

-- Titles carry the courses and disciplines that read them: what changes those changes the titles.

create function log_bibliography_change() returns trigger language plpgsql as $$
begin
  insert into index_change (title_id)
    select distinct title_id from changed where title_id is not null
    on conflict do nothing;
  return null;
end $$;

create function log_bibliography_update() returns trigger language plpgsql as $$
begin
  insert into index_change (title_id)
    select title_id from before where title_id is not null
    union select title_id from changed where title_id is not null
    on conflict do nothing;
  return null;
end $$;

create trigger bibliography_item_inserted after insert on bibliography_item
  referencing new table as changed for each statement execute function log_bibliography_change();
create trigger bibliography_item_updated after update on bibliography_item
  referencing old table as before new table as changed
  for each statement execute function log_bibliography_update();
create trigger bibliography_item_deleted after delete on bibliography_item
  referencing old table as changed for each statement execute function log_bibliography_change();

create function log_teaching_plan_change() returns trigger language plpgsql as $$
begin
  insert into index_change (title_id)
    select distinct item.title_id
    from before join changed using (id) join bibliography_item item on item.plan_id = changed.id
    where item.title_id is not null
      and (before.course_id, before.discipline_id)
        is distinct from (changed.course_id, changed.discipline_id)
    on conflict do nothing;
  return null;
end $$;

create trigger teaching_plan_updated after update on teaching_plan
  referencing old table as before new table as changed
  for each statement execute function log_teaching_plan_change();

create function log_course_change() returns trigger language plpgsql as $$
begin
  insert into index_change (title_id)
    select distinct item.title_id
    from changed join teaching_plan plan on plan.course_id = changed.id
      join bibliography_item item on item.plan_id = plan.id
    where item.title_id is not null
    on conflict do nothing;
  return null;
end $$;

create trigger course_updated after update on course
  referencing new table as changed for each statement execute function log_course_change();

create function log_discipline_change() returns trigger language plpgsql as $$
begin
  insert into index_change (title_id)
    select distinct item.title_id
    from changed join teaching_plan plan on plan.discipline_id = changed.id
      join bibliography_item item on item.plan_id = plan.id
    where item.title_id is not null
    on conflict do nothing;
  return null;
end $$;

create trigger discipline_updated after update on discipline
  referencing new table as changed for each statement execute function log_discipline_change();
