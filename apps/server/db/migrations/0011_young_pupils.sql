-- Sign-in of young students: printed cards, three pictures instead of a password, and the screen of a class that lets both in for a while.

-- The one card of a student that counts; a new one takes its row. Its QR code carries a random secret, its short code is typed by
-- hand; only hashes of both are here, the one of the code made with a key that is not in the database, since a short code can be guessed.
create table sign_in_card (
  district_id bigint not null,
  person_id bigint not null,
  secret_hash bytea not null,
  code_hash bytea not null,
  made_by bigint not null,
  made_at timestamptz not null,
  primary key (district_id, person_id)
);
create unique index sign_in_card__secret on sign_in_card (district_id, secret_hash);

-- While it is open, students of the class sign in with cards and pictures.
create table class_screen (
  district_id bigint not null,
  class_id bigint not null,
  opened_by bigint not null,
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  primary key (district_id, class_id)
);

-- Three pictures in order, hashed as passwords are.
create table picture_password (
  district_id bigint not null,
  person_id bigint not null,
  hash text not null,
  set_by bigint not null,
  set_at timestamptz not null,
  primary key (district_id, person_id)
);

-- An option that the teacher of a class of grade 3 or below turns on.
alter table class add column picture_passwords boolean not null default false;
