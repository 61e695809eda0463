-- Who studies what, and who teaches it: a link between person and unit has its courses, and the
-- disciplines that are taken through it where these are known; a professor is a person once known.

create table login_course (
  login_id integer not null references login on delete cascade,
  course_id integer not null references course on delete cascade,
  primary key (login_id, course_id)
);
create index on login_course (course_id);

create table login_discipline (
  login_id integer not null references login on delete cascade,
  discipline_id integer not null references discipline on delete cascade,
  primary key (login_id, discipline_id)
);
create index on login_discipline (discipline_id);

alter table professor add column person_id integer references person on delete set null;
create index on professor (person_id);

insert into activity (code, description, enabled) values (9017, 'Plano de ensino', true);
