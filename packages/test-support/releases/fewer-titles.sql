-- One title of twelve of the demo network, and those of loans and holds that are kept.
begin;
create temporary table kept (title_id integer);
do $$ begin
  if to_regclass('loan') is not null then
    delete from loan
    where id not in (select loan_id from debt where loan_id is not null)
      and person_id not in (
        select person_id from login
        where username in ('aluna', 'professor', 'bibliotecaria', 'administradora', 'duaslogins',
          'mestranda', 'servidor', 'visitante'));
    delete from bibliography_item;
    delete from serial_issue;
    delete from cover;
    insert into kept select title_id from copy where id in (select copy_id from loan)
      union select title_id from hold;
  end if;
end $$;
delete from title where id % 12 <> 0 and id not in (select title_id from kept);
delete from heading h
where not exists (select from title_heading t where t.heading_id = h.id)
  and not exists (select from authority a where a.heading_id = h.id);
do $$ begin
  if to_regclass('gone_title') is not null then
    delete from gone_title;
    delete from gone_heading;
  end if;
end $$;
delete from index_change;
commit;
