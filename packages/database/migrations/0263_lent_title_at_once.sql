-- A title that is being renamed while it is lent for the first time is waited for, so that its name in
-- lent_title is the one it has from then on.
create or replace function keep_lent_title() returns trigger language plpgsql as $$
begin
  if exists (select from lent_title where title_id = new.title_id) then
    return null;
  end if;
  insert into lent_title
    select id, title_name_key(description) from title where id = new.title_id for share
    on conflict do nothing;
  return null;
end $$;

update lent_title lent set name_key = title_name_key(t.description)
  from title t where t.id = lent.title_id and lent.name_key <> title_name_key(t.description);
