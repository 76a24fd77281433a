import type { AnyEndpoint } from '@alba/contract/endpoint';

/**
 * Sends with `send` and then parses what was sent with the reply schema, so that a reply of the wrong shape fails in a test
 * and not in a browser.
 */
export function checkedReply(endpoint: AnyEndpoint, send: (reply: unknown) => string): (reply: unknown) => string {
  return (reply) => {
    const json = send(reply);
    const result = endpoint.reply.safeParse(JSON.parse(json));
    if (result.success) return json;
    const told = result.error.issues.map(({ path, message }) => `${path.join('.') || '(whole)'}: ${message}`).join('; ');
    throw new Error(`The reply of ${endpoint.name} does not fit its schema: ${told}`);
  };
}
