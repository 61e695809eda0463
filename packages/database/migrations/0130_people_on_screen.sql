-- People as the staff find, register and change them.

alter table person
  add column phone text not null default '' check (char_length(phone) <= 60),
  -- Of the staff, about the person, who reads it in what they export.
  add column note text not null default '' check (char_length(note) <= 2000),
  -- By which they are found: in small letters, without accents.
  add column name_key text not null generated always as (
    regexp_replace(lower(normalize(name, nfkd)), '[\u0300-\u036f]', '', 'g')) stored,
  -- Given by the staff: nothing is open to whoever has it but to change it.
  add column password_is_temporary boolean not null default false;

-- The last day of a block; null: until it is taken back.
alter table login add column blocked_until date;
create index on login (blocked_until) where blocked_until is not null;

-- Of whom an event tells, where that is somebody else than who did it.
alter table audit_event add column person_id integer references person on delete set null;
create index on audit_event (person_id) where person_id is not null;
create index on audit_event (login_id);
update audit_event e set person_id = l.person_id from login l
  where e.kind in ('access-blocked', 'access-unblocked')
    and e.details ->> 'login' ~ '^\d{1,9}$' and l.id = (e.details ->> 'login')::integer;

alter table record_look drop constraint record_look_place_check;
alter table record_look add constraint record_look_place_check
  check (place in ('desk', 'payments', 'blocks', 'personal-data', 'people'));

insert into role_permission (role, module, activity) values
  ('staff', 2, 9230), ('administrator', 2, 9230);
