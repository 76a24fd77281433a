import { Worker } from 'node:worker_threads';

/** `data` reaches the template as `sys.inputs.data` and is never read as markup. `files` stand beside the templates while it is set. */
export type TypesetRequest = {
  /** Folder of the templates, absolute. */
  templates: string;
  /** The template to set, in that folder. */
  main: string;
  /** JSON. */
  data: string;
  files: readonly { path: string; bytes: Uint8Array }[];
  /** Seconds since 1970, kept in the document. */
  madeAt: number;
};
export type TypesetReply = { pdf: Uint8Array; pages: number } | { wrong: string };
export type Typesetter = {
  /** A tagged, accessible PDF (PDF/UA-1). Throws with the line of the template when it cannot be set. */
  typeset(request: TypesetRequest): Promise<{ pdf: Buffer; pages: number }>;
  close(): Promise<void>;
};

/** How long a worker without work stays: its fonts and caches take some 80 MB. */
const idleMilliseconds = 30_000;

/** Sets documents one after the other in a worker that starts with the first and leaves when there is nothing to do. */
export function createTypesetter(): Typesetter {
  let worker: Worker | undefined;
  let leaving: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, { resolve: (reply: TypesetReply) => void; reject: (error: Error) => void }>();

  const stop = async () => {
    clearTimeout(leaving);
    const stopped = worker;
    worker = undefined;
    await stopped?.terminate();
  };
  const fail = (error: Error) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.on('message', ({ id, ...reply }: { id: number } & TypesetReply) => {
      waiting.get(id)?.resolve(reply);
      waiting.delete(id);
      if (waiting.size > 0) return;
      leaving = setTimeout(() => void stop(), idleMilliseconds);
      leaving.unref();
      started.unref();
    });
    started.on('error', (error: Error) => fail(error));
    return started;
  };
  return {
    async typeset(request) {
      clearTimeout(leaving);
      worker ??= start();
      worker.ref();
      lastId += 1;
      const id = lastId;
      const reply = await new Promise<TypesetReply>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker?.postMessage({ id, job: request });
      });
      if ('wrong' in reply) throw new Error(`${request.main} could not be set: ${reply.wrong}`);
      return { pdf: Buffer.from(reply.pdf), pages: reply.pages };
    },
    close: stop,
  };
}
