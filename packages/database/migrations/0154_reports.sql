-- Reports count what was lent within days, in all of the network or in one library.
create index loan_lent on loan (lent_at, lent_in, person_id);
insert into role_permission (role, module, activity) values
  ('staff', 2, 9141), ('administrator', 2, 9141);
