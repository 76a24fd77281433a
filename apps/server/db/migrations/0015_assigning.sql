-- Many lessons for many classes at once, each pair with its own dates.

-- The collection a lesson was assigned from; empty for a lesson that was assigned on its own, and for everything before this.
alter table assignment add column collection_id bigint;

-- Whether a class has a lesson already is asked for every pair, and for every card in Find.
create index assignment__lesson on assignment (district_id, class_id, lesson_id) where removed_at is null;
