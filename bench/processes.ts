import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** User and system CPU milliseconds a process has used so far; 0 when it is gone. Linux only. */
function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
  } catch {
    return 0;
  }
}

/** Every process that descends from one, itself included. */
export function familyOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const fields = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      parents.set(Number(entry), Number(fields[1]));
    } catch {
      // gone meanwhile
    }
  }
  const family = new Set([root]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const [pid, parent] of parents) {
      if (family.has(parent) && !family.has(pid)) {
        family.add(pid);
        grew = true;
      }
    }
  }
  return [...family];
}

/** CPU of the application and of every PostgreSQL process on its data folder. */
export function cpuTotal(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
}

/** Processes whose command line names a folder: the embedded database detaches from its parent. */
export function processesNaming(text: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
      } catch {
        return false;
      }
    });
}

/** Proportional memory in MiB. */
export function memoryOf(pid: number): number {
  try {
    const line = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(/^Pss:\s+(\d+) kB/m);
    return Math.round(Number(line?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** Starts a program and resolves when its address answers; rejects when it exits before. */
export async function startAndWait(
  command: string,
  given: { arguments: string[]; env: Record<string, string>; ready: string; seconds: number },
): Promise<{ child: ChildProcess; milliseconds: number }> {
  const begun = performance.now();
  const child = spawn(command, given.arguments, { env: { ...process.env, ...given.env }, stdio: ['ignore', 'ignore', 'inherit'] });
  let ended: number | null | undefined;
  child.on('exit', (code) => {
    ended = code;
  });
  while (performance.now() - begun < given.seconds * 1000) {
    if (ended !== undefined) throw new Error(`${command} ended with ${ended}`);
    const ok = await fetch(given.ready).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return { child, milliseconds: performance.now() - begun };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`${given.ready} did not answer in ${given.seconds} s`);
}

export async function stop(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
