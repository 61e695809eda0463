-- What the institution goes by, and when its libraries are open: nearly every call of My account asks for
-- both, and they seldom change. Their rows are kept until they do.
create trigger note_lookup_change after insert or update or delete or truncate on circulation_setting
  for each statement execute function note_lookup_table_change();
alter trigger note_catalogue_change on opening_entry rename to note_lookup_change;
