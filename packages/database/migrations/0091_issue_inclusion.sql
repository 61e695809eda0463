-- The day an issue of a serial came to be known as received: those that were known before have none.

alter table serial_issue add column included_on date;

-- By what the library says, or the day its record came. An issue that was expected comes when it is
-- received; one that is bound later does not come again.
create function date_received_issue() returns trigger language plpgsql as $$
begin
  if new.included_on is null and new.state in ('received', 'bound')
    and (tg_op = 'INSERT' or old.state not in ('received', 'bound')) then
    new.included_on := coalesce(new.received_on, (now() at time zone 'America/Sao_Paulo')::date);
  end if;
  return new;
end $$;
create trigger date_received_issue before insert or update of state on serial_issue
  for each row execute function date_received_issue();

create index on serial_issue (included_on) where included_on is not null;
