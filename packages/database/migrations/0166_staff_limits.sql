-- How much of a debt one of the staff may let a person off, and how large an entry they may take back, in
-- centavos; null: without limit. By their role, of the institution's own or of all staff who have none.
alter table staff_role
  add column discount_limit integer check (discount_limit >= 0),
  add column reversal_limit integer check (reversal_limit >= 0);

create table staff_limit (
  is_only boolean primary key default true check (is_only),
  discount_limit integer check (discount_limit >= 0),
  reversal_limit integer check (reversal_limit >= 0)
);
insert into staff_limit default values;

create view login_limit as
  select l.id as login_id,
    case when l.role <> 'staff' then null
      when l.staff_role_id is null then b.discount_limit else s.discount_limit end as discount_limit,
    case when l.role <> 'staff' then null
      when l.staff_role_id is null then b.reversal_limit else s.reversal_limit end as reversal_limit
  from login l cross join staff_limit b left join staff_role s on s.id = l.staff_role_id;
