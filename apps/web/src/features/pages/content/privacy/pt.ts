import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  summary: 'O que o Alba Learn guarda sobre você, por quê, por quanto tempo e quem pode ver.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'short',
      heading: 'Em poucas palavras',
      body: [
        {
          list: [
            'Guardamos o que uma turma precisa para funcionar: quem você é, de quais turmas participa e o que faz nas aulas.',
            'Não há publicidade. Nada sobre você é vendido, e ninguém monta um perfil seu para vender coisas.',
            'Sua voz, seu rosto e sua localização nunca são gravados.',
            'Você, seus professores e sua escola podem ver suas atividades. Os colegas, não.',
            'O que um professor remove pode ser recuperado por 30 dias. Depois disso, é apagado.',
          ],
        },
      ],
    },
    {
      id: 'who',
      heading: 'Quem é responsável',
      body: [
        'O Alba Learn é um software de código aberto. Uma escola ou uma rede de ensino mantém a própria instalação, ou confia essa tarefa a alguém, e é ela que decide quem tem conta e para que as contas são usadas. A escola ou a rede responde pelos dados (é a controladora, nas palavras da lei) e pode acrescentar um aviso próprio a esta política.',
        'Esta política descreve o que o software faz em todos os lugares onde funciona. Ela é igual em todas as edições.',
      ],
    },
    {
      id: 'what',
      heading: 'O que é guardado e por quê',
      body: [
        {
          facts: [
            [
              'Sua conta',
              'Nome e sobrenome, ou só a inicial; nome de usuário; escola; perfil; data da última entrada; suas preferências. Professores também têm um e-mail; para estudantes, ele é opcional. É assim que você entra e que as pessoas se dirigem a você.',
            ],
            ['Sua senha', 'Só como um código de mão única, a partir do qual ninguém consegue ler a senha.'],
            ['Suas turmas', 'Nome e descrição da turma, quem dá aula, quem participa, desde quando, e a última visita de cada pessoa.'],
            ['Níveis de leitura', 'O nível que o professor definiu para o estudante, para que os textos cheguem no nível certo.'],
            ['Aulas atribuídas', 'Qual aula foi passada, por quem e para quem, com os prazos da turma e os prazos próprios de um estudante.'],
            [
              'Atividades nas aulas',
              'Respostas, tentativas, tempo de trabalho, resultado, habilidades demonstradas e o histórico de tudo isso. Assim nada se perde e o professor vê quem precisa de ajuda.',
            ],
            [
              'Contagens do dia',
              'Quantas vezes alguém entrou, quantas aulas foram atribuídas ou concluídas e por quanto tempo trabalhou naquele dia. Nada sobre respostas isoladas.',
            ],
            [
              'Registros de segurança',
              'Quais sessões estão abertas e quem fez o quê em ações importantes, como remover uma turma. Para impedir que alguém adivinhe senhas, nomes de usuário, dispositivos e endereços de rede são anotados por algum tempo como códigos que não podem ser lidos de volta. Os registros do servidor têm números, não nomes.',
            ],
          ],
        },
      ],
    },
    {
      id: 'device',
      heading: 'O que fica no seu dispositivo',
      body: [
        'O navegador mantém sua sessão aberta e lembra o idioma, os ajustes de leitura e o ponto da aula em que você parou. As respostas também ficam ali até chegarem ao servidor, para que uma queda da internet não custe nada. Não há cookies de publicidade nem de rastreamento. Em um dispositivo compartilhado, saia da conta ao terminar.',
      ],
    },
    {
      id: 'never',
      heading: 'O que nunca é coletado',
      body: [
        {
          list: [
            'Gravações de voz. A leitura em voz alta fala, mas não escuta.',
            'Fotos suas, câmera, contatos ou localização.',
            'Endereço de casa, telefone ou qualquer informação sobre saúde, religião ou dinheiro.',
            'O que você faz em outros sites.',
          ],
        },
      ],
    },
    {
      id: 'who-sees',
      heading: 'Quem pode ver',
      body: [
        {
          facts: [
            ['O estudante', 'A própria conta, as próprias turmas e as próprias atividades.'],
            ['Professores', 'Nomes, respostas, resultados, tempo e níveis de leitura dos estudantes de suas turmas.'],
            ['Administradores da escola e da rede', 'O que precisam para cuidar da própria escola ou rede.'],
            ['Quem mantém o servidor', 'O necessário para que o sistema funcione com segurança, conforme a escola ou a rede determinar.'],
          ],
        },
        'Mais ninguém. Páginas, imagens, vídeos e fontes de letra vêm todos do mesmo servidor: na forma em que é entregue, o Alba Learn não envia nada a nenhuma outra empresa e não usa serviços externos de análise, publicidade ou inteligência artificial. Se a sua escola ligar outro serviço, como uma forma de entrar, esse serviço fica sabendo que você o usa, e lá valem as regras dele. A escola pode dizer quais serviços ligou.',
      ],
    },
    {
      id: 'how-long',
      heading: 'Por quanto tempo',
      body: [
        {
          facts: [
            ['Conta e contagens do dia', 'Enquanto a conta existir.'],
            ['Turmas e aulas atribuídas', 'Até serem removidas. Por 30 dias ainda podem ser recuperadas; depois são apagadas.'],
            [
              'Atividades de um estudante',
              'Enquanto a conta existir, ou até 30 dias depois de serem reiniciadas, de a aula atribuída ou a turma ser removida, ou de o estudante sair da turma junto com o que fez.',
            ],
            ['Sessões', 'Até terminarem, no máximo 30 dias.'],
            ['Registros de quem fez o quê', '24 meses.'],
          ],
        },
        'Quem mantém o servidor também faz cópias de segurança e decide por quanto tempo ficam guardadas. A escola pode informar.',
      ],
    },
    {
      id: 'children',
      heading: 'Crianças, adolescentes e famílias',
      body: [
        'A maioria das pessoas aqui são crianças e adolescentes. Por isso pedimos pouco, e para uma coisa só: aprender na escola. Estudantes recebem a conta pela escola. Pais, mães e responsáveis podem pedir à escola, a qualquer momento, para ver o que está guardado sobre a criança, corrigir, receber uma cópia, apagar ou interromper a coleta.',
      ],
    },
    {
      id: 'rights',
      heading: 'Seus direitos onde você mora',
      body: [
        {
          facts: [
            [
              'Estados Unidos',
              'Pela COPPA, a escola pode concordar em nome dos pais, apenas para uso educacional; os pais mantêm o direito de ver e apagar os dados. Pela FERPA, as atividades são registros escolares sob controle da escola: famílias, e estudantes a partir de 18 anos, podem consultá-los e pedir correções.',
            ],
            [
              'Brasil',
              'Pela LGPD (Lei 13.709/2018), os dados de crianças e adolescentes são tratados em seu melhor interesse (artigo 14), e você pode pedir confirmação, acesso, correção, eliminação e informações sobre compartilhamento (artigo 18). Também pode recorrer à ANPD, a autoridade nacional.',
            ],
            [
              'Outros países da América Latina',
              'Vale a lei do seu país. Na maioria deles você pode pedir acesso, correção e eliminação, opor-se a um uso e reclamar à autoridade de proteção de dados.',
            ],
          ],
        },
        'Peça primeiro à escola: ela conhece você e pode confirmar que o pedido é mesmo seu. Isso não pode custar nada.',
      ],
    },
    {
      id: 'safety',
      heading: 'Como os dados são protegidos',
      body: [
        'A cada pedido, o servidor confere se aquela pessoa pode ver ou mudar aquilo. O acesso de uma escola nunca alcança outra. Ações importantes ficam registradas. Se ainda assim algo der errado, a escola ou a rede avisa as pessoas atingidas e as autoridades, como a lei exige.',
      ],
    },
    {
      id: 'changes',
      heading: 'Quando esta política muda',
      body: [
        'A data no alto muda junto com o texto. Um novo uso de dados é anunciado antes de começar. As versões anteriores ficam no histórico público do código-fonte.',
        { to: 'support', words: 'Dúvidas sobre privacidade? Veja a quem perguntar' },
      ],
    },
  ],
};
