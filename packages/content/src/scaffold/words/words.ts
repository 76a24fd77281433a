type Word =
  | ('title' | 'summary' | 'question' | 'alt' | 'code' | 'word' | 'partOfSpeech' | 'definition' | 'example' | 'intro' | 'heading' | 'idea')
  | ('prompt' | 'howMany' | 'statement' | 'explanation' | 'right' | 'wrong' | 'misconception' | 'where' | 'do' | 'step' | 'gapText' | 'option' | 'row')
  | ('column' | 'caption' | 'source' | 'checklist' | 'strong' | 'developing' | 'rubric' | 'claim' | 'page' | 'talkAbout' | 'activity' | 'material')
  | ('otherWay' | 'reflect' | 'why' | 'outcome' | 'thinks' | 'helps' | 'probe' | 'slot' | 'lookFor' | 'ask' | 'stumbles' | 'support' | 'answer' | 'review');

/** What a new lesson says at each place that is still to write, in the language of its edition. */
export type ScaffoldWords = Record<Word, string> & { ids: { firstArticle: string; secondArticle: string } };
