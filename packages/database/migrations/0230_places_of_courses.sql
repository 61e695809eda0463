-- Places of a course, for its plans that do not say how many are in them; null: nobody has said.
alter table course add column vacancies integer check (vacancies >= 0);
alter table teaching_plan alter column vacancies drop not null;
