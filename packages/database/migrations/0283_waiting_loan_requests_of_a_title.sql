-- Who renews, lends or holds is told who waits for the title: requests that ended long ago are not read for it.
create index loan_request_waiting on loan_request (title_id) where state = 'waiting';
