import type { AnyEndpoint } from '@alba/contract/endpoint';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Around, CallOf, Viewer } from '../../platform/http/index.ts';

type Acting<E> = CallOf<E, Viewer>;

/**
 * An act that has to ask a service outside first: it is asked before the transaction begins, which then holds its rows for as long as its
 * statements take. What was answered waits with the body of the call, which is one object from the first step to the last.
 */
export function askedFirst<E extends AnyEndpoint, Asked, Reply>(
  ask: (call: Acting<E> & { db: Db }) => Promise<Asked>,
  act: (call: Acting<E> & { tx: Tx }, asked: Asked) => Promise<Reply>,
): { around: Around<E, Viewer>; act: (call: Acting<E> & { tx: Tx }) => Promise<Reply> } {
  const answers = new WeakMap<object, Asked>();
  return {
    around: async (call, next) => {
      answers.set(call.body as object, await ask(call));
      return next();
    },
    act: (call) => act(call, answers.get(call.body as object) as Asked),
  };
}
