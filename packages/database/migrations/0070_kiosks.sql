-- Staff tell kiosks apart by a name, see which are in use, and revoke one: it stays in the list, and
-- does nothing any more. Of sessions only how many began on the last day of one is kept, not whose.
alter table kiosk
  add column name text not null default '',
  add column last_used_at timestamptz,
  add column session_day date,
  add column day_sessions integer not null default 0,
  add column revoked_at timestamptz,
  add column revoked_by integer references login,
  add column revoke_reason text not null default '',
  add check ((revoked_at is null) = (revoked_by is null)),
  add check ((revoked_at is null) = (revoke_reason = ''));
create index on kiosk_session (ends_at);

insert into role_permission (role, module, activity) values
  ('staff', 2, 9119), ('administrator', 2, 9119);
