-- The second step is asked after Google and Clever too, so a sign-in that waits for it remembers by which way it began
-- (docs/decisions/016). The default is for servers of the version before, which run on while this one comes.
alter table second_step_ticket add column means text not null default 'password';
