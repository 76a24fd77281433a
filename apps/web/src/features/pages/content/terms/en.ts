import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  summary: 'Short rules for a place where people learn together.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'agreement',
      heading: 'Who agrees to what',
      body: [
        'Your school or district runs this installation of Alba Learn and gives you an account. By using it you agree to these terms. If you are a child, your school or your family agrees for you; read them together with a grown-up. The rules of your school apply here too.',
      ],
    },
    {
      id: 'you',
      heading: 'What we ask of you',
      body: [
        {
          list: [
            'Keep your password to yourself, and sign out on devices you share.',
            'Use your own name, or the one your school gave you, and hand in your own work.',
            'Be kind in what you write. Nothing hurtful, and nothing private about other people.',
            'Do not look for ways into accounts, answers or parts of the system that are not yours. If you find a hole, tell your school: that helps everybody.',
          ],
        },
      ],
    },
    {
      id: 'teachers',
      heading: 'For teachers and administrators',
      body: [
        {
          list: [
            'Put only students of your school into your classes, and look at their data only for teaching.',
            'Give class codes and links to the people they are meant for.',
            'A score is one sign among many. Do not decide about a student by it alone.',
          ],
        },
      ],
    },
    {
      id: 'yours',
      heading: 'What belongs to whom',
      body: [
        'What you write stays yours. The school may keep it and show it to your teachers so that lessons and reports work, and for nothing else. Lessons, pictures and videos belong to their authors; where a source asks for its name or license to be shown, it stands with the lesson. The software is open source, and its license says what you may do with it.',
      ],
    },
    {
      id: 'promise',
      heading: 'What you can expect',
      body: [
        'Your school or district takes care that the service works and that your work is not lost. It can be closed for a while for repairs, and no software is free of mistakes. If a lesson or a score is wrong, tell your teacher, so that it can be put right. Nothing in these terms takes away a right that the law gives you.',
      ],
    },
    {
      id: 'end',
      heading: 'When it ends',
      body: [
        'You may stop whenever you like and ask your school to delete your account. The school may close an account that is used to harm others; it says why and hears you first, unless waiting would hurt somebody. What happens to the data then stands in the privacy policy.',
        { to: 'privacy', words: 'Read the privacy policy' },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and disagreements',
      body: [
        'The date at the top changes with the text, and important changes are announced before they apply. If you disagree about something, talk to your school first. If that does not settle it, the law of the place where the school is applies.',
      ],
    },
  ],
};
