-- Closed: no link of its reader to the libraries is open. The front page asks for this with each look, and would
-- not be kept if it read links, which change all day.
alter table named_list add column is_closed boolean not null default false;

update named_list set is_closed = true where person_id not in (
  select person_id from login where ended_at is null and not is_blocked);

-- Lists are locked before links are read, so that of two that end at once the later sees the other. Nothing is
-- written where nothing is otherwise: kept pages are made anew after each statement that writes lists.
create function close_lists() returns trigger language plpgsql as $$
declare
  closed boolean;
begin
  perform from named_list where person_id = new.person_id order by id for update;
  if not found then
    return null;
  end if;
  closed := not exists (select from login
    where person_id = new.person_id and ended_at is null and not is_blocked);
  if exists (select from named_list where person_id = new.person_id and is_closed <> closed) then
    update named_list set is_closed = closed where person_id = new.person_id;
  end if;
  return null;
end $$;
create trigger login_opened after insert on login
  for each row execute function close_lists();
create trigger login_closed after update of is_blocked, ended_at on login for each row
  when ((old.is_blocked or old.ended_at is not null)
    is distinct from (new.is_blocked or new.ended_at is not null))
  execute function close_lists();
