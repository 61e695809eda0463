-- Captchas that were answered: each is good once. A row may go when its captcha would have expired.
create table answered_captcha (
  nonce text primary key,
  expires_at timestamptz not null
);
create index on answered_captcha (expires_at);
