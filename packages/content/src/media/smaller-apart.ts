import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AskedPicture, MadePicture } from './smaller-pictures.ts';

const entry = fileURLToPath(new URL('../../bin/smaller-pictures.ts', import.meta.url));

/** Makes pictures in a process of its own: the encoder takes more memory than the server that asks for it, and gives none back. */
export class SmallerApart {
  #child: ChildProcess | undefined;

  async make(asked: AskedPicture): Promise<MadePicture[]> {
    this.#child ??= fork(entry, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const child = this.#child;
    const waiting = new AbortController();
    try {
      const failed = once(child, 'exit', waiting).then(([code]) => {
        throw new Error(`making smaller files of ${asked.file} stopped (${code})`);
      });
      const made = once(child, 'message', waiting) as Promise<[MadePicture[]]>;
      child.send(asked);
      const [pictures] = await Promise.race([made, failed]);
      return pictures.map((one) => ({ ...one, content: Buffer.from(one.content) }));
    } finally {
      waiting.abort();
    }
  }

  close(): void {
    this.#child?.kill();
    this.#child = undefined;
  }
}
