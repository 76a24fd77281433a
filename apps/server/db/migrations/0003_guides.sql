-- What teachers get on paper: texts of guides as they were imported, and the documents made of them.

create table lesson_guides (
  lesson_id bigint primary key references lesson (lesson_id),
  guides jsonb not null
);

create table edition_guide (
  edition text not null,
  guide_id text not null,
  place text not null check (place in ('menu', 'toolkit-elementary', 'toolkit-middle')),
  guide jsonb not null,
  primary key (edition, guide_id)
);

-- A document is named by everything that went into it, so it is never stale; old ones are made again when asked for.
create table document (
  key text primary key,
  stored_name text not null,
  bytes integer not null,
  pages integer not null,
  made_at timestamptz not null
);
