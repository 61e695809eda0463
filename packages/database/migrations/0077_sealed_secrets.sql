-- Secrets are sealed under a key that is not in the database (docs/decisions/0068). This row can be
-- opened with the right one alone: a server with another key does not start.
create table seal (
  id boolean primary key default true check (id),
  proof bytea not null
);

-- What the vendor and we share, sealed; null once the key is lost: then it is entered anew, and
-- nobody is taken there before.
alter table vendor alter column secret drop not null;
alter table vendor add constraint vendor_secret_while_on check (secret is not null or not enabled);
