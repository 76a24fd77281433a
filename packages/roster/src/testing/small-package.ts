import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeZip, type ZipEntry } from '@alba/content/testing/make-zip';
import { type PackageReading, type ReadOptions, readOneRosterPackage } from '../one-roster/index.ts';

/** Files by name: text, bytes, or rows of cells whose first is the header. */
export type Files = Record<string, string | Buffer | readonly (readonly string[])[]>;

const leading = ['', ''];
const absent11 = 'categories,classResources,courseResources,demographics,lineItems,resources,results'.split(',');
const absent12 = [
  ...absent11,
  ...'lineItemLearningObjectiveIds,lineItemScoreScales,resultLearningObjectiveIds,resultScoreScales,scoreScales,userProfiles,userResources'.split(','),
];

export const row = (...cells: string[]): readonly string[] => cells;
export const header = (columns: string): string[] => ['sourcedId', 'status', 'dateLastModified', ...columns.split(',')];
/** A row of a whole package: status and dateLastModified are blank. */
export const bulk = (id: string, ...cells: string[]): string[] => [id, ...leading, ...cells];

export function manifest(version: '1.1' | '1.2', modes: Record<string, string>): string[][] {
  const absent = (version === '1.1' ? absent11 : absent12).filter((name) => !(name in modes));
  const files = Object.entries({ ...modes, ...Object.fromEntries(absent.map((name) => [name, 'absent'])) });
  return [['propertyName', 'value'], ['manifest.version', '1.0'], ['oneroster.version', version], ...files.map(([name, mode]) => [`file.${name}`, mode])];
}

const usual = ['academicSessions', 'orgs', 'courses', 'classes', 'users', 'enrollments'];
export const allAs = (mode: string, version: '1.1' | '1.2' = '1.1'): Record<string, string> =>
  Object.fromEntries([...usual, ...(version === '1.2' ? ['roles'] : [])].map((name) => [name, mode]));

const common: Files = {
  'academicSessions.csv': [
    header('title,type,startDate,endDate,parentSourcedId,schoolYear'),
    bulk('y1', '2026-27', 'schoolYear', '2026-08-10', '2027-06-05', '', '2027'),
    bulk('t1', 'Fall', 'semester', '2026-08-10', '2027-01-10', 'y1', '2027'),
    bulk('t2', 'Spring', 'semester', '2027-01-10', '2027-06-05', 'y1', '2027'),
  ],
  'orgs.csv': [
    header('name,type,identifier,parentSourcedId'),
    bulk('d1', 'Cedar Valley', 'district', '', ''),
    bulk('s1', 'Cedar Hill School', 'school', '101', 'd1'),
    bulk('s2', 'Willow School', 'school', '102', 'd1'),
  ],
  'courses.csv': [
    header('schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes'),
    bulk('k1', 'y1', 'Science 6', 'SCI6', '06', 'd1', 'Science', 'SCI'),
  ],
  'classes.csv': [
    header('title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods'),
    bulk('c1', 'Science 6 A', '', 'k1', 'SCI6-A', 'scheduled', 'Room 12', 's1', 't1,t2', 'Science', 'SCI', '1,3'),
    bulk('c2', 'Science 6 B', '06,07', 'k1', '', 'scheduled', '', 's2', 't1', '', '', ''),
  ],
  'enrollments.csv': [
    header('classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate'),
    bulk('e1', 'c1', 's1', 'u1', 'teacher', 'true', '', ''),
    bulk('e2', 'c1', 's1', 'u2', 'student', 'false', '2026-08-10', '2027-06-05'),
    bulk('e3', 'c2', 's2', 'u3', 'student', '', '', ''),
    bulk('e4', 'c2', 's2', 'u1', 'teacher', 'true', '', ''),
  ],
};

const users11 = 'enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password';
const users12 =
  'enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns';

