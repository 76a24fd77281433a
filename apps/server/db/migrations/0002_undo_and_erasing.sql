-- What was taken away: given back within 30 days, erased after them (D24, D25); and whose a counter of wrong passwords is (D85).

-- A teacher gives a student their place back.
alter table enrollment_event drop constraint enrollment_event_kind_check;
alter table enrollment_event add constraint enrollment_event_kind_check
  check (kind in ('joined', 'removed', 'rejoined', 'restored', 'level-set', 'level-unset', 'level-locked', 'level-unlocked'));

-- The hourly erasing finds its work by these; they hold only what waits for it.
create index attempt__archived on attempt (archived_at) where archived_at is not null;
create index assignment__removed on assignment (removed_at) where removed_at is not null;
create index class__removed on class (removed_at) where removed_at is not null;
create index enrollment__to_erase on enrollment (removed_at) where remove_submissions and removed_at is not null;

-- Every counter of one account, whatever the device or network it counts; a hash, like the keys.
alter table rate_limit add column account text;
create index rate_limit__account on rate_limit (account) where account is not null;
