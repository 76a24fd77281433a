import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  summary: 'Uma plataforma aberta para turmas que leem, perguntam e descobrem.',
  sections: [
    {
      id: 'why',
      heading: 'Por que o Alba Learn existe',
      body: [
        'Alba é a primeira luz do dia, quando os vultos viram coisas. Queremos que aprender seja assim: a criança lê algo verdadeiro, se pergunta, procura evidências e enxerga um pouco mais do que antes.',
        'Queremos também que professores vejam logo quem precisa deles e que as escolas tenham nas mãos o que é de seus estudantes.',
      ],
    },
    {
      id: 'how',
      heading: 'Do que não abrimos mão',
      body: [
        {
          list: [
            'Nada do que um estudante escreve se perde.',
            'Todo mundo pode participar: pelo teclado, com leitor de tela, no celular ou com internet lenta.',
            'Os fatos têm fontes, e cada aula é conferida antes de ser publicada. Quando aparece um erro, ele é corrigido.',
            'Aqui a criança aprende; ela não é alvo. Sem publicidade e sem venda de dados.',
          ],
        },
      ],
    },
    {
      id: 'open',
      heading: 'Aberto por princípio',
      body: [
        'O software e o formato das aulas são de código aberto. Qualquer pessoa pode ler como um resultado é calculado, manter a plataforma para uma escola, sugerir uma mudança ou escrever uma aula.',
        'Alba Learning é o nome com que a plataforma é publicada. Quem responde pela sua conta é a escola ou a rede que mantém a instalação.',
      ],
    },
    {
      id: 'us',
      heading: 'A edição dos Estados Unidos',
      editions: ['us'],
      body: [
        'Escrita em inglês para o 3º ao 8º ano, com níveis de leitura mostrados aos professores em faixas Lexile e aulas alinhadas a padrões curriculares publicados.',
      ],
    },
    {
      id: 'br',
      heading: 'A edição do Brasil',
      editions: ['br'],
      body: [
        'Escrita em português para as salas de aula brasileiras, e não traduzida: as histórias, os números e as fontes são do Brasil, e as aulas são alinhadas à BNCC.',
      ],
    },
    {
      id: 'eslac',
      heading: 'A edição da América Latina',
      editions: ['eslac'],
      body: [
        'Escrita em espanhol para as salas de aula da América Latina, e não traduzida: suas histórias acontecem entre os Andes, os desertos e os oceanos da região.',
      ],
    },
  ],
};
