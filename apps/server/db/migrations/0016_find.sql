-- Finding lessons (docs/decisions/022-find.md).

-- Words of the title, written as search_text is: lessons whose title has the words come first. The default is for servers of the
-- version before, which run on while this one comes.
alter table lesson add column title_text text not null default '';
update lesson set title_text = ' ' || replace(slug, '-', ' ') || ' ';

-- The words that lessons of an edition have, folded, each with a spelling to show. A word of a search that no lesson has is read as
-- one of these. A word stays when its lesson goes: before it is used, a lesson that has it is looked for.
create table library_word (
  edition text not null,
  word text collate "C" not null,
  spelling text not null,
  primary key (edition, word)
);
insert into library_word (edition, word, spelling)
select distinct l.edition, w.word, w.word from lesson l, unnest(string_to_array(trim(l.search_text), ' ')) as w(word) where w.word <> '';

-- Every word of a lesson behind its edition (`br/vulcao`), and so all that begin alike in an edition. Nothing waits to be sorted into
-- the index: an import does that.
alter table lesson add column words tsvector not null generated always as (
  array_to_tsvector(string_to_array(edition || '/' || replace(trim(search_text), ' ', ' ' || edition || '/'), ' '))
) stored;
create index lesson__words on lesson using gin (words) with (fastupdate = off);
-- The order of the list, so that its first batches are read and nothing else.
create index lesson__in_order on lesson (edition, (grades[1]), title collate "und-x-icu", lesson_id) where withdrawn_at is null;
-- All that counting the choices needs to know; it takes the place of the older index.
create index lesson__choices on lesson (edition, subject_id, grade_band, categories, lesson_id) where withdrawn_at is null and current_version_id is not null;
drop index lesson__browse;
