import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  summary: 'An open platform for classrooms that read, ask and find out.',
  sections: [
    {
      id: 'why',
      heading: 'Why Alba Learn exists',
      body: [
        'Alba is the first light of the day: the moment when shapes become things. We want learning to feel like that. A child reads something true, wonders, looks for evidence, and sees a little more than before.',
        'We also want teachers to see at a glance who needs them, and schools to keep hold of what belongs to their students.',
      ],
    },
    {
      id: 'how',
      heading: 'What we hold on to',
      body: [
        {
          list: [
            'Nothing a student writes gets lost.',
            'Every student can take part: by keyboard, with a screen reader, on a phone, on a slow connection.',
            'Facts have sources, and each lesson is checked before it is published. When a mistake is found, it is corrected.',
            'A child is a learner here, not a target. No advertising, no selling of data.',
          ],
        },
      ],
    },
    {
      id: 'open',
      heading: 'Open by design',
      body: [
        'The software and the format of its lessons are open source. Everybody may read how a score is computed, run the platform for a school, suggest a change, or write a lesson.',
        'Alba Learning is the name under which the platform is published. The school or district that runs it is the one responsible for your account.',
      ],
    },
    {
      id: 'us',
      heading: 'The United States edition',
      editions: ['us'],
      body: ['Written in English for grades 3 to 8, with reading levels shown to teachers as Lexile ranges and lessons aligned to published standards.'],
    },
    {
      id: 'br',
      heading: 'The Brazil edition',
      editions: ['br'],
      body: [
        'Written in Portuguese for Brazilian classrooms, not translated: the stories, numbers and sources come from Brazil, and lessons are aligned to the BNCC.',
      ],
    },
    {
      id: 'eslac',
      heading: 'The Latin America edition',
      editions: ['eslac'],
      body: [
        'Written in Spanish for the classrooms of Latin America, not translated: its stories happen between the Andes, the deserts and the oceans of the region.',
      ],
    },
  ],
};
