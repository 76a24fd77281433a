import type { MailLanguage } from '../mail/index.ts';

type About = { subject: string; title: string; intro: string; action: string };

type RosterWords = {
  connection: string;
  held: About;
  failed: About;
  errors: About;
  classes: About & { classCount: string; joined: string; left: string };
  whyAdmin: string;
  whyTeacher: string;
};

export const rosterWords: Record<MailLanguage, RosterWords> = {
  en: {
    connection: 'Roster source',
    held: {
      subject: 'Class lists: please check before many students leave their classes',
      title: 'A roster update is waiting for you',
      intro:
        'The latest roster would take unusually many people out of their classes. Nothing of that has been done. Please look at the list, then confirm it or leave the classes as they are.',
      action: 'Look at what would end',
    },
    failed: {
      subject: 'Class lists could not be updated',
      title: 'A roster update did not work',
      intro: 'Classes and accounts are as they were before. The report says what was wrong and how to mend it.',
      action: 'Open the report',
    },
    errors: {
      subject: 'Class lists were updated, with some gaps',
      title: 'A roster update was not complete',
      intro: 'Most of the roster is in place. The report names what could not be taken over and how to mend it.',
      action: 'Open the report',
    },
    classes: {
      subject: 'Your class lists changed',
      title: 'Your class lists changed',
      intro: 'Your school updated its rosters. The work of students who left is kept and comes back if they return.',
      action: 'See my classes',
      classCount: 'Classes',
      joined: 'Students who joined',
      left: 'Students who left',
    },
    whyAdmin: 'You get this message because you look after Alba Learn in your district.',
    whyTeacher: 'You get this message because your classes come from your school’s roster.',
  },
  pt: {
    connection: 'Origem das turmas',
    held: {
      subject: 'Turmas: confira antes que muitos alunos saiam',
      title: 'Uma atualização das turmas espera por você',
      intro:
        'A lista mais recente tiraria muita gente das turmas, mais do que o normal. Nada disso foi feito. Confira a lista e depois confirme, ou deixe as turmas como estão.',
      action: 'Ver o que seria encerrado',
    },
    failed: {
      subject: 'Não foi possível atualizar as turmas',
      title: 'Uma atualização das turmas não deu certo',
      intro: 'Turmas e contas continuam como estavam. O relatório mostra o que estava errado e como corrigir.',
      action: 'Abrir o relatório',
    },
    errors: {
      subject: 'Turmas atualizadas, com algumas falhas',
      title: 'Uma atualização das turmas ficou incompleta',
      intro: 'Quase tudo já está no lugar. O relatório mostra o que não pôde ser importado e como corrigir.',
      action: 'Abrir o relatório',
    },
    classes: {
      subject: 'Suas turmas mudaram',
      title: 'Suas turmas mudaram',
      intro: 'Sua escola atualizou as listas de alunos. As atividades de quem saiu ficam guardadas e voltam se o aluno voltar.',
      action: 'Ver minhas turmas',
      classCount: 'Turmas',
      joined: 'Alunos que entraram',
      left: 'Alunos que saíram',
    },
    whyAdmin: 'Você recebeu esta mensagem porque cuida do Alba Learn na sua rede.',
    whyTeacher: 'Você recebeu esta mensagem porque suas turmas vêm do sistema da sua escola.',
  },
  es: {
    connection: 'Origen de las listas',
    held: {
      subject: 'Listas de clase: revisa antes de que salgan muchos alumnos',
      title: 'Una actualización de las listas te espera',
      intro:
        'La lista más reciente sacaría de sus clases a más personas de lo normal. No se ha hecho nada de eso. Revisa la lista y luego confírmala, o deja las clases como están.',
      action: 'Ver qué terminaría',
    },
    failed: {
      subject: 'No se pudieron actualizar las listas de clase',
      title: 'Una actualización de las listas no funcionó',
      intro: 'Las clases y las cuentas siguen como estaban. El informe dice qué estaba mal y cómo corregirlo.',
      action: 'Abrir el informe',
    },
    errors: {
      subject: 'Listas de clase actualizadas, con algunas faltas',
      title: 'Una actualización de las listas quedó incompleta',
      intro: 'Casi todo está en su lugar. El informe dice qué no se pudo tomar y cómo corregirlo.',
      action: 'Abrir el informe',
    },
    classes: {
      subject: 'Cambiaron tus listas de clase',
      title: 'Cambiaron tus listas de clase',
      intro: 'Tu escuela actualizó sus listas. El trabajo de quienes salieron se conserva y vuelve si regresan.',
      action: 'Ver mis clases',
      classCount: 'Clases',
      joined: 'Alumnos que entraron',
      left: 'Alumnos que salieron',
    },
    whyAdmin: 'Recibes este mensaje porque administras Alba Learn en tu distrito.',
    whyTeacher: 'Recibes este mensaje porque tus clases vienen del sistema de tu escuela.',
  },
};
