-- Screens of the staff area: vendors, captcha.
insert into role_permission (role, module, activity)
select 'administrator', 2, activity from generate_series(9117, 9118) as activity;

-- Of this very machine are all its loopback addresses, as the pages hold it.
alter table vendor drop constraint vendor_address_check;
alter table vendor add constraint vendor_address_check check (
  address ~ '^(https://|http://(127([.][0-9]{1,3}){3}|localhost|\[::1\])[:/])'
);
