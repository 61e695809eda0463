-- Payments that people can name, by the day and at the library they came in; orders over several debts
-- at once; what a payment slip needs for its bar code.

alter table circulation_setting
  -- Staff take what is owed to another unit than theirs.
  add column takes_for_others boolean not null default false,
  -- Of whom money goes to: a CNPJ, or none.
  add column payee_number text not null default ''
    check (payee_number ~ '^([0-9A-Z]{12}[0-9]{2})?$'),
  -- The first three digits of the bar code as agreed with the bank; without them there is none.
  add column slip_prefix text not null default '' check (slip_prefix ~ '^(8[1-79][68])?$'),
  -- Whose bar code it is: the number that FEBRABAN gave, or the beginning of a CNPJ.
  add column slip_issuer text not null default '' check (slip_issuer ~ '^([0-9]{4}|[0-9]{8})?$'),
  add column slip_days smallint not null default 10 check (slip_days between 1 and 365);

-- Of a payment alone: the moment it counts from (of a bank statement noon of its day), the library
-- that has the money, and a number in its year; entries that were made at once share it.
alter table debt_entry
  add column received_at timestamptz,
  add column received_in integer references library,
  add column receipt_year smallint,
  add column receipt_number integer;

create table receipt_sequence (
  year smallint primary key,
  last integer not null check (last > 0)
);

alter table debt_entry disable trigger debt_entry_kept;
with payment as (
  select coalesce(submission::text, id::text) as key, min(id) as first,
    extract(year from min(entered_at) at time zone 'America/Sao_Paulo')::smallint as year
  from debt_entry where kind = 'payment' group by 1
), numbered as (
  select key, year, row_number() over (partition by year order by first) as number from payment
)
update debt_entry e
set receipt_year = n.year, receipt_number = n.number, received_in = d.library_id,
  received_at = coalesce((
    select (l.paid_on + time '12:00') at time zone 'America/Sao_Paulo'
    from bank_statement_line l where l.debt_entry_id = e.id), e.entered_at)
from numbered n, debt d
where e.kind = 'payment' and n.key = coalesce(e.submission::text, e.id::text) and d.id = e.debt_id;
alter table debt_entry enable trigger debt_entry_kept;

insert into receipt_sequence
select receipt_year, max(receipt_number) from debt_entry where kind = 'payment' group by 1;

alter table debt_entry add constraint debt_entry_received
  check (num_nulls(received_at, received_in, receipt_year, receipt_number)
    = case when kind = 'payment' then 0 else 4 end);
create unique index on debt_entry (receipt_year, receipt_number, debt_id);
create index on debt_entry (received_at);
create index on debt_entry (received_in) where received_in is not null;

-- Numbers have no gaps: who numbers a payment holds the year until it is written or given up.
create function number_payment() returns trigger language plpgsql as $$
begin
  if new.kind <> 'payment' then
    return new;
  end if;
  new.received_at := coalesce(new.received_at, new.entered_at);
  if new.received_in is null then
    select library_id into new.received_in from debt where id = new.debt_id;
  end if;
  if new.submission is not null then
    select receipt_year, receipt_number into new.receipt_year, new.receipt_number
    from debt_entry where submission = new.submission limit 1;
  end if;
  if new.receipt_number is null then
    new.receipt_year := extract(year from new.entered_at at time zone 'America/Sao_Paulo');
    insert into receipt_sequence as s (year, last) values (new.receipt_year, 1)
      on conflict (year) do update set last = s.last + 1
      returning last into new.receipt_number;
  end if;
  return new;
end $$;
create trigger debt_entry_numbered before insert on debt_entry
  for each row execute function number_payment();

-- What somebody means to pay at once: the same debts at the same balances are one order.
create table payment_order (
  id integer generated always as identity primary key,
  person_id integer not null references person,
  -- In a Pix code, and in the statement of the bank, as that of a debt.
  txid text not null unique check (txid ~ '^[A-Za-z0-9]{1,25}$'),
  -- Of its debts and their balances.
  digest text not null,
  made_on date not null,
  unique (person_id, digest)
);
create table payment_order_debt (
  order_id integer not null references payment_order on delete cascade,
  debt_id integer not null references debt,
  primary key (order_id, debt_id)
);
create index on payment_order_debt (debt_id);