/** A sound package of two schools, two classes, a teacher, two students and an administrator. */
export const small: Record<'1.1' | '1.2', Files> = {
  '1.1': {
    'manifest.csv': manifest('1.1', allAs('bulk')),
    ...common,
    'users.csv': [
      header(users11),
      bulk('u1', 'true', 's1,s2', 'teacher', 'mokafor', '{SIS:900}', 'Maya', 'Okafor', '', '900', 'm.okafor@cedar.example', '', '', '', '', ''),
      bulk('u2', 'true', 's1', 'student', 'jcosta', '', 'Júlia', 'Costa e Silva', '', '101', '', '', '', '', '06', ''),
      bulk('u3', 'false', 's2', 'student', 'lmarin', '', 'Luis', 'Marín', '', '', '', '', '', '', '07', ''),
      bulk('u4', 'true', 'd1', 'administrator', 'dcole', '', 'Dana', 'Cole', '', '', 'dana@cedar.example', '', '', '', '', ''),
    ],
  },
  '1.2': {
    'manifest.csv': manifest('1.2', allAs('bulk', '1.2')),
    ...common,
    'users.csv': [
      header(users12),
      bulk('u1', 'true', 'mokafor', '{SIS:900}', 'Maya', 'Okafor', '', '900', 'm.okafor@cedar.example', '', '', '', '', '', '', '', '', '', 's1', 'she/her'),
      bulk('u2', 'true', 'jcosta', '', 'Júlia Maria', 'Costa e Silva', '', '101', '', '', '', '', '06', '', '', 'Ju', '', 'Costa', 's1', ''),
      bulk('u3', 'false', 'lmarin', '', 'Luis', 'Marín', '', '', '', '', '', '', '07', '', '', '', '', '', '', ''),
      bulk('u4', 'true', 'dcole', '', 'Dana', 'Cole', '', '', 'dana@cedar.example', '', '', '', '', '', '', '', '', '', 'd1', ''),
    ],
    'roles.csv': [
      header('userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId'),
      bulk('r1', 'u1', 'primary', 'teacher', '', '', 's1', ''),
      bulk('r2', 'u1', 'primary', 'teacher', '', '', 's2', ''),
      bulk('r3', 'u2', 'primary', 'student', '', '', 's1', ''),
      bulk('r4', 'u3', 'primary', 'student', '', '', 's2', ''),
      bulk('r5', 'u4', 'primary', 'districtAdministrator', '', '', 'd1', ''),
    ],
  },
};

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
export const csvText = (rows: readonly (readonly string[])[], end = '\r\n'): string => rows.map((cells) => `${cells.map(quoted).join(',')}${end}`).join('');
export const bytesOf = (content: Files[string]): Buffer =>
  Buffer.isBuffer(content) ? content : Buffer.from(typeof content === 'string' ? content : csvText(content));

export const entriesOf = (files: Files): ZipEntry[] => Object.entries(files).map(([name, content]) => ({ name, content: bytesOf(content) }));

/** The cells of a file with one of them changed; rows count as in the report, the header is row 1. */
export function withCell(files: Files, file: string, at: number, column: string, value: string): Files {
  const rows = files[file] as string[][];
  const place = (rows[0] as string[]).indexOf(column);
  if (place === -1) throw new Error(`${file} has no column ${column}`);
  return { ...files, [file]: rows.map((cells, index) => (index === at - 1 ? cells.map((cell, other) => (other === place ? value : cell)) : cells)) };
}

export const withRows = (files: Files, file: string, ...more: (readonly string[])[]): Files => ({
  ...files,
  [file]: [...(files[file] as string[][]), ...more],
});

const options: ReadOptions = { mode: 'lenient', today: '2026-09-20' };

/** Reads a ZIP of these entries, as it would come. */
export async function readZip(entries: readonly ZipEntry[] | Buffer, more: Partial<ReadOptions> = {}): Promise<PackageReading> {
  const folder = mkdtempSync(join(tmpdir(), 'alba-roster-'));
  try {
    const path = join(folder, 'package.zip');
    writeFileSync(path, Buffer.isBuffer(entries) ? entries : makeZip(entries as ZipEntry[]));
    return await readOneRosterPackage({ kind: 'zip', path }, { ...options, ...more });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const readFiles = (files: Files, more: Partial<ReadOptions> = {}): Promise<PackageReading> => readZip(entriesOf(files), more);

/** The same from a folder; `prepare` may put in what no archive holds. */
export async function readFolder(files: Files, more: Partial<ReadOptions> = {}, prepare: (folder: string) => void = () => {}): Promise<PackageReading> {
  const folder = mkdtempSync(join(tmpdir(), 'alba-roster-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytesOf(content));
    }
    prepare(folder);
    return await readOneRosterPackage({ kind: 'folder', path: folder }, { ...options, ...more });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
