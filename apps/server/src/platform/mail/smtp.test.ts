import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSmtp, type MailFailure } from './index.ts';

const message = { to: 'ana@x.example', subject: 'Olá, café', html: '<p>Olá</p>', text: 'Olá', language: 'pt-BR' };

/** A mail server that says what the test wants to each command; `data` collects messages. */
async function mailServer(answer: (command: string) => string | undefined): Promise<{ url: string; data: string[] }> {
  const data: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    let isData = false;
    let text = '';
    const say = (line: string | undefined) => line !== undefined && socket.write(`${line}\r\n`);
    say(answer('CONNECT'));
    createInterface({ input: socket }).on('line', (line) => {
      if (isData && line === '.') {
        isData = false;
        data.push(text);
        say('250 taken');
      } else if (isData) text += `${line}\n`;
      else {
        const reply = answer(line);
        isData = line === 'DATA' && reply?.startsWith('354') === true;
        say(reply);
        if (line === 'QUIT') socket.end();
      }
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, data };
}

const polite = (command: string) => (command === 'CONNECT' ? '220 ready' : command === 'DATA' ? '354 go on' : command === 'QUIT' ? '221 bye' : '250 fine');
const smtp = (url: string, more: object = {}) => createSmtp({ url, from: 'Alba Learn <no-reply@x.example>', isProduction: false, timeoutMs: 400, ...more });
const failureOf = (sending: Promise<void>): Promise<MailFailure> =>
  sending.then(
    () => expect.fail('it was sent'),
    (error: MailFailure) => error,
  );

describe('the mail server', () => {
  it('gets HTML and text, marked as sent by a machine', async () => {
    const { url, data } = await mailServer(polite);
    await smtp(url).send(message);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatch(/^From: Alba Learn <no-reply@x\.example>$/m);
    expect(data[0]).toMatch(/^To: ana@x\.example$/m);
    expect(data[0]).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(data[0]).toMatch(/^Content-Language: pt-BR$/m);
    expect(data[0]).toMatch(/text\/plain[\s\S]*text\/html/);
  });

  it('is waited for a limited time', async () => {
    const silent = await mailServer(() => undefined);
    const from = performance.now();
    const failure = await failureOf(smtp(silent.url).send(message));
    expect(failure).toMatchObject({ name: 'MailFailure', isRefused: false });
    expect(performance.now() - from).toBeLessThan(2_000);
  });

  it('is tried again later when it asks for patience or is away, not when it refuses the address', async () => {
    const busy = await mailServer((command) => (command.startsWith('RCPT') ? '451 later, ana@x.example' : polite(command)));
    expect((await failureOf(smtp(busy.url).send(message))).isRefused).toBe(false);
    expect((await failureOf(smtp('smtp://127.0.0.1:1').send(message))).isRefused).toBe(false);
    const strict = await mailServer((command) => (command.startsWith('RCPT') ? '550 no such person ana@x.example' : polite(command)));
    const refused = await failureOf(smtp(strict.url).send(message));
    expect(refused.isRefused).toBe(true);
    expect(`${refused.message} ${refused.stack}`).not.toContain('ana@');
  });

  it('must speak TLS in production, unless it is this machine', async () => {
    const { url, data } = await mailServer((command) => (command === 'STARTTLS' ? '502 not here' : polite(command)));
    await smtp(url, { isProduction: true }).send(message);
    const elsewhere = url.replace('127.0.0.1', '127.0.0.2');
    expect((await failureOf(smtp(elsewhere, { isProduction: true }).send(message))).code).toContain('ETLS');
    expect(data).toHaveLength(1);
  });
});
