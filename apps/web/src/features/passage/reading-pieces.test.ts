import { parseRichText } from '@alba/domain/rich-text';
import { describe, expect, it } from 'vitest';
import { readingPieces } from './reading-pieces.ts';

const shown = (line: string) => readingPieces(parseRichText(line)).map(({ node, tail }) => [node.text, tail]);

describe('readingPieces', () => {
  it.each([
    [
      'It left the [[crater]].',
      [
        ['It left the ', ''],
        ['crater', '.'],
      ],
    ],
    [
      'A [[crater]], then [[lava]]!',
      [
        ['A ', ''],
        ['crater', ','],
        [' then ', ''],
        ['lava', '!'],
      ],
    ],
    [
      '¿Y la [[ola]]?”',
      [
        ['¿Y la ', ''],
        ['ola', '?”'],
      ],
    ],
    [
      '[[lava]] rose.',
      [
        ['lava', ''],
        [' rose.', ''],
      ],
    ],
    [
      '**No.** It',
      [
        ['No.', ''],
        [' It', ''],
      ],
    ],
  ])('%s', (line, pieces) => expect(shown(line)).toEqual(pieces));
});
