import { existsSync } from 'node:fs';
import { type Command, type Given, WrongCommand } from '@alba/content/cli/command';
import { isEditionId } from '@alba/domain/editions';

const usual = { schools: 4, users: 400, classes: 48, enrollments: 2000, seed: 1 };

export const sample: Command = {
  usage: '<folder> [--schools N] [--users N] [--classes N] [--enrollments N] [--edition us|br|eslac] [--version 1.1|1.2] [--seed N] [--zip] [--later]',
  summary: 'write the OneRoster package of an invented district, to try an import with',
  help: `  folder         where it is written; it must not be there yet. With --zip, "folder.zip"

  --schools, --users, --classes, --enrollments
                 how large the district is: ${usual.schools}, ${usual.users}, ${usual.classes} and ${usual.enrollments} unless said. A million users take no more memory than ten
  --edition      whose names and schools: us, br or eslac
  --version      of OneRoster: 1.1 or 1.2
  --seed         another number makes other people; the same one always the same
  --zip          one ZIP file instead of a folder
  --later        also the package of a month later, whole ("folder-later") and as changes ("folder-changes")

All people are invented.`,
  options: {
    ...Object.fromEntries(Object.keys(usual).map((name) => [name, { type: 'string' as const }])),
    ...{ edition: { type: 'string' }, version: { type: 'string' }, zip: { type: 'boolean' }, later: { type: 'boolean' } },
  },
  async run(given, print) {
    const { target, plan, version, isZip, isLater } = readSample(given);
    // Parts for tests, so they are fetched only where somebody asks for them.
    const [{ District }, { writePackage }] = await Promise.all([import('@alba/testing/rosters/district'), import('@alba/testing/rosters/write-package')]);
    const district = new District(plan);
    const few = Math.max(1, Math.round(plan.users / 100));
    const changes = { leave: few, join: few, move: few, rename: 1 };
    const wanted = [
      { name: '', kind: 'bulk' as const, changes: {} },
      ...(isLater
        ? [
            { name: '-later', kind: 'bulk' as const, changes },
            { name: '-changes', kind: 'delta' as const, changes },
          ]
        : []),
    ];
    for (const { name, ...rest } of wanted) {
      const path = `${target}${name}${isZip ? '.zip' : ''}`;
      if (existsSync(path)) throw new WrongCommand(`"${path}" is there already.`);
      const rows = await writePackage(path, { district, version, ...rest }, { isZip });
      print(
        `${path}: ${Object.entries(rows)
          .map(([file, count]) => `${file} ${count}`)
          .join(', ')}`,
      );
    }
    return 0;
  },
};

function readSample({ words, flags }: Given) {
  const [folder, ...more] = words;
  if (folder === undefined || more.length > 0) throw new WrongCommand('Name the folder that the package is written to.');
  const { edition = 'us', version = '1.1' } = flags;
  if (typeof edition !== 'string' || !isEditionId(edition)) throw new WrongCommand(`--edition is us, br or eslac, not "${edition}".`);
  if (version !== '1.1' && version !== '1.2') throw new WrongCommand(`--version is 1.1 or 1.2, not "${version}".`);
  const sizes = Object.fromEntries(Object.entries(usual).map(([name, size]) => [name, numberOf(name, flags[name] ?? size)])) as typeof usual;
  return { target: folder.replace(/(\.zip|\/)$/, ''), plan: { edition, ...sizes }, version, isZip: flags.zip === true, isLater: flags.later === true } as const;
}

function numberOf(name: string, typed: unknown): number {
  const value = /^\d{1,8}$/.test(String(typed)) ? Number(typed) : 0;
  if (value < 1) throw new WrongCommand(`--${name} is a whole number from 1 on, not "${typed}".`);
  return value;
}
