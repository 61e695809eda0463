-- What is kept of a reader: for how long their history is, who of the staff looked, what they agreed to.

-- A loan that is over, a hold or a request that has ended may be a fact without a person: it counts,
-- and says of nobody what they read.
alter table loan
  alter column person_id drop not null,
  alter column login_id drop not null,
  add constraint loan_of_somebody check (
    person_id is not null and login_id is not null
    or person_id is null and login_id is null and returned_at is not null);
alter table hold
  alter column person_id drop not null,
  alter column login_id drop not null,
  add constraint hold_of_somebody check (
    person_id is not null and login_id is not null
    or person_id is null and login_id is null and state = 'ended');
alter table loan_request
  alter column person_id drop not null,
  alter column login_id drop not null,
  add constraint loan_request_of_somebody check (
    person_id is not null and login_id is not null
    or person_id is null and login_id is null and ended_at is not null);

alter table person
  -- Days for which what is over stays theirs; null: until they say otherwise.
  add column history_days integer check (history_days between 0 and 3650),
  -- The account was closed: nothing of the person stands here any more.
  add column closed_at timestamptz;
create index on person (id) where history_days is not null;

-- Staff who opened somebody's record: a line for each of them, place and day.
create table record_look (
  id bigint generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  -- Of the staff.
  login_id integer references login on delete set null,
  library_id integer not null references library,
  place text not null check (place in ('desk', 'payments', 'blocks', 'personal-data')),
  looked_on date not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1 check (times > 0),
  unique (person_id, login_id, place, looked_on)
);
create index on record_look (looked_on);
create index on record_look (login_id);

-- What somebody agreed to or took back, in the words of that day. Only added to.
create table consent (
  id bigint generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  subject text not null check (subject in ('history', 'mail')),
  is_given boolean not null,
  -- Which wording of the page it was.
  wording smallint not null check (wording > 0),
  decided_at timestamptz not null
);
create index on consent (person_id, id);

insert into activity (code, description, enabled) values (9021, 'Privacidade e proteção de dados', true)
on conflict (code) do update set enabled = true;
