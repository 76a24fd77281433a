import type { MailLanguage } from '../mail/index.ts';

/** What changes who gets in to an account. */
export const noticeKinds = ['second-step-on', 'second-step-off', 'provider-connected', 'provider-disconnected'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

type Notice = { subject: string; title: string; intro: string };
type NoticeWords = { username: string; service: string; action: string; why: string; notices: Record<NoticeKind, Notice> };

export const noticeWords: Record<MailLanguage, NoticeWords> = {
  en: {
    username: 'Username',
    service: 'Service',
    action: 'It was not me: set another password',
    why: 'You get this message because your address is on the account. If it was you, you need to do nothing. If not, set another password and tell your school’s technical support.',
    notices: {
      'second-step-on': {
        subject: 'The second step of your Alba Learn account was turned on',
        title: 'The second step is on',
        intro: 'From now on this account asks for a code of an app at sign-in, after the password and after Google or Clever.',
      },
      'second-step-off': {
        subject: 'The second step of your Alba Learn account was turned off',
        title: 'The second step is off',
        intro: 'From now on this account asks for no code at sign-in.',
      },
      'provider-connected': {
        subject: 'A new way to sign in to your Alba Learn account',
        title: 'A new way to sign in',
        intro: 'From now on the service below opens this account too.',
      },
      'provider-disconnected': {
        subject: 'A way to sign in to your Alba Learn account was removed',
        title: 'A way to sign in was removed',
        intro: 'From now on the service below no longer opens this account.',
      },
    },
  },
  pt: {
    username: 'Nome de usuário',
    service: 'Serviço',
    action: 'Não fui eu: criar outra senha',
    why: 'Você recebeu esta mensagem porque seu e-mail está na conta. Se foi você, não precisa fazer nada. Se não foi, crie outra senha e avise o suporte técnico da escola.',
    notices: {
      'second-step-on': {
        subject: 'A segunda etapa da sua conta no Alba Learn foi ativada',
        title: 'A segunda etapa está ativada',
        intro: 'A partir de agora, esta conta pede o código de um aplicativo na hora de entrar, depois da senha e também depois do Google ou do Clever.',
      },
      'second-step-off': {
        subject: 'A segunda etapa da sua conta no Alba Learn foi desativada',
        title: 'A segunda etapa está desativada',
        intro: 'A partir de agora, esta conta não pede mais um código na hora de entrar.',
      },
      'provider-connected': {
        subject: 'Uma nova forma de entrar na sua conta do Alba Learn',
        title: 'Uma nova forma de entrar',
        intro: 'A partir de agora, também dá para entrar nesta conta com o serviço abaixo.',
      },
      'provider-disconnected': {
        subject: 'Uma forma de entrar na sua conta do Alba Learn foi retirada',
        title: 'Uma forma de entrar foi retirada',
        intro: 'A partir de agora, não dá mais para entrar nesta conta com o serviço abaixo.',
      },
    },
  },
  es: {
    username: 'Nombre de usuario',
    service: 'Servicio',
    action: 'No fui yo: crear otra contraseña',
    why: 'Recibes este mensaje porque tu correo está en la cuenta. Si fuiste tú, no hace falta hacer nada. Si no, crea otra contraseña y avisa al soporte técnico de la escuela.',
    notices: {
      'second-step-on': {
        subject: 'Se activó el segundo paso de tu cuenta de Alba Learn',
        title: 'El segundo paso está activado',
        intro: 'A partir de ahora, esta cuenta pide el código de una aplicación al entrar, después de la contraseña y también después de Google o Clever.',
      },
      'second-step-off': {
        subject: 'Se desactivó el segundo paso de tu cuenta de Alba Learn',
        title: 'El segundo paso está desactivado',
        intro: 'A partir de ahora, esta cuenta ya no pide un código al entrar.',
      },
      'provider-connected': {
        subject: 'Una nueva forma de entrar en tu cuenta de Alba Learn',
        title: 'Una nueva forma de entrar',
        intro: 'A partir de ahora, también se puede entrar en esta cuenta con el servicio que ves abajo.',
      },
      'provider-disconnected': {
        subject: 'Se quitó una forma de entrar en tu cuenta de Alba Learn',
        title: 'Se quitó una forma de entrar',
        intro: 'A partir de ahora, ya no se puede entrar en esta cuenta con el servicio que ves abajo.',
      },
    },
  },
};
