import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What an author can mend: shown as one line. */
export class VideoFault extends Error {}

/** Where a program stands on this machine. */
export function findTool(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Runs a program and gives what it wrote. `input` is fed to it piece by piece. */
export function runTool(program: string, words: readonly string[], input?: AsyncIterable<Buffer>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'pipe'] });
    const written: Buffer[] = [];
    let complaint = '';
    child.stdout.on('data', (piece: Buffer) => written.push(piece));
    child.stderr.on('data', (piece: Buffer) => {
      complaint = (complaint + piece.toString('utf8')).slice(-2000);
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(Buffer.concat(written)) : reject(new VideoFault(`${program} failed (${code}): ${complaint.trim()}`))));
    // a program that stops early has said why on its way out
    child.stdin.on('error', () => undefined);
    feed(child.stdin, input).catch((error: unknown) => {
      child.kill();
      reject(error);
    });
  });
}

async function feed(stdin: NodeJS.WritableStream, input: AsyncIterable<Buffer> | undefined): Promise<void> {
  for await (const piece of input ?? []) {
    if (!stdin.write(piece)) await new Promise((resolve) => stdin.once('drain', resolve));
  }
  stdin.end();
}
