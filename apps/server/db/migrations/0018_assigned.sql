-- Assigned lessons can be given back from a list of what was deleted: it looks for a class's removed assignments.
create index assignment__class_removed on assignment (district_id, class_id, removed_at) where removed_at is not null;
