import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { type HeardWord, type SpeechReply, type SpeechRequest, speechReply } from './messages.ts';

/** A program that speaks the messages, and the name of its voice: another name means that everything is made anew. */
export type EngineProgram = { voice: string; command: string; args: readonly string[] };
export type SpokenSound = { audio: Buffer; ending: string; seconds: number; words: HeardWord[] };
export type SpeechEngine = {
  readonly voice: string;
  /** One text at a time. Throws when the engine cannot say it, stops, or takes too long; the next text starts it again. */
  speak(request: Omit<SpeechRequest, 'id'>): Promise<SpokenSound>;
  /** Ends the process for good; a text that is being said throws, and so does every later one. */
  close(): void;
};

const longest = 4 * 60_000;
/** A process without work goes: its voices take some 100 MB. */
const idle = 10_000;

/** Runs the engine in a process of its own that gives way to everything else on the machine. */
export function createSpeechEngine({ voice, command, args }: EngineProgram, { patience = longest } = {}): SpeechEngine {
  let running: { child: ChildProcess; lines: AsyncIterator<string> } | undefined;
  let leaving: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isClosed = false;

  const stop = () => {
    clearTimeout(leaving);
    running?.child.kill('SIGKILL');
    running = undefined;
  };
  const start = () => {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    // that it could not be started, or stopped, is seen as the end of its lines
    child.on('error', () => undefined);
    child.stdin.on('error', () => undefined);
    if (child.pid !== undefined) giveWay(child.pid);
    return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
  };
  const ask = async (request: SpeechRequest): Promise<SpeechReply> => {
    running ??= start();
    const { child, lines } = running;
    child.stdin?.write(`${JSON.stringify(request)}\n`);
    const late = setTimeout(() => child.kill('SIGKILL'), patience);
    try {
      const { value, done } = await lines.next();
      if (done) throw new Error('the speech engine stopped');
      const reply = speechReply.parse(JSON.parse(value));
      if (reply.id !== request.id) throw new Error('the speech engine answered something else');
      return reply;
    } catch (error) {
      // what it says from now on could not be told from an answer to the next text
      stop();
      throw error;
    } finally {
      clearTimeout(late);
    }
  };
  return {
    voice,
    close() {
      isClosed = true;
      stop();
    },
    async speak(request) {
      // a server that stops between two texts must not start the engine again and wait for it
      if (isClosed) throw new Error('the speech engine stopped');
      clearTimeout(leaving);
      lastId += 1;
      const reply = await ask({ id: lastId, ...request });
      leaving = setTimeout(stop, idle).unref();
      if ('wrong' in reply) throw new Error(`the speech engine could not say a text: ${reply.wrong}`);
      const { audio, ending, seconds, words } = reply;
      return { audio: Buffer.from(audio, 'base64'), ending, seconds, words };
    },
  };
}

function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // a system that does not let us: the engine is only less polite
  }
}
