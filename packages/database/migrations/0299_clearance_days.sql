-- Named as the table of what it is the validity of.
alter table circulation_setting rename column declaration_days to clearance_days;
alter table circulation_setting
  rename constraint circulation_setting_declaration_days_check to circulation_setting_clearance_days_check;
