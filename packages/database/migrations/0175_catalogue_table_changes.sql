-- The tables of the catalogue tell which transactions have changed them, too: answers and pages made of
-- them are kept until one more has.
do $$
declare
  name text;
begin
  foreach name in array array[
    'article_host', 'authority', 'bibliographic_record', 'bibliography_item', 'copy', 'course', 'cover',
    'discipline', 'heading', 'heading_reference', 'holding', 'network_institution', 'serial_issue',
    'serial_part', 'source', 'teaching_plan', 'title', 'title_comment', 'title_heading', 'title_rating'
  ]
  loop
    execute format(
      'create trigger note_catalogue_change after insert or update or delete or truncate on %I
         for each statement execute function note_lookup_table_change()', name);
  end loop;
end
$$;

-- Of a person comments show the name, which seldom changes; what else a person has changes all day.
create trigger note_catalogue_change after update of name or delete on person
  for each statement execute function note_lookup_table_change();

-- Each look reads what has come since the last.
create index lookup_table_change_xid on lookup_table_change (xid);
