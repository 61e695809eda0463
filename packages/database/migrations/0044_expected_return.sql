-- The day on which a copy that is out is expected back, where that is known.
alter table copy add column due_on date;
alter table copy add constraint copy_due_while_out check (due_on is null or status = 'on-loan');
