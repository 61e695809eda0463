-- Triggers that fire in imports too: until now a restore left them so that they did not.
do $$
declare
  here record;
begin
  for here in
    select tgrelid::regclass as "table", tgname as name from pg_trigger
    where not tgisinternal and tgenabled <> 'D' and (
      tgname = 'note_catalogue_change'
      or tgrelid = 'copy'::regclass and tgname in ('copy_inserted', 'copy_left', 'copy_told',
        'copy_availability_inserted', 'copy_availability_updated', 'copy_availability_deleted')
      or tgrelid = 'title_heading'::regclass and tgname = 'title_heading_inserted')
  loop
    execute format('alter table %s enable always trigger %I', here."table", here.name);
  end loop;
end
$$;
