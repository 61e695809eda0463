-- References of titles, and titles in the formats of others, as files and by mail.

insert into activity (code, description, enabled) values
  (33, 'Referência', true),
  (36, 'MARC', true),
  (115, 'Dublin Core', true)
on conflict (code) do nothing;

-- A file that goes with a letter.
alter table outgoing_mail add column attachment_name text;
alter table outgoing_mail add column attachment_type text;
alter table outgoing_mail add column attachment bytea;
alter table outgoing_mail add constraint outgoing_mail_attachment_check check (
  num_nulls(attachment_name, attachment_type, attachment) in (0, 3)
);
