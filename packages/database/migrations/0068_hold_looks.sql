-- Titles whose queue of holds is to be looked at, since somebody may be served who could not be
-- before. A row is written in the transaction that makes it so; the same title may have many.
create table hold_look (
  id bigint generated always as identity primary key,
  title_id integer not null
);
create index on hold_look (title_id);

-- Up to where changes of titles (`index_change`) have been looked through for those awaited.
create table hold_follower (
  id boolean primary key default true check (id),
  read_to xid8 not null default '0'
);
insert into hold_follower default values;

create function look_at_person_holds(persons integer[]) returns void language sql as $$
  insert into hold_look (title_id)
  select distinct title_id from hold where person_id = any(persons) and state = 'waiting'
$$;

-- Less is owed.
create function look_after_debt_entry() returns trigger language plpgsql as $$
begin
  perform look_at_person_holds(array(
    select d.person_id from changed c join debt d on d.id = c.debt_id where c.kind <> 'reversal'));
  return null;
end $$;
create trigger debt_entry_looked_after after insert on debt_entry
  referencing new table as changed for each statement execute function look_after_debt_entry();

-- A suspension is lifted; a link has another category or validity, or is blocked no more.
create function look_after_person_change() returns trigger language plpgsql as $$
begin
  perform look_at_person_holds(array(select person_id from changed));
  return null;
end $$;
create trigger suspension_looked_after after update on suspension
  referencing new table as changed for each statement execute function look_after_person_change();

create function look_after_login_change() returns trigger language plpgsql as $$
begin
  perform look_at_person_holds(array(
    select c.person_id from changed c join unchanged u using (id)
    where (c.category_id, c.valid_until, c.is_blocked)
      is distinct from (u.category_id, u.valid_until, u.is_blocked)));
  return null;
end $$;
create trigger login_looked_after after update on login
  referencing new table as changed old table as unchanged
  for each statement execute function look_after_login_change();

-- What holds for everybody is another.
create function look_at_all_holds() returns trigger language plpgsql as $$
begin
  insert into hold_look (title_id) select distinct title_id from hold where state = 'waiting';
  return null;
end $$;
create trigger loan_rule_looked_after after insert or update or delete on loan_rule
  for each statement execute function look_at_all_holds();
create trigger circulation_setting_looked_after after update on circulation_setting
  for each statement execute function look_at_all_holds();

-- What changed while it was placed did not see it.
create function look_after_hold() returns trigger language plpgsql as $$
begin
  insert into hold_look (title_id) select distinct title_id from changed where state = 'waiting';
  return null;
end $$;
create trigger hold_looked_after after insert on hold
  referencing new table as changed for each statement execute function look_after_hold();
