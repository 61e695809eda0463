-- What was searched for and not found, counted by the day: nobody is named, and nothing leads to who asked.

create table failed_search (
  day date not null,
  -- In small letters, without punctuation; never one that looks like a number or address of a person.
  words text not null check (char_length(words) between 1 and 100),
  total integer not null default 1 check (total > 0),
  primary key (day, words)
);
