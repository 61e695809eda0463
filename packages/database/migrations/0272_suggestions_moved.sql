-- When its state last changed: an answer is also given later. Of those of before the last answer.
alter table acquisition_suggestion add column moved_at timestamptz;
update acquisition_suggestion set moved_at = handled_at;
