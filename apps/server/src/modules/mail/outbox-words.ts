import type { MailLanguage } from './letter.ts';

type OutboxWords = { title: string; marked: string; empty: string; to: string; asHtml: string; back: string; asText: string };

export const outboxWords: Record<MailLanguage, OutboxWords> = {
  en: {
    title: 'Outbox of this demonstration',
    marked: 'No mail server is set, so these messages were not sent to anybody. They are kept here for 7 days for whoever runs this demonstration.',
    empty: 'No messages yet. Reload this page a moment after something was asked that sends one.',
    to: 'To',
    asHtml: 'As the mail program shows it',
    back: 'All messages',
    asText: 'As text',
  },
  pt: {
    title: 'Caixa de saída desta demonstração',
    marked:
      'Não há servidor de e-mail configurado, por isso estas mensagens não foram enviadas a ninguém. Ficam aqui por 7 dias para quem opera a demonstração.',
    empty: 'Ainda não há mensagens. Recarregue a página um instante depois de pedir algo que envie uma.',
    to: 'Para',
    asHtml: 'Como o programa de e-mail mostra',
    back: 'Todas as mensagens',
    asText: 'Como texto',
  },
  es: {
    title: 'Bandeja de salida de esta demostración',
    marked: 'No hay servidor de correo configurado, así que estos mensajes no se enviaron a nadie. Se guardan aquí 7 días para quien opera la demostración.',
    empty: 'Todavía no hay mensajes. Vuelve a cargar la página un momento después de pedir algo que envíe uno.',
    to: 'Para',
    asHtml: 'Como lo muestra el programa de correo',
    back: 'Todos los mensajes',
    asText: 'Como texto',
  },
};
