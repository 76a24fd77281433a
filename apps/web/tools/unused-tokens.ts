import type { Plugin } from 'vite';

/** A custom property as minified CSS declares it, up to the next declaration or the end of its rule. */
const declaration = /(--[a-z][a-z0-9-]*):((?:[^;{}"']|"[^"]*"|'[^']*')*)(;|(?=\}))/g;

/**
 * Leaves out of the built style sheet the tokens that nothing uses: the design's whole list is kept in `tokens.css`, and a
 * page fetches those it needs. A token counts as used when any style or script of the build names it.
 */
export function dropUnusedTokens(): Plugin {
  return {
    name: 'drop-unused-tokens',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
      for (const file of files) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = withoutUnused(withoutPalette(String(file.source), scripts), scripts);
      }
    },
  };
}

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
