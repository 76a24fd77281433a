import type { EditionId } from '@alba/domain/editions';

type Queries = { teacher: string; queries: Record<string, Record<string, string>> };

/** What teachers of every edition ask for alike. */
const lists = {
  'no search': {},
  'ten batches': { batches: '10' },
  'batches 41 to 50': { batches: '50', after: '40' },
  'a word of no lesson': { search: 'zzzzqqq' },
};

/** A demonstration teacher of each edition, and what they look for in the words of its lessons. */
export const findQueries: Record<EditionId, Queries> = {
  us: {
    teacher: 'msokafor',
    queries: {
      ...lists,
      'subject, topic and grade range': { subject: 'science', category: 'life', gradeBands: '3-5' },
      'one word': { search: 'volcano' },
      'a word being typed': { search: 'wat' },
      'two words': { search: 'water plant' },
      'a word of many lessons': { search: 'evidence', subject: 'science' },
      'a misspelt word': { search: 'volcnao' },
    },
  },
  br: {
    teacher: 'prof.renata',
    queries: {
      ...lists,
      'subject and grade range': { subject: 'portuguese', gradeBands: 'ef-anos-finais' },
      'one word': { search: 'farinha' },
      'a word being typed': { search: 'pla' },
      'two words': { search: 'água veneno' },
      'a word of many lessons': { search: 'dados', subject: 'science' },
      'a misspelt word': { search: 'evidnecia' },
    },
  },
  eslac: {
    teacher: 'maestra.lucia',
    queries: {
      ...lists,
      'subject and grade range': { subject: 'science', gradeBands: 'primaria-2' },
      'one word': { search: 'volcán' },
      'a word being typed': { search: 'pla' },
      'two words': { search: 'agua tierra' },
      'a word of many lessons': { search: 'datos' },
      'a misspelt word': { search: 'historai' },
    },
  },
};
