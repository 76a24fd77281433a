import { describe, expect, it } from 'vitest';
import { syllablesPt } from './syllables-pt.ts';

/** Counted by hand by the rule of the content guide: an unstressed i or u before an open vowel makes no syllable (his-tó-ria, man-dio-ca, re-gião). */
const counted: Record<number, string> = {
  1: `a é um mão pão não põe mãe céu sol mar mais seis dois seu meu foi vai boi rei quem que bem sim trem ao aos quais cais nos tem três viu riu`,
  2: `água língua quase dia dias tia rio rios frio rua duas suas lua raiz país juiz ruim cair sair saiu caiu muito muitos coisa leite peixe noite outro ouro
    couro caldo forno massa palha folha tempo gente quente planta crua tinha guerra sangue pedra verde vento chuva nuvem vida homem série tênue quadro
    igual iguais avô irmão irmãos leão limões balões região avião ali aqui mandou comeu abriu partiu meio maio praia raio joia ciência`,
  3: `veneno ácido história farinha raízes rainha saída saúde viúva ruína ainda moinho caíram mandioca espécie raladas pessoa coelho área aldeia
    ideia areia distância resíduo família polícia vazio navio sabia havia faziam conseguiu linguiça seguia aquele tranquilo sequência cozinha paciência`,
  4: `venenosa indígenas Amazônia energia oceano biologia construíram alimento caderneta superfície experiência distribuiu construído cianídrico evapora
    decantado população`,
  5: `descobrimento temperatura mandioca-brava desenvolveram geografia observatório matemática`,
  6: `universidade possibilidade`,
};
const words = Object.entries(counted).flatMap(([count, list]) => list.split(/\s+/).map((word): [string, number] => [word, Number(count)]));

describe('syllablesPt', () => {
  it('is tried on at least 120 words', () => expect(words.length).toBeGreaterThanOrEqual(120));
  it.each(words)('%s has %i', (word, count) => expect(syllablesPt(word)).toBe(count));
});
