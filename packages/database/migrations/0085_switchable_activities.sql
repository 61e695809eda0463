-- Each feature that can be on has its row, so that staff can switch it: these two had none, and were
-- off for good.
insert into activity (code, description, enabled) values
  (1120, 'Captcha na entrada', false),
  (9015, 'Troca de usuário', false)
on conflict (code) do nothing;
