-- The digital card: a page of the personal area that institutions can switch off.
insert into activity (code, description, enabled) values (9022, 'Carteira digital', true)
on conflict (code) do nothing;
