import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  summary: 'Uma só plataforma, da primeira ideia da aula até saber quem precisa de ajuda.',
  sections: [
    {
      id: 'lessons',
      heading: 'Aulas que começam por algo real',
      body: [
        'Toda aula parte de algo que aconteceu ou existe de verdade: uma raiz venenosa que vira farinha, uma piada que enganou uma revista. Os estudantes leem, observam de perto, respondem com evidências e, no fim, encontram mais para explorar.',
        'Cada texto é reescrito para cada nível de leitura. As ideias são as mesmas em todos eles, e a turma inteira pode conversar sobre o mesmo assunto.',
      ],
    },
    {
      id: 'us',
      heading: 'O que há na edição dos Estados Unidos',
      editions: ['us'],
      body: [
        {
          facts: [
            ['Componentes', 'Ciências, estudos sociais e língua inglesa.'],
            ['Leitura', 'Quatro níveis para o 3º ao 5º ano e quatro para o 6º ao 8º, com as faixas Lexile para professores.'],
            ['Para planejar', 'Sequências didáticas que ordenam as aulas, materiais para os anos iniciais e finais e guias para imprimir.'],
          ],
        },
      ],
    },
    {
      id: 'br',
      heading: 'O que há na edição do Brasil',
      editions: ['br'],
      body: [
        {
          facts: [
            ['Componentes', 'Ciências, Língua Portuguesa e Matemática, com aulas escritas em português a partir de fontes brasileiras.'],
            ['Leitura', 'Três níveis para cada texto.'],
            ['Para planejar', 'Sequências didáticas que ordenam as aulas e guias para imprimir.'],
          ],
        },
      ],
    },
    {
      id: 'eslac',
      heading: 'O que há na edição da América Latina',
      editions: ['eslac'],
      body: [
        {
          facts: [
            ['Componentes', 'Ciências, com aulas escritas em espanhol a partir de fontes latino-americanas.'],
            ['Leitura', 'Quatro níveis para cada texto.'],
            ['Para planejar', 'Guias para imprimir em todas as aulas.'],
          ],
        },
      ],
    },
    {
      id: 'teachers',
      heading: 'Para professores',
      body: [
        {
          list: [
            'Crie uma turma; os estudantes entram com um código de seis caracteres.',
            'Veja a aula com as respostas antes de atribuir a uma turma, a várias ou a alguns estudantes, com prazos próprios quando for preciso.',
            'Saiba quem começou, quem entregou, como foi cada questão e qual ideia equivocada está por trás de um erro.',
            'Dê a um estudante a chance de recomeçar e, se foi engano, desfaça em até 30 dias.',
          ],
        },
      ],
    },
    {
      id: 'students',
      heading: 'Para estudantes',
      body: [
        {
          list: [
            'Uma página mostra o que tem prazo e o que já foi feito.',
            'As respostas ficam no dispositivo e no servidor, mesmo se a internet cair ou a aba for fechada.',
            'Quando o professor permite, dá para conferir uma resposta e tentar de novo.',
            'Fonte que facilita a leitura para quem tem dislexia, texto maior, alto contraste e tudo pelo teclado.',
          ],
        },
      ],
    },
    {
      id: 'own',
      heading: 'Sob o seu cuidado',
      body: [
        'A plataforma é de código aberto. A escola ou a rede mantém a própria instalação em um computador seu ou com um provedor de confiança, e os dados ficam ali.',
        { to: 'privacy', words: 'Como os dados são tratados' },
        { to: 'support', words: 'A quem perguntar' },
      ],
    },
  ],
};
