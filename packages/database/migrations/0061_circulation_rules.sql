-- Who may borrow what, on which days libraries are open, and the numbers that circulation goes by.

-- Kinds of patrons, as loan rules tell them apart.
create table patron_category (
  id integer generated always as identity primary key,
  code text not null unique,
  name text not null
);
insert into patron_category (code, name) values
  ('GRA', 'Estudante de graduação'),
  ('POS', 'Estudante de pós-graduação'),
  ('DOC', 'Docente'),
  ('FUN', 'Funcionário'),
  ('VIS', 'Visitante');

-- Category and validity belong to the link between person and unit. A link ends with a declaration
-- that nothing is owed: from `ended_at` on nothing is written through it.
alter table login
  add column category_id integer references patron_category,
  add column ended_at timestamptz;
update login set category_id = c.id from patron_category c
  where c.code = case login.role when 'patron' then 'GRA' when 'teacher' then 'DOC' else 'FUN' end;

-- What a person has chosen of circulation.
alter table person
  add column renews_automatically boolean not null default false,
  add column receives_mail boolean not null default true;

-- The most specific rule for a copy's library, a patron's category and a loan type counts; null
-- stands for all. Money is in centavos.
create table loan_rule (
  id integer generated always as identity primary key,
  library_id integer references library on delete cascade,
  category_id integer references patron_category on delete cascade,
  loan_type_id integer references loan_type on delete cascade,
  -- Items at once; 0 lends nothing.
  loan_limit smallint not null check (loan_limit between 0 and 999),
  period_unit text not null default 'days' check (period_unit in ('days', 'hours')),
  period_length smallint not null check (period_length between 1 and 1000),
  renewals smallint not null check (renewals between 0 and 99),
  allows_holds boolean not null default true,
  pickup_days smallint not null default 2 check (pickup_days between 0 and 60),
  fine_per_day integer not null default 100 check (fine_per_day between 0 and 1000000),
  grace_days smallint not null default 0 check (grace_days between 0 and 365),
  fine_cap integer not null default 5000 check (fine_cap between 0 and 10000000),
  suspension_factor numeric(4, 2) not null default 0 check (suspension_factor between 0 and 99),
  suspension_cap smallint not null default 90 check (suspension_cap between 0 and 3650),
  -- Loans made within these days are due on one day.
  fixed_from date,
  fixed_until date,
  fixed_due_on date,
  unique nulls not distinct (library_id, category_id, loan_type_id),
  check (num_nulls(fixed_from, fixed_until, fixed_due_on) in (0, 3)),
  check (fixed_from <= fixed_until and fixed_until <= fixed_due_on)
);
insert into loan_rule (category_id, loan_limit, period_length, renewals)
select c.id, seed.loan_limit, seed.days, seed.renewals
from (values ('GRA', 5, 7, 5), ('POS', 7, 14, 5), ('DOC', 10, 14, 10), ('FUN', 5, 7, 5))
  as seed (code, loan_limit, days, renewals)
join patron_category c using (code);

-- Opening days: of the network where neither library nor campus is named. Of what one level says of
-- a day the last entry counts, an emergency after all others; dated entries go before weekdays.
create table opening_entry (
  id integer generated always as identity primary key,
  library_id integer references library on delete cascade,
  campus_id integer references campus on delete cascade,
  -- 1 is Monday, 7 Sunday.
  weekday smallint check (weekday between 1 and 7),
  from_day date,
  until_day date,
  is_open boolean not null,
  -- Came without notice: loans and pickups that fall in it were dated anew.
  is_emergency boolean not null default false,
  -- When that was done, of an emergency.
  applied_at timestamptz,
  closed_by integer references login,
  reason text not null default '' check (char_length(reason) <= 200),
  check (num_nonnulls(library_id, campus_id) <= 1),
  check (num_nonnulls(weekday, from_day) = 1 and (from_day is null) = (until_day is null)),
  check (from_day <= until_day and until_day - from_day <= 400),
  check (not is_emergency or (from_day is not null and not is_open)),
  check (applied_at is null or is_emergency)
);
create index on opening_entry (library_id);
create index on opening_entry (campus_id);

-- The numbers of the institution: one row. Money is in centavos.
create table circulation_setting (
  is_only boolean primary key default true check (is_only),
  -- Who owes so much gets nothing new.
  debt_threshold integer not null default 1000 check (debt_threshold > 0),
  counts_closed_days boolean not null default false,
  hold_limit smallint not null default 5 check (hold_limit between 0 and 999),
  hold_days smallint not null default 180 check (hold_days between 1 and 3650),
  hold_suspension_days smallint not null default 30 check (hold_suspension_days between 0 and 365),
  request_limit smallint not null default 3 check (request_limit between 0 and 999),
  request_pickup_days smallint not null default 3 check (request_pickup_days between 0 and 60),
  declaration_days smallint not null default 5 check (declaration_days between 1 and 365),
  token_minutes smallint not null default 5 check (token_minutes between 1 and 60),
  -- Days before it is due on which a loan is renewed of itself, and on which it is told of.
  automatic_renewal_days smallint not null default 2 check (automatic_renewal_days between 0 and 30),
  due_soon_days smallint not null default 3 check (due_soon_days between 1 and 30),
  -- Days late on which it is told of again.
  overdue_days smallint[] not null default '{1,7,15,30}',
  -- Whom Pix payments go to; without a key there are none.
  pix_key text not null default '' check (char_length(pix_key) <= 77),
  pix_city text not null default '' check (char_length(pix_city) <= 15)
);
insert into circulation_setting default values;

-- Screens of the calendar, of loan rules, of patrons.
insert into role_permission (role, module, activity)
select 'administrator', 2, activity from generate_series(9204, 9206) as activity;
