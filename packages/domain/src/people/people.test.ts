import { describe, expect, it } from 'vitest';
import { byLastName, displayName } from './index.ts';

const named = (firstName: string, lastName: string) => ({ firstName, lastName });

describe('byLastName', () => {
  it('sorts accents as readers of Portuguese expect', () => {
    const names = [named('Zé', 'Zanetti'), named('Ana', 'Ávila'), named('Bia', 'Azevedo'), named('Caio', 'de Souza')];
    expect([...names].sort(byLastName('pt-BR')).map((name) => name.lastName)).toEqual(['Ávila', 'Azevedo', 'de Souza', 'Zanetti']);
  });
  it('puts ñ after n in Spanish', () => {
    const names = [named('A', 'Nuñez'), named('A', 'Nunez'), named('A', 'Nuzi')];
    expect([...names].sort(byLastName('es-419')).map((name) => name.lastName)).toEqual(['Nunez', 'Nuñez', 'Nuzi']);
  });
  it('keeps compound surnames whole and orders equal ones by first name', () => {
    const names = [named('Rosa', 'García Márquez'), named('Ana', 'García Márquez'), named('Luz', 'García')];
    expect([...names].sort(byLastName('es-419')).map(displayName)).toEqual(['Luz García', 'Ana García Márquez', 'Rosa García Márquez']);
  });
});
