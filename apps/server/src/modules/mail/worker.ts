import type { FastifyInstance } from 'fastify';
import { type Delivery, deliverDue } from './delivery-service.ts';

const pauseMs = 1_000;
const pauseAfterFailureMs = 15_000;

/** Sends mails beside the calls, for as long as the server runs. A stop waits for the message that is being handed over. */
export function deliverInBackground(app: FastifyInstance, delivery: Delivery): void {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const round = async () => {
    let pause = pauseMs;
    try {
      await deliverDue(delivery);
    } catch (error) {
      pause = pauseAfterFailureMs;
      delivery.log.warn({ err: error }, 'mails could not be looked through; it is tried again');
    }
    if (!isStopped) plan(pause);
  };
  const plan = (ms: number) => {
    timer = setTimeout(() => {
      running = round();
    }, ms);
    timer.unref();
  };
  plan(pauseMs);
  app.addHook('onClose', async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  });
}
