/**
 * Stands in for zod in the built web app. The browser imports the contract for addresses, methods and types; the schemas are
 * read by the server alone, and zod would be a fifth of the first script. Declaring a schema costs nothing here; reading one
 * is a mistake that must be seen.
 */
const readers = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'encode', 'decode']);

// biome-ignore lint/suspicious/noExplicitAny: takes the place of every schema and every method of one
const schema: any = new Proxy(() => undefined, {
  get: (_target, name) => {
    if (typeof name === 'string' && readers.has(name)) throw new Error(`A schema was read in the browser (${name}): the server checks what travels.`);
    return name === 'shape' ? shape : schema;
  },
  apply: () => schema,
});

/** Nothing to spread, and a schema under every name. */
const shape = new Proxy({}, { get: () => schema });

export const z = schema;
