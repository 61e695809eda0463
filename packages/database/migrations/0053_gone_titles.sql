-- What a title was called that is gone: who comes by an old address is offered a search for it.
create table gone_title (
  id integer primary key,
  title text not null,
  gone_at timestamptz not null default now()
);

create function keep_gone_titles() returns trigger language plpgsql as $$
begin
  insert into gone_title (id, title)
  select id, left(description ->> 'title', 200) from gone
  where coalesce(description ->> 'title', '') <> ''
  on conflict (id) do update set title = excluded.title, gone_at = now();
  return null;
end;
$$;

create trigger title_gone after delete on title
  referencing old table as gone
  for each statement execute function keep_gone_titles();
