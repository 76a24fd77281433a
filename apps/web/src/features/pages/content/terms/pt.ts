import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  summary: 'Regras curtas para um lugar onde as pessoas aprendem juntas.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'agreement',
      heading: 'Quem concorda com o quê',
      body: [
        'Sua escola ou rede de ensino mantém esta instalação do Alba Learn e dá uma conta a você. Ao usar, você concorda com estes termos. Se você é criança ou adolescente, a escola ou a família concorda por você; leia este texto com uma pessoa adulta. As regras da sua escola também valem aqui.',
      ],
    },
    {
      id: 'you',
      heading: 'O que pedimos a você',
      body: [
        {
          list: [
            'Guarde sua senha só para você e saia da conta em dispositivos compartilhados.',
            'Use seu nome, ou o que a escola lhe deu, e entregue atividades feitas por você.',
            'Escreva com gentileza. Nada que machuque, nem informações íntimas de outras pessoas.',
            'Não procure caminhos para contas, respostas ou partes do sistema que não são suas. Se encontrar uma falha, avise a escola: isso ajuda todo mundo.',
          ],
        },
      ],
    },
    {
      id: 'teachers',
      heading: 'Para professores e administradores',
      body: [
        {
          list: [
            'Coloque em suas turmas só estudantes da sua escola e consulte os dados deles só para ensinar.',
            'Entregue códigos e links das turmas apenas a quem eles se destinam.',
            'Um resultado é um sinal entre muitos. Não decida nada sobre um estudante só por ele.',
          ],
        },
      ],
    },
    {
      id: 'yours',
      heading: 'O que é de quem',
      body: [
        'O que você escreve continua sendo seu. A escola pode guardar e mostrar a seus professores para que as aulas e os relatórios funcionem, e para mais nada. Aulas, imagens e vídeos são de seus autores; quando uma fonte pede que seu nome ou sua licença apareça, isso está na aula. O software é de código aberto, e a licença dele diz o que se pode fazer.',
      ],
    },
    {
      id: 'promise',
      heading: 'O que você pode esperar',
      body: [
        'Sua escola ou rede cuida para que o serviço funcione e para que nada do que você fez se perca. Ele pode parar por um tempo para manutenção, e nenhum software está livre de erros. Se uma aula ou um resultado estiver errado, conte ao professor, para que seja corrigido. Nada nestes termos tira um direito que a lei dá a você.',
      ],
    },
    {
      id: 'end',
      heading: 'Quando termina',
      body: [
        'Você pode parar quando quiser e pedir à escola que apague sua conta. A escola pode encerrar uma conta usada para prejudicar alguém; antes, explica o motivo e ouve você, a não ser que esperar cause dano a alguém. O que acontece então com os dados está na política de privacidade.',
        { to: 'privacy', words: 'Ler a política de privacidade' },
      ],
    },
    {
      id: 'changes',
      heading: 'Mudanças e desacordos',
      body: [
        'A data no alto muda junto com o texto, e mudanças importantes são anunciadas antes de valer. Se você discordar de algo, converse primeiro com a escola. Se isso não resolver, vale a lei do lugar onde a escola fica.',
      ],
    },
  ],
};
