-- A charge that was made by hand and was a mistake is voided: whole, once, and before anything is paid of
-- it. That is an entry, as all that becomes of a debt is.
alter table debt_entry drop constraint debt_entry_kind_check,
  add constraint debt_entry_kind_check check (kind in ('payment', 'discount', 'reversal', 'void'));

create or replace function check_debt_entry() returns trigger language plpgsql as $$
begin
  perform from debt where id = new.debt_id for no key update;
  if new.kind = 'reversal' then
    if not exists (select from debt_entry where id = new.reversed_id and debt_id = new.debt_id
        and kind in ('payment', 'discount') and amount = new.amount) then
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
    return new;
  end if;
  -- The balance says the rest: what was paid or let off of it has been taken back.
  if new.kind = 'void' and not exists (select from debt
      where id = new.debt_id and charged_by is not null and amount = new.amount) then
    raise exception 'debt % is not one that can be voided, or not all of it', new.debt_id
      using errcode = 'check_violation', constraint = 'debt_entry_voids_charge';
  end if;
  if (select balance from debt_balance where debt_id = new.debt_id) < new.amount then
    raise exception 'more than debt % comes to', new.debt_id
      using errcode = 'check_violation', constraint = 'debt_entry_within_debt';
  end if;
  return new;
end $$;

create or replace function tell_debt_moved() returns trigger language plpgsql as $$
declare
  of_debt debt%rowtype;
begin
  select * into of_debt from debt where id = new.debt_id;
  perform tell_webhooks(of_debt.person_id, 'debts',
    case new.kind when 'payment' then 'debt.paid' when 'discount' then 'debt.discounted'
      when 'void' then 'debt.voided' else 'debt.reversed' end,
    jsonb_build_object('debtId', of_debt.id, 'libraryId', of_debt.library_id, 'loanId', of_debt.loan_id,
      'amount', new.amount, 'balance', (select balance from debt_balance where debt_id = of_debt.id)),
    new.entered_at);
  return null;
end $$;

-- What comes in by the mark of a charge that was voided is to be given back.
alter table bank_statement_line drop constraint bank_statement_line_outcome_check,
  add constraint bank_statement_line_outcome_check
    check (outcome in ('settled', 'unknown', 'wrong-amount', 'already-paid', 'voided'));

-- What the staff charged on some days is found by them, as entries are.
create index on debt (charged_at) where charged_by is not null;
