-- Lessons as their authors wrote them, so that a pack can be given back byte for byte, and corrections of keys.

-- Text of packs by content; pictures and films stay where the application shows them from.
create table pack_file (
  hash text primary key,
  content bytea not null
);

-- The pack a version was last read from: every path with the hash of its content.
create table lesson_pack (
  version_id bigint primary key references lesson_version,
  -- how packs were built into versions then; another number means that it must be read again
  builder integer not null,
  files jsonb not null,
  imported_at timestamptz not null
);

-- 'command': brought in by `content import`; the folders that come with the platform do not take it out again.
alter table lesson add column brought_by text not null default 'library' check (brought_by in ('library', 'command'));
alter table collection add column brought_by text not null default 'library' check (brought_by in ('library', 'command'));

-- A corrected key: by which later version the answers were marked again, and what the result was before.
alter table attempt_result add column corrected_by bigint;
alter table attempt_result add column corrected_at timestamptz;
alter table attempt_result add column points_before integer;
alter table attempt_event drop constraint attempt_event_kind_check;
alter table attempt_event add constraint attempt_event_kind_check
  check (kind in ('begun', 'saved', 'checked', 'level-chosen', 'submitted', 'reset', 'reset-undone', 'remarked'));
-- null: the operator of the installation
alter table attempt_event alter column actor_id drop not null;

-- Packs hold keys; the application itself never needs them.
do $$
begin
  revoke all on pack_file, lesson_pack from alba_app;
exception when undefined_object or insufficient_privilege then
  null;
end $$;
