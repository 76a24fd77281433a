import type { Plugin } from 'vite';

type Node = { type?: string; start: number; end: number; [key: string]: unknown };
type Cut = { start: number; end: number; leaves: string };

/** What of an endpoint only the server reads. */
const readByServer = new Set(['params', 'query', 'body', 'reply']);

/**
 * Takes the schemas out of the contract in the built app. Zod is a stand-in there that nothing may read (`zod-in-browser.ts`), so
 * what declares a schema would only be carried: names, paths and refusals of the calls are all that a browser uses.
 */
export function dropSchemas(): Plugin {
  return {
    name: 'drop-schemas',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/packages\/contract\/src\//.test(id)) return undefined;
      return { code: withoutSchemas(code, this.parse(code)), map: null };
    },
  };
}

/** The same code without the schemas of its endpoints, with the bare stand-in wherever else a schema is declared, and without imports that only schemas used. */
export function withoutSchemas(code: string, program: object): string {
  const imports = (program as { body: Node[] }).body.filter(({ type }) => type === 'ImportDeclaration');
  const rest = cut(code, cutsIn(program));
  const body = cut(code, [...cutsIn(program), ...imports.map(({ start, end }) => ({ start, end, leaves: '' }))]);
  return imports.filter((one) => !isUsed(one, body)).reduce((left, { start, end }) => left.replace(code.slice(start, end), ''), rest);
}

function cut(code: string, cuts: Cut[]): string {
  return cuts.toSorted((one, other) => other.start - one.start).reduce((rest, { start, end, leaves }) => rest.slice(0, start) + leaves + rest.slice(end), code);
}

/** Whether a name that is imported still stands in the code. */
function isUsed({ specifiers }: Node, body: string): boolean {
  return (specifiers as Node[]).some(({ local }) => new RegExp(`\\b${String((local as Node).name)}\\b`).test(body));
}

function cutsIn(part: unknown): Cut[] {
  if (Array.isArray(part)) return part.flatMap(cutsIn);
  if (typeof part !== 'object' || part === null) return [];
  const node = part as Node;
  if (node.type === 'CallExpression' && calledName(node) === 'endpoint') return schemasOf(node);
  if (node.type === 'CallExpression' && rootOf(node) === 'z') return [{ start: node.start, end: node.end, leaves: 'z' }];
  return Object.values(node).flatMap(cutsIn);
}

const calledName = ({ callee }: Node): unknown => (callee as Node).name;

/** The name at the beginning of a chain: `z` of `z.string().trim()`. */
function rootOf(node: Node): unknown {
  const inner = (node.callee ?? node.object) as Node | undefined;
  return inner ? rootOf(inner) : node.name;
}

function schemasOf({ arguments: given }: Node): Cut[] {
  const [{ properties = [] } = {}] = given as { properties?: Node[] }[];
  return properties.flatMap(({ key, value }) => {
    const { start, end } = value as Node;
    return readByServer.has(String((key as Node).name)) ? [{ start, end, leaves: 'undefined' }] : [];
  });
}
