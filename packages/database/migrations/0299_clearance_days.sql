-- Named as the table of what it is the validity of.
alter table circulation_setting rename column declaration_days to clearance_days;
