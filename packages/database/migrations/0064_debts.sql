-- What patrons owe, how long they are suspended, and the word that they owe nothing.

-- A debt is what it says for ever; what became of it is its entries. Money is in centavos.
create table debt (
  id integer generated always as identity primary key,
  person_id integer not null references person,
  login_id integer not null references login,
  library_id integer not null references library,
  loan_id integer references loan,
  kind text not null check (kind in ('fine', 'loss', 'damage', 'service')),
  description text not null default '' check (char_length(description) <= 500),
  amount integer not null check (amount > 0),
  charged_at timestamptz not null,
  -- Who charged it; null: the rules.
  charged_by integer references login,
  -- In a Pix code, and in the statement of the bank.
  txid text not null unique check (txid ~ '^[A-Za-z0-9]{1,25}$')
);
-- One fine for each loan.
create unique index debt_of_loan on debt (loan_id) where kind = 'fine';
create index on debt (person_id, charged_at, id);
create trigger debt_through_login before insert on debt
  for each row execute function refuse_ended_login();

create table debt_entry (
  id integer generated always as identity primary key,
  debt_id integer not null references debt,
  kind text not null check (kind in ('payment', 'discount', 'reversal')),
  -- Taken off what is owed; put back by a reversal.
  amount integer not null check (amount > 0),
  -- Which entry a reversal takes back.
  reversed_id integer unique references debt_entry,
  entered_at timestamptz not null,
  -- Who entered it; null: a bank statement.
  entered_by integer references login,
  reason text not null default '' check (char_length(reason) <= 500),
  method text check (method in ('cash', 'card', 'pix', 'gru', 'other')),
  -- A payment said twice is one: what each form sends once.
  submission uuid,
  check ((kind = 'reversal') = (reversed_id is not null)),
  check ((kind = 'payment') = (method is not null)),
  check (kind = 'payment' or btrim(reason) <> '')
);
create index on debt_entry (debt_id);
create unique index on debt_entry (submission, debt_id);

create view debt_balance as
select d.id as debt_id, d.person_id,
  (d.amount - coalesce(sum(case e.kind when 'reversal' then -e.amount else e.amount end), 0))::integer
    as balance
from debt d left join debt_entry e on e.debt_id = d.id
group by d.id;

-- Entries of one debt are written one after the other; more than is owed is never taken off.
create function check_debt_entry() returns trigger language plpgsql as $$
begin
  perform from debt where id = new.debt_id for no key update;
  if new.kind = 'reversal' then
    if not exists (select from debt_entry where id = new.reversed_id and debt_id = new.debt_id
        and kind <> 'reversal' and amount = new.amount) then
      raise exception 'entry % is not what is reversed', new.reversed_id
        using errcode = 'check_violation';
    end if;
    -- What is taken back is owed again.
    perform from login where id = (select login_id from debt where id = new.debt_id) for share;
    if exists (select from login l join debt d on d.login_id = l.id
        where d.id = new.debt_id and l.ended_at is not null) then
      raise exception 'the link of debt % has ended', new.debt_id
        using errcode = 'check_violation', constraint = 'debt_entry_link_lives';
    end if;
  elsif (select balance from debt_balance where debt_id = new.debt_id) < new.amount then
    raise exception 'more than debt % comes to', new.debt_id
      using errcode = 'check_violation', constraint = 'debt_entry_within_debt';
  end if;
  return new;
end $$;
create trigger debt_entry_checked before insert on debt_entry
  for each row execute function check_debt_entry();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to', tg_table_name using errcode = 'check_violation';
end $$;
create trigger debt_kept before update or delete on debt
  for each row execute function refuse_change();
create trigger debt_entry_kept before update or delete on debt_entry
  for each row execute function refuse_change();

-- Lines of the bank's statements, by the bank's own number, and the payment each became.
create table bank_statement_line (
  id integer generated always as identity primary key,
  bank_number text not null unique,
  paid_on date not null,
  amount integer not null check (amount > 0),
  txid text not null,
  memo text not null,
  outcome text not null check (outcome in ('settled', 'unknown', 'wrong-amount', 'already-paid')),
  debt_entry_id integer unique references debt_entry,
  imported_at timestamptz not null,
  imported_by integer not null references login,
  check ((outcome = 'settled') = (debt_entry_id is not null))
);

-- Days on which a person gets nothing new: both ends are blocked.
create table suspension (
  id integer generated always as identity primary key,
  person_id integer not null references person,
  login_id integer not null references login,
  library_id integer not null references library,
  loan_id integer references loan,
  reason text not null check (char_length(reason) <= 500),
  from_day date not null,
  until_day date not null,
  imposed_at timestamptz not null,
  -- Null: the rules.
  imposed_by integer references login,
  lifted_at timestamptz,
  lifted_by integer references login,
  lift_reason text not null default '' check (char_length(lift_reason) <= 500),
  check (from_day <= until_day),
  check ((lifted_at is null) = (lifted_by is null))
);
create index on suspension (person_id, until_day);
create unique index suspension_of_loan on suspension (loan_id);
create trigger suspension_through_login before insert on suspension
  for each row execute function refuse_ended_login();

-- The word of a library that a person owes nothing through a link, which it ends.
create table no_debts_declaration (
  id integer generated always as identity primary key,
  code text not null unique,
  person_id integer not null references person,
  login_id integer not null references login,
  library_id integer not null references library,
  made_at timestamptz not null,
  valid_until date not null,
  revoked_at timestamptz,
  revoked_by integer references login,
  revoke_reason text not null default '' check (char_length(revoke_reason) <= 500),
  check ((revoked_at is null) = (revoked_by is null))
);
create unique index declaration_of_login on no_debts_declaration (login_id) where revoked_at is null;

insert into activity (code, description, enabled) values
  (9003, 'Débitos', true),
  (9004, 'Afastamentos', true),
  (9005, 'Nada consta', true);

insert into role_permission (role, module, activity)
select role, 2, activity
from unnest(array['staff', 'administrator']) as role, unnest(array[9202, 9207]) as activity;
