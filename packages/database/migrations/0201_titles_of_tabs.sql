-- Whether a tab of the search page has anything is asked with each page.
create index title_of_tab on title (work_type)
  where work_type in ('serial', 'archive', 'normative-act', 'standard');

-- Of what its answer is made of, databases did not tell of their changes yet.
create trigger note_catalogue_change after insert or update or delete or truncate on database_resource
  for each statement execute function note_lookup_table_change();
alter table database_resource enable always trigger note_catalogue_change;
