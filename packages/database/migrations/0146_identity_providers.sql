-- Institutions by which people sign in, and who came by them.

create table identity_provider (
  id integer generated always as identity primary key,
  protocol text not null check (protocol in ('oidc', 'saml', 'ldap')),
  name text not null check (btrim(name) <> '' and char_length(name) <= 60),
  enabled boolean not null,
  -- Issuer of OpenID Connect, where one signs in by SAML, or server of LDAP.
  address text not null,
  -- Client, entity of the provider, or account that searches.
  identifier text not null default '',
  -- Sealed.
  secret text,
  certificate text not null default '',
  scopes text not null default '',
  search_base text not null default '',
  search_filter text not null default '',
  sign_out_address text not null default '',
  -- What the provider calls what it says of a person; '' where it does not say it.
  login_attribute text not null,
  document_attribute text not null default '',
  name_attribute text not null default '',
  email_attribute text not null default '',
  category_attribute text not null default '',
  links_by_login boolean not null,
  links_by_document boolean not null,
  links_staff boolean not null,
  makes_people boolean not null,
  vouches_for_email boolean not null,
  library_id integer references library,
  category_id integer references patron_category,
  check (not makes_people or library_id is not null)
);
create index on identity_provider (library_id) where library_id is not null;
create index on identity_provider (category_id) where category_id is not null;

-- The first row in this order whose value the provider tells says the category.
create table identity_provider_category (
  provider_id integer not null references identity_provider on delete cascade,
  position integer not null,
  value text not null,
  category_id integer not null references patron_category,
  primary key (provider_id, position)
);
create index on identity_provider_category (category_id);

-- Whom the provider means by what it calls them. One of each on either side: a user name that it
-- gives to somebody else later opens nothing of who had it before.
create table identity_link (
  provider_id integer not null references identity_provider on delete cascade,
  subject text not null,
  login_id integer not null references login on delete cascade,
  linked_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (provider_id, subject),
  unique (provider_id, login_id)
);
create index on identity_link (login_id);

-- A sign-in under way, from the browser's leaving to its coming back with a code of ours.
create table provider_sign_in (
  -- SHA-256 of what the provider is given to send back.
  state_hash bytea primary key,
  provider_id integer not null references identity_provider on delete cascade,
  -- SHA-256 of the number of the browser in which it began.
  browser bytea not null,
  -- Of OpenID Connect: what its answers must bear, and what proves that we asked; sealed.
  proof text not null,
  -- Where the provider sends the browser back to.
  return_address text not null,
  target text not null,
  is_kept boolean not null,
  expires_at timestamptz not null,
  -- Once it is known who came: SHA-256 of the code that is good for tokens, once.
  entry_hash bytea unique,
  login_id integer references login on delete cascade,
  -- What signing out with the provider takes; sealed.
  sign_out text,
  check ((entry_hash is null) = (login_id is null))
);
create index on provider_sign_in (provider_id);
create index on provider_sign_in (login_id) where login_id is not null;
create index on provider_sign_in (expires_at);

-- Sessions that began by a provider.
create table provider_session (
  session_id uuid primary key references session on delete cascade,
  provider_id integer not null references identity_provider on delete cascade,
  -- What the provider calls the session, in SHA-256; empty where it does not say.
  provider_session bytea not null,
  -- What signing out with the provider takes; sealed.
  sign_out text not null
);
create index on provider_session (provider_id, provider_session);

insert into role_permission (role, module, activity) values ('administrator', 2, 9146);
