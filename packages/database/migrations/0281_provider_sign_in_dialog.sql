-- Whether a sign-in began in a dialog over a page, where not everybody's session goes on.
alter table provider_sign_in add column in_dialog boolean not null default false;
