import type { z } from 'zod';
import { preparedTextOf, preparedTexts } from './prepared-json.ts';

type Holds = ReturnType<typeof preparedTexts>;
/** Copies of a value only what its schema names. */
type Pick = (value: unknown, holds: Holds) => unknown;

const asItIs: Pick = (value) => value;

/** zod's own description of a schema, as far as it is read here. */
type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
  discriminator?: string;
  items?: z.ZodType[];
  in?: z.ZodType;
  out?: z.ZodType;
  getter?: () => z.ZodType;
};
const defOf = (schema: z.ZodType) => schema.def as unknown as Def;

const known = new WeakMap<z.ZodType, Pick>();

function pickOf(schema: z.ZodType): Pick {
  const made = known.get(schema);
  if (made) return made;
  // Schemas may contain themselves: the entry must stand before its parts are read.
  let pick: Pick = asItIs;
  known.set(schema, (value, holds) => pick(value, holds));
  const inner = makePick(schema);
  pick = inner === asItIs ? asItIs : guarded(inner);
  known.set(schema, pick);
  return pick;
}

function guarded(pick: Pick): Pick {
  return (value, holds) => {
    if (value === null || value === undefined) return value;
    const text = preparedTextOf(value);
    return text === undefined ? pick(value, holds) : holds.hold(text);
  };
}

function makePick(schema: z.ZodType): Pick {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return pickObject(def);
    case 'array':
      return pickArray(pickOf(def.element as z.ZodType));
    case 'tuple': {
      const items = (def.items ?? []).map(pickOf);
      return (value, holds) => items.map((pick, index) => pick((value as unknown[])[index], holds));
    }
    case 'record': {
      const pick = pickOf(def.valueType as z.ZodType);
      if (pick === asItIs) return asItIs;
      return (value, holds) => Object.fromEntries(Object.entries(value as object).map(([key, item]) => [key, pick(item, holds)]));
    }
    case 'union':
      return pickUnion(def);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return pickOf(def.innerType as z.ZodType);
    case 'pipe':
      // A reply is a value that has been parsed, so it has the shape that comes out.
      return defOf(def.out as z.ZodType).type === 'transform' ? asItIs : pickOf(def.out as z.ZodType);
    case 'lazy':
      return (value, holds) => pickOf((def.getter as () => z.ZodType)())(value, holds);
    case 'intersection':
    case 'map':
    case 'set':
      throw new Error(`a reply cannot be made of ${def.type}: write an object, an array or a record`);
    default:
      return asItIs;
  }
}

/**
 * Most replies hold exactly what their schema names. Seeing that costs a tenth of copying them, so an object is copied only
 * when it, or something in it, has more.
 */
function pickObject({ shape = {}, catchall }: Def): Pick {
  const fields = new Map(Object.entries(shape).map(([key, schema]) => [key, pickOf(schema)]));
  // A catch-all of a real type means that the keys are not known beforehand; z.never() is how strict objects say "no others".
  const rest = catchall && defOf(catchall).type !== 'never' ? pickOf(catchall) : undefined;
  return (value, holds) => {
    const given = value as Record<string, unknown>;
    let isExact = typeof given.toJSON !== 'function';
    let changed: Record<string, unknown> | undefined;
    for (const key in given) {
      const pick = fields.get(key) ?? rest;
      if (pick === undefined) isExact = false;
      else if (pick !== asItIs) {
        const item = given[key];
        const picked = pick(item, holds);
        if (picked !== item) {
          changed ??= {};
          changed[key] = picked;
        }
      }
    }
    return isExact && !changed ? given : copyOf(given, { keys: rest ? Object.keys(given) : fields.keys(), changed });
  };
}

function copyOf(given: Record<string, unknown>, { keys, changed = {} }: { keys: Iterable<string>; changed?: Record<string, unknown> }) {
  const copy: Record<string, unknown> = {};
  for (const key of keys) copy[key] = Object.hasOwn(changed, key) ? changed[key] : given[key];
  return copy;
}

function pickArray(pick: Pick): Pick {
  if (pick === asItIs) return asItIs;
  return (value, holds) => {
    const given = value as unknown[];
    let copy: unknown[] | undefined;
    for (let index = 0; index < given.length; index += 1) {
      const picked = pick(given[index], holds);
      if (copy) copy.push(picked);
      else if (picked !== given[index]) copy = [...given.slice(0, index), picked];
    }
    return copy ?? given;
  };
}

/** By the field that tells the kinds apart where there is one, else the first that the value satisfies. */
function pickUnion({ options = [], discriminator }: Def): Pick {
  const picks = options.map((schema) => ({ schema, pick: pickOf(schema) }));
  if (picks.every(({ pick }) => pick === asItIs)) return asItIs;
  const byKind = discriminator ? kindsOf(options, discriminator) : undefined;
  if (byKind && discriminator) {
    return (value, holds) => byKind.get((value as Record<string, unknown>)[discriminator])?.(value, holds);
  }
  return (value, holds) => picks.find(({ schema }) => schema.safeParse(value).success)?.pick(value, holds);
}

function kindsOf(options: z.ZodType[], discriminator: string): Map<unknown, Pick> | undefined {
  const byKind = new Map<unknown, Pick>();
  for (const option of options) {
    const kinds = (option as unknown as { _zod: { propValues?: Record<string, Set<unknown>> } })._zod.propValues?.[discriminator];
    if (!kinds) return undefined;
    for (const kind of kinds) byKind.set(kind, pickOf(option));
  }
  return byKind;
}

/**
 * Makes the function that turns a reply into JSON. Only what the schema names is sent, whatever else the value holds: this
 * is the privacy filter of every call. Types are the compiler's matter; tests parse each reply in full (`checkReplies`).
 */
export function replyJson(schema: z.ZodType): (reply: unknown) => string {
  const pick = pickOf(schema);
  return (reply) => {
    // the very text that was prepared, so that what is remembered about it is found without reading it again
    const whole = preparedTextOf(reply);
    if (whole !== undefined) return whole;
    const holds = preparedTexts();
    return holds.fill(JSON.stringify(pick(reply, holds)) ?? 'null');
  };
}
