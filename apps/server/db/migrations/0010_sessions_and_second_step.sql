-- Where people are signed in, and the optional second step after the password (docs/decisions/016).

-- A session is a family of refresh tokens; here is what its owner is shown of it.
create table session (
  district_id bigint not null,
  session_id uuid not null,
  person_id bigint not null,
  -- null: begun before this table
  means text check (means in ('password', 'google', 'clever', 'card', 'picture', 'sign-up', 'link')),
  -- names of products, no versions
  browser text,
  system text,
  signed_in_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (district_id, session_id)
);
create index session__person on session (district_id, person_id);
create index session__ends on session (ends_at);

insert into session (district_id, session_id, person_id, signed_in_at, ends_at)
select district_id, family_id, person_id, min(created_at), max(family_ends_at) from refresh_token group by district_id, family_id, person_id;

-- The secret that a person's app shares with us, sealed with a key that is not in the database.
create table second_step (
  district_id bigint not null,
  person_id bigint not null,
  sealed_secret bytea not null,
  begun_at timestamptz not null,
  -- null: the app has not shown yet that it has the secret; nothing is asked for it
  confirmed_at timestamptz,
  -- the last step of time whose code was used: no code counts twice
  last_step bigint not null default 0,
  primary key (district_id, person_id)
);

-- For when the app is not there. A used one is gone.
create table recovery_code (
  district_id bigint not null,
  person_id bigint not null,
  code_hash bytea not null,
  primary key (district_id, person_id, code_hash)
);

-- A sign-in whose password was right and that waits for its second step.
create table second_step_ticket (
  district_id bigint not null,
  ticket_hash bytea not null,
  person_id bigint not null,
  device_hash bytea,
  -- a new password or role in between ends it
  session_version integer not null,
  expires_at timestamptz not null,
  primary key (district_id, ticket_hash)
);
create index second_step_ticket__expires on second_step_ticket (expires_at);
create index second_step_ticket__person on second_step_ticket (district_id, person_id);
