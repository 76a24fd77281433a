import type { MailLanguage } from '../mail/index.ts';

type Words = { subject: string; title: string; intro: string; action: string; lasts?: string; why: string };
type AccountWords = {
  username: string;
  passwordChanged: Words;
  confirmEmail: Words;
  emailAsked: Words;
  emailChanged: Words;
};

export const accountWords: Record<MailLanguage, AccountWords> = {
  en: {
    username: 'Username',
    passwordChanged: {
      subject: 'Your Alba Learn password was changed',
      title: 'Your password was changed',
      intro: 'The password of this account was changed a moment ago. Everybody who was signed in with it elsewhere is signed out.',
      action: 'It was not me: set another one',
      why: 'You get this message because your address is on the account. If you changed the password yourself, you need to do nothing.',
    },
    confirmEmail: {
      subject: 'Confirm your e-mail for Alba Learn',
      title: 'Confirm your e-mail',
      intro: 'This address was written into the account below. It counts as soon as you confirm it.',
      action: 'Confirm this e-mail',
      lasts: 'The link works once and for 24 hours.',
      why: 'You get this message because somebody wrote your address into their account. If it was not you, leave it: nothing happens.',
    },
    emailAsked: {
      subject: 'Somebody asked to change the e-mail of your Alba Learn account',
      title: 'A new e-mail for your account',
      intro: 'In this account somebody wrote another e-mail. It takes the place of this address as soon as it is confirmed there.',
      action: 'It was not me: set a new password',
      why: 'You get this message because your address is on the account. If you changed it yourself, you need to do nothing.',
    },
    emailChanged: {
      subject: 'The e-mail of your Alba Learn account was changed',
      title: 'This address is no longer on your account',
      intro: 'From now on messages about this account go to another address, or to none.',
      action: 'Open Alba Learn',
      why: 'You get this message because your address was on the account until now. If it was not you who changed it, tell your school’s technical support.',
    },
  },
  pt: {
    username: 'Nome de usuário',
    passwordChanged: {
      subject: 'A senha da sua conta no Alba Learn mudou',
      title: 'Sua senha mudou',
      intro: 'A senha desta conta foi trocada há pouco. Quem estava usando a conta em outro lugar precisa entrar de novo.',
      action: 'Não fui eu: criar outra senha',
      why: 'Você recebeu esta mensagem porque seu e-mail está na conta. Se foi você que trocou a senha, não precisa fazer nada.',
    },
    confirmEmail: {
      subject: 'Confirme seu e-mail no Alba Learn',
      title: 'Confirme seu e-mail',
      intro: 'Este endereço foi informado na conta abaixo. Ele passa a valer assim que você confirmar.',
      action: 'Confirmar este e-mail',
      lasts: 'O link funciona uma só vez, durante 24 horas.',
      why: 'Você recebeu esta mensagem porque alguém informou seu endereço na própria conta. Se não foi você, ignore: nada acontece.',
    },
    emailAsked: {
      subject: 'Pediram para trocar o e-mail da sua conta no Alba Learn',
      title: 'Um novo e-mail para sua conta',
      intro: 'Alguém informou outro e-mail nesta conta. Ele substitui este endereço assim que for confirmado.',
      action: 'Não fui eu: criar uma nova senha',
      why: 'Você recebeu esta mensagem porque seu e-mail está na conta. Se foi você que trocou, não precisa fazer nada.',
    },
    emailChanged: {
      subject: 'O e-mail da sua conta no Alba Learn mudou',
      title: 'Este endereço saiu da sua conta',
      intro: 'A partir de agora, as mensagens sobre esta conta vão para outro endereço, ou para nenhum.',
      action: 'Abrir o Alba Learn',
      why: 'Você recebeu esta mensagem porque seu e-mail estava na conta até agora. Se não foi você que trocou, avise o suporte técnico da escola.',
    },
  },
  es: {
    username: 'Nombre de usuario',
    passwordChanged: {
      subject: 'La contraseña de tu cuenta de Alba Learn cambió',
      title: 'Tu contraseña cambió',
      intro: 'La contraseña de esta cuenta se cambió hace un momento. Quien usaba la cuenta en otro lugar debe volver a entrar.',
      action: 'No fui yo: crear otra contraseña',
      why: 'Recibes este mensaje porque tu correo está en la cuenta. Si cambiaste la contraseña, no hace falta hacer nada.',
    },
    confirmEmail: {
      subject: 'Confirma tu correo en Alba Learn',
      title: 'Confirma tu correo',
      intro: 'Esta dirección se escribió en la cuenta que ves abajo. Empezará a usarse cuando la confirmes.',
      action: 'Confirmar este correo',
      lasts: 'El enlace funciona una sola vez y durante 24 horas.',
      why: 'Recibes este mensaje porque alguien escribió tu dirección en su cuenta. Si no fuiste tú, ignóralo: no pasa nada.',
    },
    emailAsked: {
      subject: 'Alguien pidió cambiar el correo de tu cuenta de Alba Learn',
      title: 'Un correo nuevo para tu cuenta',
      intro: 'Alguien escribió otro correo en esta cuenta. Ocupará el lugar de esta dirección en cuanto se confirme.',
      action: 'No fui yo: crear una contraseña nueva',
      why: 'Recibes este mensaje porque tu correo está en la cuenta. Si hiciste el cambio, no hace falta hacer nada más.',
    },
    emailChanged: {
      subject: 'El correo de tu cuenta de Alba Learn cambió',
      title: 'Esta dirección ya no está en tu cuenta',
      intro: 'A partir de ahora, los mensajes sobre esta cuenta llegan a otra dirección, o a ninguna.',
      action: 'Abrir Alba Learn',
      why: 'Recibes este mensaje porque tu correo estaba en la cuenta hasta ahora. Si no hiciste este cambio, avisa al soporte técnico de la escuela.',
    },
  },
};
