-- Stars that readers give to titles, one rating for each of them and title.

create table title_rating (
  person_id integer not null references person on delete cascade,
  title_id integer not null references title on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  rated_at timestamptz not null,
  -- The comment it came with: it counts when that is approved, and goes with it. Null: it came alone.
  comment_id integer references title_comment on delete cascade,
  primary key (person_id, title_id)
);
create index on title_rating (title_id);
create index on title_rating (comment_id);
