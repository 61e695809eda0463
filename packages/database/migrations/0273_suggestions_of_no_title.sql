-- Whether staff took a link to a title away: none is made by its ISBN again.
alter table acquisition_suggestion add column is_no_title boolean not null default false;
