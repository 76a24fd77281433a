-- Signing in by Google and Clever. An account is known by the provider and the subject it names, never by e-mail.
create table external_identity (
  edition text not null check (edition in ('us', 'br', 'eslac')),
  -- who vouches: the issuer of the tokens; simulators bear a name of their own, so that nothing of theirs is taken for real
  issuer text not null,
  subject text not null,
  district_id bigint not null,
  person_id bigint not null,
  provider text not null check (provider in ('google', 'clever')),
  -- shown to its owner, so that they know which account is connected
  email text,
  linked_at timestamptz not null,
  last_used_at timestamptz,
  primary key (edition, issuer, subject)
);
-- one account of a provider for each person
create unique index external_identity__person on external_identity (district_id, person_id, provider);

-- A sign-in that is under way at a provider. Only hashes: reading this table lets nobody finish one.
create table provider_flow (
  state_hash bytea not null,
  binder_hash bytea not null,
  provider text not null check (provider in ('google', 'clever')),
  purpose text not null check (purpose in ('sign-in', 'connect', 'consent')),
  edition text not null check (edition in ('us', 'br', 'eslac')),
  redirect_uri text not null,
  scopes text[] not null default '{}',
  -- who asked, when the purpose needs somebody signed in
  district_id bigint,
  person_id bigint,
  expires_at timestamptz not null,
  primary key (state_hash)
);
create index provider_flow__expires on provider_flow (expires_at);

-- Somebody who has shown who they are to a provider and has no account here yet.
create table pending_identity (
  ticket_hash bytea not null,
  -- the district that the provider vouches for; Google vouches for none
  district_id bigint,
  provider text not null check (provider in ('google', 'clever')),
  edition text not null check (edition in ('us', 'br', 'eslac')),
  issuer text not null,
  subject text not null,
  email text,
  first_name text not null default '',
  last_name text not null default '',
  -- the Workspace domain of the token
  hosted_domain text,
  -- roles and school at the provider, where it tells them
  roles text[] not null default '{}',
  external_school text,
  expires_at timestamptz not null,
  primary key (ticket_hash)
);
create index pending_identity__expires on pending_identity (expires_at);

-- What a person allowed us to do at a provider while they are away (D64). The token is sealed with a key that is not in the database.
create table provider_grant (
  district_id bigint not null,
  person_id bigint not null,
  provider text not null check (provider in ('google')),
  subject text not null,
  scopes text[] not null,
  sealed_token bytea not null,
  granted_at timestamptz not null,
  -- the provider no longer honours it: the person is asked again
  broken_at timestamptz,
  primary key (district_id, person_id, provider)
);

-- Which of our districts a Clever district is.
create index institution__clever_district on institution ((settings ->> 'cleverDistrictId')) where settings ? 'cleverDistrictId';
