-- Loans, and where each copy is because of them.

-- What the source says of a copy is its `status`: imports write it, and the return of what it says is
-- out. What circulation says goes before it, and readers of the table look at `state` and
-- `expected_on`.
alter table copy
  add column circulation_status text 
    check (circulation_status in ('on-loan', 'held', 'in-transit', 'lost')),
  add column circulation_due_on date,
  add constraint copy_circulation_due check (circulation_due_on is null or circulation_status = 'on-loan');
alter table copy
  add column state text not null generated always as (coalesce(circulation_status, status)) stored,
  add column expected_on date generated always as
    (case when circulation_status is null then due_on else circulation_due_on end) stored;

-- `rule` is the loan rule as it was when the loan was made. A loan outlives its copy and its title in
-- the catalogue: what it was about is kept beside it.
create table loan (
  id integer generated always as identity primary key,
  person_id integer not null references person,
  login_id integer not null references login,
  copy_id integer references copy on delete set null,
  title_id integer not null,
  barcode text not null,
  -- The copy's own.
  library_id integer not null references library,
  lent_at timestamptz not null,
  lent_in integer not null references library,
  -- Who lent it; null: the reader, at a kiosk.
  lent_by integer references login,
  -- By the end of a day, or by a moment where it is lent by the hour.
  due_on date,
  due_at timestamptz,
  renewals smallint not null default 0,
  rule json not null,
  returned_at timestamptz,
  returned_in integer references library,
  returned_by integer references login,
  -- Not returned: `returned_at` is when the library was told that it is lost.
  is_lost boolean not null default false,
  check (not is_lost or returned_at is not null),
  check (num_nonnulls(due_on, due_at) = 1),
  check (renewals between 0 and (rule ->> 'renewals')::integer),
  check ((returned_at is null) = (returned_in is null)),
  check (returned_at >= lent_at)
);
create unique index loan_of_copy on loan (copy_id) where returned_at is null;
create index on loan (person_id, lent_at);
create index on loan (title_id, lent_at);
create index on loan (barcode) where returned_at is null;
create index on loan (due_on) where returned_at is null;

create table renewal (
  id integer generated always as identity primary key,
  loan_id integer not null references loan on delete cascade,
  renewed_at timestamptz not null,
  made_by text not null check (made_by in ('patron', 'staff', 'kiosk', 'automatic')),
  -- Of the loan before it.
  due_on date,
  due_at timestamptz
);
create index on renewal (loan_id);

-- Shown by a person at the desk in place of a card: one that lives, and used once. The hash is made
-- with a key of the installation.
create table loan_token (
  person_id integer primary key references person on delete cascade,
  login_id integer not null references login on delete cascade,
  value_hash bytea not null unique,
  expires_at timestamptz not null
);

-- Machines that staff have set up as self-service kiosks. SHA-256 of what each bears.
create table kiosk (
  id integer generated always as identity primary key,
  secret_hash bytea not null unique,
  library_id integer not null references library,
  set_up_at timestamptz not null,
  set_up_by integer not null references login
);

-- Who stands at a kiosk: one at a time, for as long as they do something. SHA-256 of its token.
create table kiosk_session (
  kiosk_id integer primary key references kiosk on delete cascade,
  token_hash bytea not null unique,
  login_id integer not null references login on delete cascade,
  -- Shown by more than a user name: their loans may be told.
  is_proven boolean not null,
  started_at timestamptz not null,
  ends_at timestamptz not null
);

-- Nothing is written through a link that has ended: who ends it waits for those who write, and they
-- for it.
create function refuse_ended_login() returns trigger language plpgsql as $$
begin
  perform from login where id = new.login_id for share;
  if exists (select from login where id = new.login_id and ended_at is not null) then
    raise exception 'login % has ended', new.login_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger loan_through_login before insert on loan
  for each row execute function refuse_ended_login();

-- The index knows nothing of who has a copy: a loan is no change of the title.
create function log_copy_change() returns trigger language plpgsql as $$
begin
  insert into index_change (title_id)
    select c.title_id from changed c join unchanged u using (id)
      where to_jsonb(c) - array['circulation_status', 'circulation_due_on', 'state', 'expected_on']
        is distinct from
        to_jsonb(u) - array['circulation_status', 'circulation_due_on', 'state', 'expected_on']
    union
    select u.title_id from changed c join unchanged u using (id) where c.title_id <> u.title_id
    on conflict do nothing;
  return null;
end $$;
drop trigger copy_updated on copy;
create trigger copy_updated after update on copy
  referencing new table as changed old table as unchanged
  for each statement execute function log_copy_change();

insert into activity (code, description, enabled) values
  (9001, 'Empréstimo', true),
  (9002, 'Renovação', true),
  (9018, 'Solicitar token', true);
insert into role_permission (role, module, activity) values
  ('staff', 2, 9201), ('administrator', 2, 9201);
