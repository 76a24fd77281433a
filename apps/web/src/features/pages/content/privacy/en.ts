import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  summary: 'What Alba Learn keeps about you, why, for how long, and who can see it.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'short',
      heading: 'The short version',
      body: [
        {
          list: [
            'We keep what a class needs to work: who you are, which classes you are in, and the work you do in lessons.',
            'There is no advertising. Nothing about you is sold, and nobody builds a profile of you to sell you things.',
            'Your voice, your face and your location are never recorded.',
            'You, your teachers and your school can see your work. Your classmates cannot.',
            'What a teacher removes can be brought back for 30 days. After that it is erased.',
          ],
        },
      ],
    },
    {
      id: 'who',
      heading: 'Who is responsible',
      body: [
        'Alba Learn is open source software. A school or a district runs it itself, or asks somebody it trusts to run it, and that school or district decides whose accounts exist and what they are used for. It is responsible for the data, and it may add a notice of its own to this policy.',
        'This policy describes what the software does everywhere it runs. It is the same in every edition.',
      ],
    },
    {
      id: 'what',
      heading: 'What is kept, and why',
      body: [
        {
          facts: [
            [
              'Your account',
              'First and last name, or just an initial; user name; school; role; when you last signed in; your preferences. Teachers also have an e-mail address; for students it is optional. This is how you sign in and how others address you.',
            ],
            ['Your password', 'Only as a one-way code from which nobody can read the password itself.'],
            ['Your classes', 'The name and description of a class, who teaches it, who is in it, since when, and when they last visited.'],
            ['Reading levels', 'The level a teacher set for a student, so that passages arrive at the right level.'],
            ['Assignments', 'Which lesson was given by whom and to whom, with its dates and any dates of a student’s own.'],
            [
              'Work in lessons',
              'Answers, tries, time spent working, the score and the skills it shows, and the history of the work. This is how nothing gets lost and how teachers see who needs help.',
            ],
            [
              'Daily counts',
              'How often somebody signed in, how many lessons were assigned or finished, and how long they worked that day. Nothing about single answers.',
            ],
            [
              'Security records',
              'Which sessions are open, and who did what when it matters, such as removing a class. To stop people from guessing passwords, user names, devices and network addresses are noted for a while as codes that cannot be read back. The server’s logs hold numbers, not names.',
            ],
          ],
        },
      ],
    },
    {
      id: 'device',
      heading: 'What stays on your device',
      body: [
        'Your browser keeps you signed in and remembers your language, your reading settings and where you were in a lesson. Answers are kept there too until the server has them, so that a lost connection costs you nothing. There are no advertising or tracking cookies. On a shared device, sign out when you are done.',
      ],
    },
    {
      id: 'never',
      heading: 'What is never collected',
      body: [
        {
          list: [
            'Recordings of voices. The read-aloud tool speaks; it does not listen.',
            'Pictures of you, your camera, your contacts or your location.',
            'Home addresses, telephone numbers, or anything about health, religion or money.',
            'What you do on other sites.',
          ],
        },
      ],
    },
    {
      id: 'who-sees',
      heading: 'Who can see it',
      body: [
        {
          facts: [
            ['A student', 'Their own account, classes and work.'],
            ['Teachers', 'Names, answers, scores, time and reading levels of the students in their classes.'],
            ['School and district administrators', 'What they need to run their own school or district.'],
            ['Whoever runs the server', 'What keeping the system working and safe requires, as the school or district tells them.'],
          ],
        },
        'Nobody else. Pages, pictures, videos and fonts all come from the same server: as delivered, Alba Learn sends nothing to any other company and uses no outside analytics, advertising or artificial intelligence. If your school connects another service, such as a way to sign in, that service learns that you use it, and its own rules apply there. Your school can tell you which ones it has connected.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long it is kept',
      body: [
        {
          facts: [
            ['Account and daily counts', 'As long as the account exists.'],
            ['Classes and assignments', 'Until they are removed. For 30 days they can be brought back; then they are erased.'],
            [
              'A student’s work',
              'As long as the account, or until 30 days after it was reset, after its assignment or class was removed, or after the student was taken out of the class together with their work.',
            ],
            ['Sessions', 'Until they end, 30 days at most.'],
            ['Records of who did what', '24 months.'],
          ],
        },
        'Whoever runs the server also makes backups and decides how long those are kept. Your school can tell you.',
      ],
    },
    {
      id: 'children',
      heading: 'Children and their families',
      body: [
        'Most people here are children, so we ask for little and use it for one thing: learning at school. Students get an account through their school. Parents and guardians may ask the school at any time to see what is kept about their child, to correct it, to receive a copy, to delete it, or to stop collecting more.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights where you live',
      body: [
        {
          facts: [
            [
              'United States',
              'Under COPPA a school may agree on behalf of parents for educational use only; parents keep the right to review and delete. Under FERPA, student work is an education record under the school’s control: families, and students from 18 on, may inspect it and ask for corrections.',
            ],
            [
              'Brazil',
              'Under the LGPD (Law 13.709/2018) children’s data are handled in their best interest (article 14), and you may ask for confirmation, access, correction, deletion and information about sharing (article 18). You may also turn to the national authority, ANPD.',
            ],
            [
              'Other countries of Latin America',
              'The law of your country applies. In most of them you may ask for access, correction and deletion, object to a use, and complain to the authority for data protection.',
            ],
          ],
        },
        'Ask your school first: it knows you and can check that it is really you. It must not cost you anything.',
      ],
    },
    {
      id: 'safety',
      heading: 'How it is kept safe',
      body: [
        'The server checks on every request whether this person may see or change this thing. Access from one school never reaches into another. Important actions are recorded. If something goes wrong all the same, the school or district tells the people concerned and the authorities as the law requires.',
      ],
    },
    {
      id: 'changes',
      heading: 'When this policy changes',
      body: [
        'The date at the top changes with the text. A new use of data is announced before it begins. Earlier versions stand in the public history of the source code.',
        { to: 'support', words: 'Questions about privacy? See whom to ask' },
      ],
    },
  ],
};
