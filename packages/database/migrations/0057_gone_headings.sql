-- Who comes back to a heading that is no more finds a search for its words.

create table gone_heading (
  id integer primary key,
  text text not null,
  gone_at timestamptz not null default now()
);

create function keep_gone_heading() returns trigger language plpgsql as $$
begin
  insert into gone_heading (id, text) select id, text from gone on conflict do nothing;
  return null;
end $$;

create trigger heading_deleted after delete on heading
  referencing old table as gone for each statement execute function keep_gone_heading();
