-- Titles that are waited for, and copies that travel between libraries.

create table hold (
  id integer generated always as identity primary key,
  person_id integer not null references person,
  login_id integer not null references login,
  -- What is waited for: any copy of the title with these, in this library.
  title_id integer not null,
  library_id integer not null references library,
  volume text not null,
  tome text not null,
  part text not null,
  additional_material text not null,
  location_id integer references location,
  -- Order of placing is `placed_at`, then `id`.
  placed_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'released', 'ended')),
  suspended_until date,
  needed_until date,
  -- While released: the copy on the hold shelf, and the last day to fetch it.
  copy_id integer references copy on delete set null,
  released_at timestamptz,
  pickup_until date,
  ended_at timestamptz,
  end_reason text check (end_reason in
    ('lent', 'cancelled', 'by-staff', 'not-fetched', 'not-needed', 'too-old', 'no-copy')),
  -- What the staff said of its end.
  end_note text not null default '' check (char_length(end_note) <= 500),
  -- When the staff took its copy off the hold shelf, where it ended there.
  taken_off_at timestamptz,
  check ((state = 'released') <= (released_at is not null and pickup_until is not null)),
  check ((state = 'ended') = (ended_at is not null)),
  check ((ended_at is null) = (end_reason is null))
);
create unique index hold_of_person on hold
  (person_id, title_id, library_id, volume, tome, part, additional_material) where state <> 'ended';
create unique index hold_of_copy on hold (copy_id) where state = 'released';
create index on hold (title_id, placed_at, id) where state <> 'ended';
create index on hold (person_id, placed_at);
create index on hold (library_id) where state = 'released';
create index on hold (library_id) where ended_at is not null and copy_id is not null
  and taken_off_at is null and end_reason <> 'lent';
create trigger hold_through_login before insert on hold
  for each row execute function refuse_ended_login();
insert into activity (code, description, enabled) values (18, 'Reserva', true)
  on conflict (code) do update set enabled = true;
insert into role_permission (role, module, activity) values
  ('staff', 2, 9201), ('administrator', 2, 9201) on conflict do nothing;

-- A title asked for from another library.
create table loan_request (
  id integer generated always as identity primary key,
  person_id integer not null references person,
  login_id integer not null references login,
  title_id integer not null,
  origin_library_id integer not null references library,
  receiving_library_id integer not null references library,
  volume text not null,
  tome text not null,
  part text not null,
  additional_material text not null,
  phone text not null check (char_length(phone) <= 16),
  email text not null check (char_length(email) <= 1000),
  -- Where in the receiving library, or from where it is brought; null: its desk.
  location_id integer references location,
  authorised_person text not null check (char_length(authorised_person) <= 200),
  is_home_delivery boolean not null,
  address text not null check (char_length(address) <= 1000),
  state text not null default 'waiting' check (state in
    ('waiting', 'in-transit', 'available', 'finished', 'not-finished')),
  requested_at timestamptz not null,
  expected_on date,
  copy_id integer references copy on delete set null,
  sent_at timestamptz,
  available_at timestamptz,
  pickup_until date,
  loan_id integer references loan,
  ended_at timestamptz,
  -- Who ended it unfinished: the person, the library, or that nobody fetched it in time.
  ended_by text check (ended_by in ('patron', 'staff', 'not-fetched')),
  -- Why it was not finished, in words.
  end_reason text not null default '' check (char_length(end_reason) <= 1000),
  -- Taken off the list by the person, after its end.
  removed_at timestamptz,
  check (origin_library_id <> receiving_library_id),
  check (not is_home_delivery or btrim(address) <> ''),
  check ((state in ('finished', 'not-finished')) = (ended_at is not null)),
  check ((state = 'available') <= (available_at is not null)),
  check (removed_at is null or ended_at is not null)
);
create unique index loan_request_of_title on loan_request (person_id, title_id)
  where ended_at is null;
create unique index loan_request_of_copy on loan_request (copy_id)
  where ended_at is null and copy_id is not null;
create index on loan_request (person_id, requested_at);
create index on loan_request (origin_library_id) where ended_at is null;
create index on loan_request (receiving_library_id) where ended_at is null;
create trigger loan_request_through_login before insert on loan_request
  for each row execute function refuse_ended_login();

-- Copies on their way between libraries: home, or to where they were asked for.
create table transit (
  id integer generated always as identity primary key,
  copy_id integer not null references copy on delete cascade,
  from_library_id integer not null references library,
  to_library_id integer not null references library,
  loan_request_id integer references loan_request,
  sent_at timestamptz not null,
  arrived_at timestamptz
);
create unique index transit_of_copy on transit (copy_id) where arrived_at is null;
create index on transit (to_library_id) where arrived_at is null;

-- When the courier leaves a library for another, and how many open days it takes. Null stands for
-- any library; the more is named, the sooner a row counts.
create table courier_run (
  id integer generated always as identity primary key,
  from_library_id integer references library on delete cascade,
  to_library_id integer references library on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  days smallint not null check (days between 0 and 60),
  unique nulls not distinct (from_library_id, to_library_id, weekday)
);
insert into courier_run (weekday, days) select weekday, 1 from generate_series(1, 5) weekday;

-- Requests are made on the page of a title, listed in the personal area, and handled by staff.
insert into activity (code, description, enabled) values
  (75, 'Solicitação de empréstimo', true),
  (9010, 'Solicitações', true)
on conflict (code) do update set enabled = true;
insert into role_permission (role, module, activity)
select role, 2, activity
from unnest(array['staff', 'administrator']) as role, unnest(array[9201, 9203]) as activity
on conflict do nothing;
