import { describe, expect, it } from 'vitest';
import { syllablesEs } from './syllables-es.ts';

/** Counted by hand, as the Academy divides: two closed vowels or a closed beside an open one make one syllable unless the closed one has an accent. */
const counted: Record<number, string> = {
  1: `y a el la los un mar sol red más muy rey ley hoy hay dios pie pies bien cien seis diez fue fui vio dio buey voy sin con guion huir Juan luz gris tres
    pan sal tú`,
  2: `agua río ríos día días país baúl maíz raíz niebla pueblo viento viejo cielo tierra nieve nueve puerto huevo hueso casa cerro gota gotas calle lluvia
    guerra queso quiero aire causa deuda ciudad cuidar viuda aquí ahí búho leer caer reír oír lengua igual yegua ave aves vuelo mayo playa joya ayer
    rayo hielo veinte aunque sangre pingüe ala nube peces cóndor fácil niño niña construir prohibir`,
  3: `neblina mañana ahora poeta área bahía vivía hacía caída ciudades canoa toalla pingüino guitarra paraguas antiguo vergüenza cuidado oído
    roedor tejado pescador pequeña ballena trabajo montaña lluvioso alcohol cohete oeste poema teatro bohío ahijado línea desierto`,
  4: `camanchaca océano tubería abrigado energía película murciélago agricultor planetario vehículo automóvil mariposas peligroso importante habitante
    aguacero acuarela aluminio almohada zanahoria egoísta todavía aéreo biología mediodía microscopio`,
  5: `aeropuerto economía abastecerse electricista descubrimiento temperatura naturaleza universidad electricidad  refrigerador`,
};
const words = Object.entries(counted).flatMap(([count, list]) => list.split(/\s+/).map((word): [string, number] => [word, Number(count)]));

describe('syllablesEs', () => {
  it('is tried on at least 120 words', () => expect(words.length).toBeGreaterThanOrEqual(120));
  it.each(words)('%s has %i', (word, count) => expect(syllablesEs(word)).toBe(count));
});
