import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderStorage } from '../../platform/storage/index.ts';
import { purgeRosters } from './purge-service.ts';
import { rosterScene, smallSchool } from './testing/roster-scene.ts';

describe('what runs leave behind', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'alba-packages-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('forgets names and packages after 30 days, and keeps the roster and that there was a run', async () => {
    const { connect, run, query, db, clock } = await rosterScene();
    const documents = folderStorage(folder);
    const done = await run(await connect(), smallSchool());
    const stored = await documents.put(Buffer.from(`package ${Math.random()}`), 'zip');
    await query`update roster_run set package = ${stored} where run_id = ${done.runId}`;
    clock.advance(29 * 86_400_000);
    await purgeRosters(db, documents, clock.now());
    expect(await documents.exists(stored)).toBe(true);
    clock.advance(2 * 86_400_000);
    await purgeRosters(db, documents, clock.now());
    expect(await documents.exists(stored)).toBe(false);
    expect(
      await query`select (select count(*)::int from roster_change) as lines, (select count(*)::int from roster_run where package is null) as runs,
      (select count(*)::int from roster_place) as places`,
    ).toEqual([{ lines: 0, runs: 1, places: 4 }]);
  });

  it('forgets packages that no run has, but none that is on its way', async () => {
    const { connect, run, query, db, clock } = await rosterScene();
    const documents = folderStorage(folder);
    const done = await run(await connect(), smallSchool());
    const [used, orphan, fresh] = await Promise.all(['used', 'orphan', 'fresh'].map((text) => documents.put(Buffer.from(text), 'zip')));
    const guide = await documents.put(Buffer.from('a guide'), 'pdf');
    const [report, newReport] = await Promise.all(['old', 'new'].map((text) => documents.put(Buffer.from(text), 'csv')));
    await query`update roster_run set package = ${used} where run_id = ${done.runId}`;
    const [now, longAgo] = [clock.now(), new Date(clock.now().getTime() - 25 * 3_600_000)];
    for (const name of [used, orphan, guide, report]) await utimes(join(folder, String(name).slice(0, 2), String(name)), longAgo, longAgo);
    for (const name of [fresh, newReport]) await utimes(join(folder, String(name).slice(0, 2), String(name)), now, now);
    await purgeRosters(db, documents, now);
    const left = await Promise.all([used, orphan, fresh, guide, report, newReport].map((name) => documents.exists(String(name))));
    expect(left).toEqual([true, false, true, true, false, true]);
  });
});
