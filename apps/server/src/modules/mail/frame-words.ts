import type { MailLanguage } from './letter.ts';

/** What every message says around its letter. */
type FrameWords = { copyAddress: string; noReply: string };

export const frameWords: Record<MailLanguage, FrameWords> = {
  en: {
    copyAddress: 'If the button does not work, copy this address into your browser:',
    noReply: 'This message was sent by a machine. Nobody reads answers to it.',
  },
  pt: {
    copyAddress: 'Se o botão não funcionar, copie este endereço no navegador:',
    noReply: 'Esta mensagem foi enviada automaticamente. Ninguém lê as respostas.',
  },
  es: {
    copyAddress: 'Si el botón no funciona, copia esta dirección en el navegador:',
    noReply: 'Este mensaje se envió de forma automática. Nadie lee las respuestas.',
  },
};
