import { describe, expect, it } from 'vitest';
import { safePreviousPath } from './previous-path.ts';

const known = [
  '/student/home',
  '/student/classes?from=menu',
  '/teacher/assigned',
  '/teacher/classes?class=12',
  '/lesson/why-volcanoes-wake/12/activity/34/questions',
  '/lesson/%C3%A1gua-e-vida/7',
  '/joinclass/QTR-4M6',
  '/find',
  '/find?subject=2&search=a%40b%20%2F%2F%5C&gradeBands=3',
  '/find/collections',
  '/curriculumstandards',
  '/reports/',
  '/reports/class/3/lesson/4/overview#students',
  '/analytics',
  '/account',
  '/help',
  '/2/collection/15',
];

/** Addresses that lead to another site or page, or would in some browser, proxy or router. */
const hostile = [
  '',
  ' ',
  '/',
  '//',
  '///',
  '//evil.example',
  '//evil.example/find',
  '///evil.example/find',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/find\\..\\..\\evil',
  'https://evil.example/find',
  'HTTPS:evil.example',
  'http:/find',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//find',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  'find',
  './find',
  '../find',
  ' /find',
  '\t/find',
  '\n/find',
  '\u0000/find',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/find\u2028x',
  '/find\u0085x',
  '/find\ufeffx',
  '\u3000/find',
  '/%2F/evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/find/%5C..%5Cevil',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/find%0d%0aSet-Cookie:a=b',
  '/find%00',
  '/find/..//evil.example',
  '/find/../../evil.example',
  '/find/%2e%2e//evil.example',
  '/find/%2E%2E/logout',
  '/find/%252e%252e/logout',
  '/find/./x',
  '/find//x',
  '/student/../logout',
  '/student/%2e%2e%2flogout',
  '/@evil.example',
  '/find@evil.example',
  '/find%40evil.example',
  '/user:pass@evil.example/find',
  '/%E0%A4%A',
  '/find/%',
  '/logout',
  '/login',
  '/login?previousPath=/login',
  '/cleverSSO',
  '/not-found',
  '/v1/openapi.json',
  '/media/x.svg',
  '/findings',
  '/finder',
  '/accountant',
  '/reportsx',
  '/helpdesk',
  '/x/collection/1',
  '/2/collections/1',
  '?previousPath=/find',
  '#/find',
  '/FIND',
  '/student',
  '／find',
  '/／evil.example',
  `/find?${'x'.repeat(3000)}`,
];

describe('@P-PREV the path to return to', () => {
  it.each(known)('keeps a page of this site: %s', (path) => {
    expect(safePreviousPath(path)).toBe(path);
  });

  it.each(hostile)('refuses %j', (path) => {
    expect(safePreviousPath(path)).toBe('/');
  });

  it('has a corpus of at least sixty, and whatever it keeps stays on this site and path', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(60);
    for (const path of [...known, ...hostile].map(safePreviousPath)) {
      const url = new URL(path, 'https://alba.example');
      expect(url.origin).toBe('https://alba.example');
      expect(url.pathname).toBe(path.split(/[?#]/)[0]);
    }
  });
});
