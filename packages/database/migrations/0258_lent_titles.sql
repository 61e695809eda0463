-- Names of the titles that were lent, in small letters, without accents: late loans are found by them.
-- A name stays when its title goes, as the loan does.
create table lent_title (
  title_id integer primary key,
  name_key text not null
);

create function title_name_key(description json) returns text language sql immutable as $$
  select regexp_replace(lower(normalize(coalesce(description ->> 'title', ''), nfkd)), '[\u0300-\u036f]', '', 'g')
$$;

create function keep_lent_title() returns trigger language plpgsql as $$
begin
  insert into lent_title
    select id, title_name_key(description) from title where id = new.title_id
    on conflict do nothing;
  return null;
end $$;

create trigger loan_title after insert or update of title_id on loan
  for each row execute function keep_lent_title();

create function change_lent_title() returns trigger language plpgsql as $$
begin
  update lent_title lent set name_key = title_name_key(changed.description)
    from changed where lent.title_id = changed.id;
  return null;
end $$;

create trigger title_lent_updated after update on title
  referencing new table as changed for each statement execute function change_lent_title();

insert into lent_title
  select t.id, title_name_key(t.description) from title t
  where t.id in (select title_id from loan where returned_at is null);
insert into lent_title
  select g.id, title_name_key(json_build_object('title', g.title)) from gone_title g
  where g.id in (select title_id from loan where returned_at is null)
  on conflict do nothing;
