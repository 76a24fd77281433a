import { describe, expect, it } from 'vitest';
import { type Change, problemsWith, soundLesson } from '../testing/planted.ts';
import { checkLesson } from './check-lesson.ts';

const head = 'lesson.yaml';
const spark = 'parts/spark.yaml';
const connect = 'parts/connect.yaml';
const build = 'parts/build.yaml';
const pond = 'articles/pond-in-winter.yaml';
const change = (file: string, find: string | RegExp, put: string): Change => ({ file, find, put });

const nineTenths = `{ id: nine-tenths, spoken: "nine tenths", mathml: "<math><mfrac><mn>9</mn><mn>10</mn></mfrac></math>" }`;
const withFormulas = (...formulas: string[]) => change(head, 'articles:', `formulas: [${formulas.join(', ')}]\narticles:`);

/** What is planted, where it must be found, and what the author must read. */
type Planted = [Change, { file?: string; field: string; says: string; severity?: 'warning' }];

const faults: Planted[] = [
  // schema
  [change(head, 'minutes: 40', 'minutes: forty'), { field: 'minutes', says: 'must be a number, but is "forty"' }],
  [change(head, 'grades: [4]', 'grade: [4]'), { field: 'grades', says: 'missing: add it' }],
  [change(head, 'subject: science', 'subject: sciense'), { field: 'subject', says: 'must be one of social-studies, science' }],
  [change(spark, 'minutes: 5', 'minutes: 5\nmood: calm'), { field: 'mood', says: 'unknown field' }],
  [change(spark, 'misconception: "takes any difference for the odd one",', ''), { field: 'questions[0].choices[0].misconception', says: 'missing: add it' }],
  [
    change(spark, '    explanation: "Unit 1 says that the ice', '    explained: "Unit 1 says that the ice'),
    { field: 'questions[0].explanation', says: 'missing: add it' },
  ],
  [change(spark, 'skill: compare-contrast', 'skill: compare'), { field: 'questions[0].skill', says: 'must be one of analyze-interpret-data' }],
  [change(connect, 'kind: ordering', 'kind: sorting'), { field: 'questions[0].kind', says: 'unknown kind' }],
  [
    change(head, 'description: "A block of ice', `description: "${'A long block '.repeat(12)}`),
    { field: 'cover.description', says: 'takes at most 140 characters' },
  ],
  [change(spark, 'then guess."', 'then guess.'), { field: '', says: 'Missing closing "quote' }],
  // head
  [change(head, 'id: us-sci-ice-floats', 'id: us-sci-ice'), { field: 'id', says: 'the folder is called "us-sci-ice-floats"' }],
  [change(head, '[physical]', '[civics]'), { field: 'categories[0]', says: 'unknown category; science has life' }],
  [change(head, 'grades: [4]', 'grades: [4, 6]'), { field: 'grades', says: '6 lies outside the band 3-5' }],
  [change(head, 'subject: science', 'subject: portuguese'), { field: 'subject', says: 'the us edition has no subject "portuguese"' }],
  // identifiers
  [change(connect, 'id: connect-word', 'id: connect-true'), { field: 'questions[4].id', says: 'the question id "connect-true" is taken' }],
  [change(head, 'id: dense', 'id: freeze'), { field: 'vocabulary[3].id', says: 'the word id "freeze" is taken' }],
  [change(spark, '    checklist:', '    recalls: spark-hunch\n    checklist:'), { field: 'questions[1].recalls', says: 'no open response of that id' }],
  [change(pond, 'id: pond-in-winter', 'id: pond'), { field: 'id', says: 'the file is called "pond-in-winter.yaml"' }],
  [change(spark, 'part: spark', 'part: build'), { field: 'part', says: 'the file is called "spark.yaml"' }],
  // what is still to write
  [change(spark, 'intro: "Read what Mia saw, then guess."', 'intro: "TODO: say what to do"'), { field: '', says: 'still to write: say what to do' }],
  // spelling of marked words
  [
    change(connect, '[[particles|particle]]', '[[particels|particle]]'),
    { field: 'resources[0].levels.1.paragraphs[0].units[0]', says: 'is no spelling of "particle": write particle or particles' },
  ],
  // links
  [
    change(connect, 'Find the unit that says more.', 'See https://example.org/ice.'),
    { field: 'questions[1].feedback[1]', says: 'put the address in sources.yaml' },
  ],
  // weight
  [
    change('images/pond.svg', '</svg>', `<!-- ${'x'.repeat(62_000)} --></svg>`),
    { file: head, field: '', says: 'images/pond.svg weighs 61 kB: the standard is 60', severity: 'warning' },
  ],
  // levels
  [change(pond, /\n {2}"4":[\s\S]*$/, '\n'), { field: 'levels', says: 'has no level 4: the ladder us-3-5 has levels 1, 2, 3, 4' }],
  [
    change(connect, /(units:\n)( *- "When water starts[^\n]*\n)( *- "The same[^\n]*\n)/, '$1$3'),
    { field: 'resources[0].levels.2.paragraphs[1]', says: 'a unit is the same idea at every level' },
  ],
  [
    change(connect, 'heading: "Room to spare"', 'heading: "Room"'),
    { field: 'resources[0].levels.2.paragraphs[1]', says: 'headings are the same at every level' },
  ],
  [change(build, 'after: 1', 'after: 2'), { field: 'resources[0].figures[0].after', says: 'the passage has 1' }],
  [
    change(pond, '"Fish rest there until spring. The lid keeps the cold wind out."', '"Fish rest there."'),
    { field: 'levels.1', says: 'levels differ by at most 20 %', severity: 'warning' },
  ],
  // readability
  [
    change(pond, 'Fish rest there until spring. The', 'Fish rest there until spring and all the while the'),
    { field: 'levels.1', says: 'a sentence of 16 words (at most 14)' },
  ],
  // vocabulary
  [change(spark, '[[surface]]', 'surface'), { file: head, field: 'vocabulary[4].word', says: 'not marked at level 1 of "two-cubes"' }],
  [change(connect, '[[particles|particle]]', '[[particles]]'), { field: 'resources[0].levels.1.paragraphs[0].units[0]', says: 'write [[particles|particle]]' }],
  [change(head, 'definition: "matter that', 'definition: "a solid matter that'), { field: 'vocabulary[5].definition', says: 'uses the word "solid" itself' }],
  [
    change(head, 'matter that keeps its shape', 'any matter that keeps its own shape when you put it in another box or cup'),
    { field: 'vocabulary[5].definition', says: 'has 16 words: write at most 15' },
  ],
  [change(head, 'Wax is a solid until', 'Wax is hard until'), { field: 'vocabulary[5].example', says: 'does not show "solid"', severity: 'warning' }],
  [
    change(connect, 'All matter is made', 'All solid matter is made'),
    { field: 'resources[0].levels.1.paragraphs[0].units[0]', says: 'uses "solid" before it is marked', severity: 'warning' },
  ],
  [change(build, 'What would happen to', 'What would [[happen]] to'), { field: 'questions[4].prompt', says: 'marks "happen" as the word "happen"' }],
  // marks
  [change(spark, 'What is odd about', 'What is **odd about'), { field: 'questions[0].prompt', says: 'has a mark that is not closed' }],
  [change(connect, 'It sinks in its', '[[It sinks] in its'), { field: 'resources[0].levels.1.paragraphs[0].units[1]', says: 'has a mark that is not closed' }],
  [change(head, 'summary: "Almost', 'summary: "**Almost**'), { field: 'summary', says: 'marks are not read here' }],
  [change(connect, 'text: "close together"', 'text: "*close* together"'), { field: 'questions[3].gaps[0].options[0].text', says: 'marks are not read here' }],
  // formulas
  [
    change(spark, 'Unit 1 says that the ice', '{=nine-tenths} Unit 1 says that the ice'),
    { field: 'questions[0].explanation', says: 'shows the formula "nine-tenths"' },
  ],
  [change(spark, 'Unit 1 says that the ice', '{=Nine tenths} Unit 1 says that the ice'), { field: 'questions[0].explanation', says: 'or {=formula-id}' }],
  [change(head, 'summary: "Almost', 'summary: "{=nine-tenths} Almost'), { field: 'summary', says: 'marks are not read here' }],
  [withFormulas(nineTenths), { field: 'formulas[0]', says: '"nine-tenths" is shown nowhere', severity: 'warning' }],
  [withFormulas(nineTenths, nineTenths), { field: 'formulas[1].id', says: '"nine-tenths" stands here twice' }],
  [withFormulas(nineTenths.replace('<mn>10</mn>', '')), { field: 'formulas[0].mathml', says: '<mfrac> needs 2 parts and has 1' }],
  [withFormulas(nineTenths.replaceAll('mfrac', 'script')), { field: 'formulas[0].mathml', says: '<script> is not used here' }],
  [withFormulas(nineTenths.replace('</mfrac>', '')), { field: 'formulas[0].mathml', says: 'is not well-formed' }],
  [withFormulas(nineTenths.replace('spoken: "nine tenths", ', '')), { field: 'formulas[0].spoken', says: 'missing: add it' }],
  // images
  [change(pond, 'images/pond.svg', 'images/lake.svg'), { field: 'picture.file', says: 'there is no images/lake.svg' }],
  [change(pond, 'description: "Ice', 'description: "Drawing of ice'), { field: 'picture.description', says: 'says that it is a picture' }],
  [change('images/pond.svg', '<path', '<script>alert(1)</script><path'), { file: pond, field: 'picture.file', says: 'holds a <script>' }],
  [change('images/pond.svg', 'viewBox="0 0 320 200" ', ''), { file: pond, field: 'picture.file', says: 'has no viewBox' }],
  [change('images/pond.svg', '<path', '<text>ice</text><path'), { file: pond, field: 'picture.file', says: 'holds text', severity: 'warning' }],
  // kinds
  [
    change(spark, '{ text: "It rises where wax sinks.", correct: true }', '{ text: "It rises.", misconception: "m", feedback: ["One.", "Two."] }'),
    { field: 'questions[0].choices', says: 'has 0 right answers' },
  ],
  [change(connect, 'they lock into {{gap}}.', 'they lock.'), { field: 'questions[3].text', says: 'has 1 {{gap}} marks, but there are 2 gaps' }],
  [change(build, 'Which **two** things', 'Which things'), { field: 'questions[1].prompt', says: 'write "two"' }],
  [change(build, 'value: 460', 'value: 20'), { field: 'questions[0].slips[0].value', says: '20 would count as right' }],
  [change(build, 'text: "oil", option: 1', 'text: "oil", option: 3'), { field: 'questions[2].rows[2].option', says: 'there is no option 3' }],
  [change(connect, '"Particles lock into rings."', '"The water gets cold."'), { field: 'questions[0].steps', says: 'the same text twice' }],
  // hot text
  [change(connect, 'keys: [4]', 'keys: [5]'), { field: 'questions[1].keys', says: 'unit 5 is not among the offered units' }],
  [change(connect, 'units: [1, 2, 3, 4]', 'units: [1, 2, 3, 4, 5]'), { field: 'questions[1].units', says: '"rings-of-water" has no unit 5' }],
  [
    change(connect, 'The rings hold a lot of room.', 'The rings hold a lot of room,'),
    { field: 'questions[1].units[2]', says: 'unit 3 is not whole sentences at level 1' },
  ],
  [change(build, 'alternatives: [[4]]', 'alternatives: [[4, 2]]'), { field: 'questions[3].alternatives[0]', says: 'has 2 units, the key has 1' }],
  [change(connect, '- { unit: 3,', '- { unit: 4,'), { field: 'questions[1].wrong[0].unit', says: 'unit 4 is a key' }],
  [change(connect, 'resource: rings-of-water\n', 'resource: two-cubes\n'), { field: 'questions[1].resource', says: 'this part has no resource "two-cubes"' }],
  // evidence
  [change(spark, /evidence: .*\n/, '\n'), { field: 'questions[0].evidence', says: 'has no evidence' }],
  [
    change(spark, '{ resource: two-cubes, paragraphs: [1] }', '{ resource: cubes, paragraphs: [1] }'),
    { field: 'questions[0].evidence.resource', says: 'has no resource "cubes"' },
  ],
  [
    change(spark, '{ resource: two-cubes, paragraphs: [1] }', '{ resource: two-cubes, paragraphs: [2] }'),
    { field: 'questions[0].evidence.paragraphs', says: 'there is no paragraph 2' },
  ],
  // feedback, balance, lengths
  [
    change(spark, 'how cold is the wax?"', 'how cold is the wax!"'),
    { field: 'questions[0].choices[0].feedback[0]', says: 'exclamation mark', severity: 'warning' },
  ],
  [
    change(spark, '"Compare where each cube ends up."', '"It rises where wax sinks."'),
    { field: 'questions[0].choices[0].feedback[1]', says: 'names the right answer', severity: 'warning' },
  ],
  [
    change(spark, 'It rises where wax sinks.', 'It rises up where the cold wax sinks.'),
    { field: 'questions[0].choices', says: 'the longest by more than 20 %', severity: 'warning' },
  ],
  [
    change(spark, 'Both are solids in their own liquid, and only one of them stays on top.', ''),
    { field: 'questions[0].explanation', says: 'an explanation has 35 to 70', severity: 'warning' },
  ],
  [
    change(spark, 'What is odd about the ice?', `What is odd ${'in all of this '.repeat(8)}?`),
    { field: 'questions[0].prompt', says: 'a question has at most 30', severity: 'warning' },
  ],
  // minimums
  [
    change(build, 'skill: compare-contrast', 'skill: fact-opinion'),
    { file: head, field: '', says: 'the skill compare-contrast has 1 question', severity: 'warning' },
  ],
  [change('sources.yaml', /^[^\n]*\n/, ''), { field: '', says: 'needs at least 5 entries' }],
];

