import type { MailLanguage } from '../mail/index.ts';

type InvitationWords = {
  subject: string;
  title: string;
  intro: Record<'teacher' | 'admin', string>;
  institution: string;
  role: string;
  roles: Record<'teacher' | 'admin', string>;
  accept: string;
  lasts: string;
  why: string;
};

export const invitationWords: Record<MailLanguage, InvitationWords> = {
  en: {
    subject: 'Your invitation to Alba Learn',
    title: 'You are invited to Alba Learn',
    intro: {
      teacher: 'Your school works with Alba Learn and invites you to make your account. You choose your username and password yourself.',
      admin: 'You are asked to look after Alba Learn. You choose your username and password yourself.',
    },
    institution: 'School or district',
    role: 'Role',
    roles: { teacher: 'Teacher', admin: 'Administrator' },
    accept: 'Make my account',
    lasts: 'The link works once and for 7 days. Pass it on to nobody: whoever opens it can make the account in your place.',
    why: 'You get this message because somebody who looks after your school gave your address. If it is not for you, delete it.',
  },
  pt: {
    subject: 'Seu convite para o Alba Learn',
    title: 'Convite para o Alba Learn',
    intro: {
      teacher: 'Sua escola usa o Alba Learn e convida você a criar sua conta. Você escolhe o nome de usuário e a senha.',
      admin: 'Você recebeu o convite para cuidar do Alba Learn. Você escolhe o nome de usuário e a senha.',
    },
    institution: 'Escola ou rede',
    role: 'Função',
    roles: { teacher: 'Docente', admin: 'Administração' },
    accept: 'Criar minha conta',
    lasts: 'O link funciona uma só vez, durante 7 dias. Não passe o link para ninguém: quem abrir cria a conta no seu lugar.',
    why: 'Você recebeu esta mensagem porque quem cuida da sua escola informou seu e-mail. Se não for para você, apague.',
  },
  es: {
    subject: 'Tu invitación a Alba Learn',
    title: 'Invitación a Alba Learn',
    intro: {
      teacher: 'Tu escuela usa Alba Learn y te invita a crear tu cuenta. El nombre de usuario y la contraseña los eliges tú.',
      admin: 'Recibes esta invitación para administrar Alba Learn. El nombre de usuario y la contraseña los eliges tú.',
    },
    institution: 'Escuela o distrito',
    role: 'Rol',
    roles: { teacher: 'Docente', admin: 'Administración' },
    accept: 'Crear mi cuenta',
    lasts: 'El enlace funciona una sola vez y durante 7 días. No lo compartas: quien lo abra puede crear la cuenta en tu lugar.',
    why: 'Recibes este mensaje porque quien administra tu escuela dio tu dirección. Si no es para ti, bórralo.',
  },
};
