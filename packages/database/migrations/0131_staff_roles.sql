-- Roles of the staff that an institution makes itself: what those may do who have one of them, in place of
-- what all staff may.
create table staff_role (
  id integer generated always as identity primary key,
  name text not null unique check (btrim(name) <> '' and char_length(name) <= 60)
);

create table staff_role_permission (
  staff_role_id integer not null references staff_role on delete cascade,
  activity integer not null,
  primary key (staff_role_id, activity)
);

alter table login
  add column staff_role_id integer references staff_role,
  add constraint staff_role_of_staff check (staff_role_id is null or role = 'staff');
create index on login (staff_role_id) where staff_role_id is not null;

-- What a login may do; that it is blocked or has ended is asked besides.
create view login_permission as
  select l.id as login_id, p.module, p.activity
    from login l join role_permission p on p.role = l.role
    where p.module <> 2 or l.staff_role_id is null
  union all
  select l.id, 2, s.activity
    from login l join staff_role_permission s on s.staff_role_id = l.staff_role_id;

-- Whoever gives roles, and says what each may do; and whoever reads the audit.
insert into role_permission (role, module, activity) values
  ('administrator', 2, 9231), ('administrator', 2, 9232);
