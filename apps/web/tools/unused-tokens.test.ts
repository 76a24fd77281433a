import { describe, expect, it } from 'vitest';
import { withoutPalette, withoutUnused, withShortNames } from './unused-tokens.ts';

describe('withoutUnused', () => {
  it('keeps tokens that a rule or a script names, and what those need', () => {
    const css = ':root{--a:1px;--b:var(--a);--c:2px;--d:3px}p{margin:var(--b)}';
    expect(withoutUnused(css, 'style["--d"]')).toBe(':root{--a:1px;--b:var(--a);--d:3px}p{margin:var(--b)}');
  });
  it('drops a token that only an unused one needs', () => {
    expect(withoutUnused(':root{--a:1px;--b:var(--a)}p{color:red}', '')).toBe(':root{}p{color:red}');
  });
  it('does not take a longer name for a shorter one', () => {
    expect(withoutUnused(':root{--a:1px;--a-b:2px}p{margin:var(--a-b)}', '')).toBe(':root{--a-b:2px}p{margin:var(--a-b)}');
  });
  it('reads values with semicolons in quotes', () => {
    expect(withoutUnused(':root{--q:"a;b";--z:1px}p{content:var(--q)}', '')).toBe(':root{--q:"a;b";}p{content:var(--q)}');
  });
});

describe('withoutPalette', () => {
  it('puts the colour in for a token that is used once or twice', () => {
    expect(withoutPalette(':root{--blue-50:#f0f6fc;--band:var(--blue-50)}', '')).toBe(':root{--blue-50:#f0f6fc;--band:#f0f6fc}');
  });
  it('keeps a token that changes with the edition, that a script names or that is no plain colour', () => {
    const css = ':root{--a:#fff;--b:#000;--c:1px}[x]{--a:#eee}p{color:var(--a);fill:var(--b);margin:var(--c)}';
    expect(withoutPalette(css, 'read("--b")')).toBe(css);
  });
});

describe('withShortNames', () => {
  it('renames a token everywhere it is declared and used', () => {
    const css = ':root{--ink:#111;--line:var(--ink)}[x]{--ink:#222}p{color:var(--line,var(--ink))}';
    expect(withShortNames(css, '')).toBe(':root{--a:#111;--b:var(--a)}[x]{--a:#222}p{color:var(--b,var(--a))}');
  });
  it("leaves what a script names, Tailwind's own and names of classes", () => {
    const css = ':root{--gap:1px;--tw-x:2px}.z-\\(--rim\\){--rim:3px;margin:var(--gap) var(--tw-x) var(--rim)}';
    expect(withShortNames(css, 'style["--gap"]')).toBe(':root{--gap:1px;--tw-x:2px}.z-\\(--rim\\){--a:3px;margin:var(--gap) var(--tw-x) var(--a)}');
  });
  it('takes no name that is there already', () => {
    expect(withShortNames(':root{--a:1px;--ink:2px}p{margin:var(--a) var(--ink)}', '"--a"')).toBe(':root{--a:1px;--b:2px}p{margin:var(--a) var(--b)}');
  });
});
