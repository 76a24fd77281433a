import type { MailLanguage } from '../mail/index.ts';

type RecoveryWords = {
  subject: string;
  title: string;
  intro: string;
  introMany: string;
  username: string;
  school: string;
  setPassword: string;
  lasts: string;
  otherWay: string;
  turnedOff: string;
  why: string;
};

export const recoveryWords: Record<MailLanguage, RecoveryWords> = {
  en: {
    subject: 'Get back in to Alba Learn',
    title: 'Get back in',
    intro: 'Somebody asked how to get back in with this e-mail address. This is the account it belongs to.',
    introMany: 'Somebody asked how to get back in with this e-mail address. These are the accounts it belongs to.',
    username: 'Username',
    school: 'School',
    setPassword: 'Set a new password',
    lasts: 'A link works once and for 30 minutes. The password you have now stays until you set another one.',
    otherWay: 'This account signs in with Google, Clever or a sign-in card, so it needs no password.',
    turnedOff: 'This account is turned off. Ask your school’s technical support to turn it on again.',
    why: 'You get this message because your address was typed in on the sign-in page. If it was not you, you need to do nothing: nobody gets in without this message.',
  },
  pt: {
    subject: 'Volte a entrar no Alba Learn',
    title: 'Volte a entrar',
    intro: 'Alguém pediu ajuda para voltar a entrar com este e-mail. Esta é a conta ligada a ele.',
    introMany: 'Alguém pediu ajuda para voltar a entrar com este e-mail. Estas são as contas ligadas a ele.',
    username: 'Nome de usuário',
    school: 'Escola',
    setPassword: 'Criar uma nova senha',
    lasts: 'Cada link funciona uma só vez, durante 30 minutos. A senha atual continua valendo até você criar outra.',
    otherWay: 'Para esta conta, a entrada é com o Google, o Clever ou um cartão de entrada. Ela não precisa de senha.',
    turnedOff: 'Esta conta está desativada. Peça ao suporte técnico da escola para ativá-la de novo.',
    why: 'Você recebeu esta mensagem porque seu e-mail foi digitado na página de entrada. Se não foi você, não precisa fazer nada: ninguém entra sem esta mensagem.',
  },
  es: {
    subject: 'Vuelve a entrar en Alba Learn',
    title: 'Vuelve a entrar',
    intro: 'Alguien pidió ayuda para volver a entrar con este correo. Esta es la cuenta que le corresponde.',
    introMany: 'Alguien pidió ayuda para volver a entrar con este correo. Estas son las cuentas que le corresponden.',
    username: 'Nombre de usuario',
    school: 'Escuela',
    setPassword: 'Crear una contraseña nueva',
    lasts: 'Cada enlace funciona una sola vez y durante 30 minutos. La contraseña actual sigue valiendo hasta que se cree otra.',
    otherWay: 'A esta cuenta se entra con Google, Clever o una tarjeta de entrada, así que no necesita contraseña.',
    turnedOff: 'Esta cuenta está desactivada. El soporte técnico de la escuela puede volver a activarla.',
    why: 'Recibes este mensaje porque alguien escribió tu correo en la página de acceso. Si no fuiste tú, no hace falta hacer nada: nadie entra sin este mensaje.',
  },
};
