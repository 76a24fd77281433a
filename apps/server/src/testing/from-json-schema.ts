import fc from 'fast-check';

/** As much of JSON Schema as the OpenAPI document uses. */
export type JsonSchema = {
  type?: string;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
};

/** Values that mean something in the place of this name: ids that exist, keys of records under `<name>.keys`. */
export type Known = Record<string, readonly unknown[]>;

const hostile: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  1e300,
  '',
  ' ',
  "' or 1=1 --",
  '\u0000',
  '\ud800',
  '%',
  '../../etc/passwd',
  '<svg/onload=alert(1)>',
  '=cmd|calc',
  'é'.normalize('NFD').repeat(500),
  '9'.repeat(400),
  [],
  [[]],
  {},
  { kind: 'single-choice' },
  JSON.parse('{"__proto__":{"role":"admin"}}'),
  { constructor: { prototype: {} } },
];

/** A text, number or thing that nobody means well with. */
export const anyHostile: fc.Arbitrary<unknown> = fc.oneof(fc.constantFrom(...hostile), fc.jsonValue({ maxDepth: 2 }));

/** Mostly what the schema asks for, with values that exist where they are known, and now and then something hostile. */
export function fromJsonSchema(schema: JsonSchema, known: Known, { name = '', tame = false } = {}): fc.Arbitrary<unknown> {
  const right = rightValue(schema, known, { name, tame });
  const existing = known[name];
  const good = existing ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...existing) }, { weight: tame ? 0 : 1, arbitrary: right }) : right;
  return tame ? good : fc.oneof({ weight: 24, arbitrary: good }, { weight: 1, arbitrary: anyHostile });
}

function rightValue(schema: JsonSchema, known: Known, { name, tame }: { name: string; tame: boolean }): fc.Arbitrary<unknown> {
  const inner = (part: JsonSchema, partName: string) => fromJsonSchema(part, known, { name: partName, tame });
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => rightValue(option, known, { name, tame })));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, { name, known, inner });
    case 'array':
      return fc.array(inner(schema.items ?? {}, name), { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 4, 4) });
    case 'string':
      return schema.pattern ? fc.stringMatching(new RegExp(schema.pattern)) : textOf(schema);
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(schema.minimum ?? 0, (schema.exclusiveMinimum ?? -1) + 1), max: Math.min(schema.maximum ?? 9, 2 ** 31 - 1) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return anyHostile;
  }
}

const textOf = ({ minLength = 0, maxLength = 40 }: JsonSchema) => fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) });

type Inner = { name: string; known: Known; inner: (part: JsonSchema, name: string) => fc.Arbitrary<unknown> };

function objectOf({ properties, required = [], additionalProperties }: JsonSchema, { name, known, inner }: Inner): fc.Arbitrary<unknown> {
  if (!properties && typeof additionalProperties === 'object') {
    return fc.dictionary(fc.constantFrom(...((known[`${name}.keys`] ?? ['a']) as string[])), inner(additionalProperties, `${name}.values`), { maxKeys: 4 });
  }
  const parts = Object.fromEntries(Object.entries(properties ?? {}).map(([key, part]) => [key, inner(part, key)]));
  return fc.record(parts, { requiredKeys: required });
}
