-- What is kept for a term is found by its age when that is over (docs/retention.md).
create index on session ((coalesce(ended_at, ends_at)));
create index on known_device (seen_at);
create index on failed_sign_in (last_at);
create index on alert (created_at);
create index on notice (created_at);
create index on gone_title (gone_at);
create index on gone_heading (gone_at);
-- Rows of a day lie together: a range of blocks says enough, and costs nothing when one is counted.
create index on title_access using brin (day);
