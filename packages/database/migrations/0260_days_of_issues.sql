-- The day on which an issue came to be known as here is written by whoever writes the issue: a trigger took for new
-- what an import wrote anew, or what staff put back. 'included_on' is the day of entry, 'received_on' that of receipt.
drop trigger date_received_issue on serial_issue;
drop function date_received_issue();

alter table staff_issue
  -- Null for a received issue: it was here before such days were kept.
  add column included_on date,
  -- The day of receipt need not be known.
  drop constraint staff_issue_check1,
  add constraint staff_issue_received check (received_on is null or state = 'received'),
  add constraint staff_issue_included check (included_on is null or state = 'received');

update staff_issue s set included_on = i.included_on
  from serial_issue i where i.staff_issue_id = s.id and s.state = 'received';

-- 'included_on' in what a record says: absent where the issue was never here by it.
update staff_issue set record_says = record_says || jsonb_build_object('included_on', included_on)
  where record_says ->> 'state' in ('received', 'bound');

update serial_issue set included_on = null
  where included_on is not null and state not in ('received', 'bound');

-- What came within days is counted by the day of receipt, where that is known.
create index on serial_issue (received_on) where received_on is not null;
