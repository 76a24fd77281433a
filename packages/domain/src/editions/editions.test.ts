import { describe, expect, it } from 'vitest';
import { editionOfHost, gradeBandsOf, subjectsOf } from './index.ts';

describe('editionOfHost', () => {
  it.each([
    ['localhost:8080', 'us'],
    ['us.localhost', 'us'],
    ['br.localhost:8080', 'br'],
    ['eslac.localhost', 'eslac'],
    ['learn.example.us', 'us'],
    ['learn.example.ca', 'us'],
    ['aprender.example.com.br', 'br'],
    ['aprende.example.mx', 'eslac'],
    ['eslac.example.org', 'eslac'],
    ['EXAMPLE.BR', 'br'],
    ['127.0.0.1:8080', 'us'],
    ['', 'us'],
  ])('%s is the %s edition', (host, edition) => expect(editionOfHost(host)).toBe(edition));
});

describe('@K-SUBJECTS what an edition offers', () => {
  it('names the product codes of the specification', () => {
    expect(subjectsOf('br').map((subject) => subject.productCode)).toEqual(['LEARN-BR-SCI', 'LEARN-BR-PORT', 'LEARN-BR-MATH']);
    expect(subjectsOf('eslac').map((subject) => subject.id)).toEqual([201]);
  });
  it('has grade bands without a grade in two bands', () => {
    for (const edition of ['us', 'br', 'eslac'] as const) {
      const grades = gradeBandsOf(edition).flatMap((band) => band.grades);
      expect(new Set(grades).size).toBe(grades.length);
    }
  });
});
