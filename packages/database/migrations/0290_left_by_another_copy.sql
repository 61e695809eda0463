-- Holds that ended as lent: their copy was taken off the hold shelf by who borrowed it. From now on one whose
-- reader borrowed another copy is still to be taken off.

update hold set taken_off_at = ended_at where end_reason = 'lent' and taken_off_at is null;

drop index hold_library_id_idx1;
create index hold_left on hold (library_id) where ended_at is not null and copy_id is not null
  and taken_off_at is null;
