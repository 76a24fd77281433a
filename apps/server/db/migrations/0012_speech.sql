-- Sounds of texts that are read aloud, with the time of every word: made by a speech engine where one is installed (D74).

-- A text is named by the hash of its language and words, so that a new version of a lesson needs a new sound only where it reads
-- otherwise. A newer voice stands beside the older one; the newest is heard.
create table speech (
  text_hash text not null,
  voice text not null,
  media text not null,
  milliseconds integer not null,
  -- as the browser gets it: segments with the words of each, from and to in letters and in milliseconds
  segments jsonb not null,
  made_at timestamptz not null,
  primary key (text_hash, voice)
);

-- Versions of lessons of which nothing is left to make with a voice.
create table spoken_version (
  version_id bigint not null references lesson_version,
  voice text not null,
  primary key (version_id, voice)
);

-- Which process is making sounds now, so that several never make the same one. A process that died lets go by itself.
create table speech_lease (
  voice text primary key,
  holder text not null,
  held_until timestamptz not null
);
