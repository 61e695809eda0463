-- The last time that who began a session by a provider was asked there anew who they are.
alter table provider_session add column proven_at timestamptz;

-- A sign-in under way that begins no session, but proves whose this one is; and, once it is known who came,
-- when they signed in there.
alter table provider_sign_in
  add column session_id uuid references session on delete cascade,
  add column proven_at timestamptz;
create index on provider_sign_in (session_id) where session_id is not null;
