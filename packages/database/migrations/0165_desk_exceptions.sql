-- What the staff did at the desk in spite of a rule, or of the day that a rule gave, and why.
create table circulation_exception (
  id integer generated always as identity primary key,
  loan_id integer references loan on delete cascade,
  hold_id integer references hold on delete cascade,
  act text not null check (act in ('lend', 'renew', 'due-day', 'hold')),
  -- Reasons that stood against it, as the wire calls them.
  motives text[] not null default '{}',
  reason text not null check (btrim(reason) <> '' and char_length(reason) <= 500),
  -- Lateness that is not charged any more, in centavos.
  forgiven integer not null default 0 check (forgiven >= 0),
  made_at timestamptz not null,
  made_by integer references login,
  check (num_nonnulls(loan_id, hold_id) = 1),
  check ((act = 'hold') = (hold_id is not null))
);
create index on circulation_exception (loan_id) where loan_id is not null;
create index on circulation_exception (hold_id) where hold_id is not null;
create index on circulation_exception (made_by) where made_by is not null;

-- Renewals go past the rule's number where somebody of the staff says so.
do $$
declare
  bound text;
begin
  select conname into strict bound from pg_constraint
    where conrelid = 'loan'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%renewals%';
  execute format('alter table loan drop constraint %I', bound);
end
$$;
alter table loan add constraint loan_renewals_check check (renewals >= 0);

insert into role_permission (role, module, activity) values ('administrator', 2, 9211);
