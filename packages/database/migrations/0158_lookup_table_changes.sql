-- Which transactions have changed the small tables that every page reads: servers keep their rows
-- until one more has.
create table lookup_table_change (
  table_name text not null,
  xid xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now(),
  primary key (table_name, xid)
);

create function note_lookup_table_change() returns trigger language plpgsql as $$
begin
  insert into lookup_table_change (table_name) values (tg_table_name) on conflict do nothing;
  return null;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'activity', 'campus', 'collection', 'colour_label', 'event', 'institution_logo',
    'institution_setting', 'institution_text', 'library', 'library_service', 'loan_rule', 'loan_type',
    'location', 'patron_category', 'search_tab', 'work_type'
  ]
  loop
    execute format(
      'create trigger note_lookup_change after insert or update or delete or truncate on %I
         for each statement execute function note_lookup_table_change()', name);
  end loop;
end
$$;
