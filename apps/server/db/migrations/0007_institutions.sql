-- What a district or a school decides about its accounts: ways to sign in, password length, idle time, initials (docs/decisions/014).
alter table institution add column settings jsonb not null default '{}';
-- Nobody signs in or signs up any more; the data follows the retention rules (D50).
alter table institution add column closed_at timestamptz;
