-- The personal area is there for everybody who signs in; staff may switch it off.
insert into activity (code, description, enabled) values (8, 'Área pessoal', true);
