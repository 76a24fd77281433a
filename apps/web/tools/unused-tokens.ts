import type { Plugin, Rolldown } from 'vite';

/** A custom property as minified CSS declares it, up to the next declaration or the end of its rule. */
const declaration = /(--[a-z][a-z0-9-]*):((?:[^;{}"']|"[^"]*"|'[^']*')*)(;|(?=\}))/g;

/**
 * Leaves out of the built style sheet the tokens that nothing uses: the design's whole list is kept in `tokens.css`, and a
 * page fetches those it needs, under short names. A token counts as used when any style or script of the build names it.
 */
export function dropUnusedTokens(): Plugin {
  return {
    name: 'drop-unused-tokens',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const styles = files.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css')) as Rolldown.OutputAsset[];
      const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
      // what another style sheet names stays as it is too
      for (const style of styles) {
        const others = styles.filter((other) => other !== style).map(({ source }) => String(source));
        style.source = smaller(String(style.source), [...scripts, ...others].join('\n'));
      }
    },
  };
}

const smaller = (css: string, scripts: string) => withShortNames(withoutUnused(withoutPalette(css, scripts), scripts), scripts);

/** Repeated until nothing goes: a token may be used by one that is itself unused. */
export function withoutUnused(css: string, scripts: string): string {
  const isUsed = (name: string) => new RegExp(`var\\(${name}(?![a-z0-9-])`).test(css) || new RegExp(`${name}(?![a-z0-9-])`).test(scripts);
  const names = new Set([...css.matchAll(declaration)].map((match) => match[1] as string));
  const unused = new Set([...names].filter((name) => !name.startsWith('--tw-') && !isUsed(name)));
  if (unused.size === 0) return css;
  return withoutUnused(
    css.replace(declaration, (whole, name: string) => (unused.has(name) ? '' : whole)),
    scripts,
  );
}

/**
 * Puts the value of a token that is a plain colour, is declared once and used once or twice in the place of its name: most
 * of the palette, which only the roles use.
 */
export function withoutPalette(css: string, scripts: string): string {
  const declared = [...css.matchAll(declaration)].map((match) => ({ name: match[1] as string, value: match[2] as string }));
  const times = new Map<string, number>();
  for (const { name } of declared) times.set(name, (times.get(name) ?? 0) + 1);
  let result = css;
  for (const { name, value } of declared) {
    if (times.get(name) !== 1 || !/^#[0-9a-f]{3,8}$/i.test(value) || new RegExp(`${name}(?![a-z0-9-])`).test(scripts)) continue;
    const use = new RegExp(`var\\(${name}\\)`, 'g');
    if ((result.match(use) ?? []).length <= 2) result = result.replace(use, value);
  }
  return result;
}

/** `--color-text-soft` becomes `--a`: the names are a thirtieth of the compressed style sheet. Those that a script names stay, and Tailwind's own. */
export function withShortNames(css: string, scripts: string): string {
  const names = new Set([...css.matchAll(declaration)].map((match) => match[1] as string));
  const ours = [...names].filter((name) => !name.startsWith('--tw-') && !new RegExp(`${name}(?![a-z0-9-])`).test(scripts));
  const free = shortNames(ours.length, names);
  const short = new Map(ours.map((name, index) => [name, free[index] as string]));
  return css
    .replace(/var\((--[a-z][a-z0-9-]*)/g, (_whole, name: string) => `var(${short.get(name) ?? name}`)
    .replace(declaration, (_whole, name: string, value: string, end: string) => `${short.get(name) ?? name}:${value}${end}`);
}

/** `--a`, `--b`, … `--z`, `--aa`, … without those that are taken. */
function shortNames(count: number, taken: Set<string>): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const all = [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))].map((name) => `--${name}`);
  return all.filter((name) => !taken.has(name)).slice(0, count);
}
