import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  summary: 'One platform, from the first idea of a lesson to knowing who needs help.',
  sections: [
    {
      id: 'lessons',
      heading: 'Lessons that begin with something real',
      body: [
        'Every lesson starts from one thing that truly happened or truly exists: a field that became a volcano, a complaint pressed into clay. Students read, look closely, answer with evidence, and find more to explore at the end.',
        'Each passage is written again for every reading level. The ideas are the same at all of them, so a whole class can talk about the same thing.',
      ],
    },
    {
      id: 'us',
      heading: 'What the United States edition holds',
      editions: ['us'],
      body: [
        {
          facts: [
            ['Subjects', 'Science, social studies and English language arts.'],
            ['Reading', 'Four levels for grades 3–5 and four for grades 6–8, with their Lexile ranges for teachers.'],
            ['For planning', 'Units that put lessons in order, toolkits for elementary and middle school, and guides to print.'],
          ],
        },
      ],
    },
    {
      id: 'br',
      heading: 'What the Brazil edition holds',
      editions: ['br'],
      body: [
        {
          facts: [
            ['Subjects', 'Science, Portuguese and mathematics, written in Portuguese from Brazilian sources.'],
            ['Reading', 'Three levels of every passage.'],
            ['For planning', 'Didactic sequences that put lessons in order, and guides to print.'],
          ],
        },
      ],
    },
    {
      id: 'eslac',
      heading: 'What the Latin America edition holds',
      editions: ['eslac'],
      body: [
        {
          facts: [
            ['Subjects', 'Science, written in Spanish from Latin American sources.'],
            ['Reading', 'Four levels of every passage.'],
            ['For planning', 'Guides to print for every lesson.'],
          ],
        },
      ],
    },
    {
      id: 'teachers',
      heading: 'For teachers',
      body: [
        {
          list: [
            'Make a class; students join it with a code of six characters.',
            'Preview a lesson with its answers, then assign it to one class, several, or some students, with dates of their own where needed.',
            'See who has begun, who has turned in, what each question brought, and which wrong idea stands behind a wrong answer.',
            'Give a student a fresh start, and take it back within 30 days if it was a mistake.',
          ],
        },
      ],
    },
    {
      id: 'students',
      heading: 'For students',
      body: [
        {
          list: [
            'One page shows what is due and what is done.',
            'Answers are kept on the device and on the server, through lost connections and closed tabs.',
            'Where the teacher allows it, an answer can be checked and tried again.',
            'A dyslexia-friendly font, larger text, high contrast, and everything by keyboard.',
          ],
        },
      ],
    },
    {
      id: 'own',
      heading: 'Yours to run',
      body: [
        'The platform is open source. A school or district runs it on its own computer or with a host it trusts; its data stay there.',
        { to: 'privacy', words: 'How data are handled' },
        { to: 'support', words: 'Whom to ask' },
      ],
    },
  ],
};
