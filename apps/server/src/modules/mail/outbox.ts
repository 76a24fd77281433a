import { editionOfHost, editions } from '@alba/domain/editions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import type { Message } from '../../platform/mail/index.ts';
import { type OutboxRow, selectOptionalOutboxMail, selectOutbox } from './mail-repository.ts';
import { type OutboxMail, outboxPage } from './outbox-page.ts';

/** Nothing runs and nothing is fetched; the styles of a message stand in it. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const hidden = { schema: { hide: true } as object };

/**
 * Shows the mails of a demonstration to whoever sits at this machine (D71). Call it only where no mail server is set and the
 * product runs as a demonstration; it also turns away other machines, and pages whose name was made to point here.
 */
export function serveOutbox(app: FastifyInstance, db: Db): void {
  app.get('/dev/outbox', hidden, async (request, reply) => {
    refuseOthers(request);
    const mails = (await selectOutbox(db)).map(toMail);
    return send(reply, outboxPage(mails, editions[editionOfHost(request.host)].language));
  });
  app.get<{ Params: { mailId: string } }>('/dev/outbox/:mailId', hidden, async (request, reply) => {
    refuseOthers(request);
    const mailId = Number(request.params.mailId);
    const row = Number.isSafeInteger(mailId) && mailId > 0 ? await selectOptionalOutboxMail(db, mailId) : undefined;
    if (!row) throw new Refusal('not_found');
    return send(reply, toMail(row).message.html);
  });
}

const toMail = ({ mailId, sentAt, letter }: OutboxRow): OutboxMail => ({ mailId, sentAt, message: letter as Message });

function refuseOthers({ socket, hostname }: FastifyRequest): void {
  const isNear = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
  const isOurName = /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])$/i.test(hostname.replace(/:\d+$/, ''));
  if (!isNear || !isOurName) throw new Refusal('not_found');
}

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).header('cache-control', 'no-store').send(page);
}
