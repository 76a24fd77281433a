import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  summary: 'Most questions are answered fastest by somebody close to you.',
  sections: [
    {
      id: 'students',
      heading: 'Students and families',
      body: [
        'Ask your teacher first. Your teacher sees your class and your assignments, can open a lesson for you, and can let you in at once after too many wrong passwords.',
        'Families can ask the teacher or the school office. The school looks after its students’ accounts and can correct or delete them.',
      ],
    },
    {
      id: 'teachers',
      heading: 'Teachers',
      body: [
        'Ask the administrator of your school or district. They look after accounts, classes that move between teachers, and which lessons your school has.',
        'The quick-start guide in the Resources menu walks through your first class and your first assignment.',
      ],
    },
    {
      id: 'password',
      heading: 'A forgotten user name or password',
      body: [
        {
          list: [
            'Students: tell your teacher. Your teacher sees your user name on the class page and can set a new password.',
            'Teachers: choose “Forgot username or password?” on the sign-in page. If your account has no e-mail, ask your administrator.',
            'Administrators: the same way. If that fails, the people who run the server can set a new password.',
          ],
        },
        'Nobody can look up your old password, and nobody from support will ever ask you for it.',
      ],
    },
    {
      id: 'tell',
      heading: 'What to tell',
      body: [
        'A few facts save a lot of questions:',
        {
          list: [
            'What you wanted to do, and what happened instead.',
            'The address at the top of the browser and, if there was one, the number in the message.',
            'The day and time, and which device and browser you use.',
            'Your school and your user name. Never your password.',
          ],
        },
        'The page “About this build” shows the version. Whoever helps you may ask for it: it is at /application/metadata.',
      ],
    },
    {
      id: 'contact-us',
      heading: 'Write to support',
      editions: ['us'],
      body: [
        'School and district administrators can write to support when nobody nearby can help. Please leave students’ names and answers out of the letter; a class name and a time are enough to begin with.',
        { contact: 'Support for schools and districts:' },
      ],
    },
    {
      id: 'contact-br',
      heading: 'Write to us',
      editions: ['br'],
      body: [
        'School leaders and education departments in Brazil can write to us when nobody nearby can help. Please leave students’ names and answers out; a class name and a time are enough to begin with.',
        { contact: 'Contact for schools and education departments:' },
      ],
    },
    {
      id: 'contact-eslac',
      heading: 'Write to us',
      editions: ['eslac'],
      body: [
        'Principals and school networks in Latin America can write to us when nobody nearby can help. Please leave students’ names and answers out; a class name and a time are enough to begin with.',
        { contact: 'Contact for schools and networks:' },
      ],
    },
  ],
};
