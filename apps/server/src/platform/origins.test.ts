import { describe, expect, it } from 'vitest';
import { readSettings } from '../env.ts';
import { originsOf } from './origins.ts';

const origin = (env: Record<string, string>, edition: 'us' | 'br' = 'br') => originsOf(readSettings(env))(edition);

describe('the address of an edition in messages', () => {
  it('is the one of the host that the edition has', () => {
    expect(origin({ EDITION_HOSTS: 'br=aprender.example.br', PUBLIC_ORIGIN: 'https://learn.example.org' })).toBe('https://aprender.example.br');
    expect(origin({ EDITION_HOSTS: 'br=aprender.example.br' })).toBe('https://aprender.example.br');
    expect(origin({ EDITION_HOSTS: 'br=aprender.local:8080', PUBLIC_ORIGIN: 'http://learn.local:8080' })).toBe('http://aprender.local:8080');
  });
  it('is the public one where the edition has no host of its own', () =>
    expect(origin({ EDITION_HOSTS: 'br=aprender.example.br', PUBLIC_ORIGIN: 'https://learn.example.org' }, 'us')).toBe('https://learn.example.org'));
  it('is this machine while nothing is set', () => expect(origin({ PORT: '8123' })).toBe('http://br.localhost:8123'));
});
