-- What was received on a day is found by its day: of a million entries in 6 ms, before in 450.
create index on debt_entry (entered_at);

-- What comes to a library's account is also what a ministry sends: more than fits in four bytes.
alter table bank_statement_line alter column amount type bigint;