describe('@K-PACKS content check', () => {
  it('finds nothing to mend in a sound lesson', () => {
    const { problems, lesson } = checkLesson(soundLesson);
    expect(problems).toEqual([]);
    expect(lesson?.parts.map((part) => part.part)).toEqual(['spark', 'connect', 'build', 'learn-more']);
  });

  it.each(faults.map(([planted, expected]) => [`${planted.file}: ${planted.put.slice(0, 60)}`, planted, expected] as const))(
    'tells about %s',
    (_, planted, expected) => {
      const problems = problemsWith(planted);
      const found = problems.filter((problem) => problem.field === expected.field && problem.message.includes(expected.says));
      expect(problems, JSON.stringify(problems, undefined, 1)).toContainEqual(found[0]);
      expect(found[0]).toMatchObject({ file: expected.file ?? planted.file, severity: expected.severity ?? 'error' });
    },
  );

  it('names the line to go to', () => {
    const [problem] = problemsWith(change(build, 'value: 460', 'value: 20'));
    expect(problem).toEqual({
      file: build,
      line: 80,
      field: 'questions[0].slips[0].value',
      message: '20 would count as right: it lies within the tolerance of 20',
      severity: 'error',
    });
  });

  it('gives no lesson while there is an error', () => {
    expect(problemsWith(change(head, 'grades: [4]', 'grades: [9]'))).toHaveLength(1);
  });
});
