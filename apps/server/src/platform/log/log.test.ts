import { describe, expect, it } from 'vitest';
import { createLog } from './index.ts';

function logged(work: (log: ReturnType<typeof createLog>) => void): Record<string, never>[] {
  const lines: string[] = [];
  work(createLog({ level: 'info', readable: false, to: { write: (line) => void lines.push(line) } }));
  return lines.map((line) => JSON.parse(line));
}

describe('the log', () => {
  it('writes JSON lines with time in UTC and the level by name', () => {
    const [line] = logged((log) => log.info({ personId: 7 }, 'answered'));
    expect(line).toMatchObject({ level: 'info', msg: 'answered', personId: 7 });
    expect(line?.time).toMatch(/Z$/);
  });

  it('never quotes what the database says of rows and input', () => {
    const error = Object.assign(new Error('invalid input syntax for type integer: "Maya Torres"'), {
      code: '22P02',
      routine: 'pg_strtoint32',
      detail: 'Key (username)=(maya.torres) already exists.',
      table: 'person',
      constraint: 'sign_in_name_pkey',
    });
    const text = JSON.stringify(logged((log) => log.error({ err: new Error('saving failed', { cause: error }) })));
    expect(text).not.toMatch(/maya/i);
    expect(text).toContain('22P02');
    expect(text).toContain('sign_in_name_pkey');
    expect(text).toContain('saving failed');
  });

  it('keeps a line break in a value inside its line', () => {
    expect(logged((log) => log.info({ route: 'a\n{"level":"fatal"}' }, 'x\ny'))).toHaveLength(1);
  });
});
