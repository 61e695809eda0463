-- Who blocks the access of readers, and lets them in again.
insert into role_permission (role, module, activity) values
  ('staff', 2, 9208), ('administrator', 2, 9208);
