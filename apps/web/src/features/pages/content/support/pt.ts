import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  summary: 'Quase sempre, quem está por perto responde mais rápido.',
  sections: [
    {
      id: 'students',
      heading: 'Estudantes e famílias',
      body: [
        'Fale primeiro com seu professor ou sua professora, que vê a turma e as aulas atribuídas, pode abrir uma aula para você e liberar sua entrada na hora depois de muitas senhas erradas.',
        'As famílias podem procurar o professor ou a secretaria da escola. É a escola que cuida das contas de seus estudantes e pode corrigi-las ou apagá-las.',
      ],
    },
    {
      id: 'teachers',
      heading: 'Professores',
      body: [
        'Procure o administrador da escola ou da rede. É quem cuida das contas, das turmas que mudam de professor e das aulas que a escola tem.',
        'O guia de início rápido, no menu Recursos, acompanha você na primeira turma e na primeira aula atribuída.',
      ],
    },
    {
      id: 'password',
      heading: 'Esqueci o usuário ou a senha',
      body: [
        {
          list: [
            'Estudantes: avisem o professor. Ele vê o nome de usuário na página da turma e pode criar uma senha nova.',
            'Professores: escolham “Esqueceu o usuário ou a senha?” na página de entrada. Se a conta não tem e-mail, falem com a administração da escola.',
            'Administradores: o mesmo caminho. Se não der certo, quem mantém o servidor pode definir uma senha nova.',
          ],
        },
        'Ninguém consegue ver sua senha antiga, e ninguém do suporte vai pedir que você a conte.',
      ],
    },
    {
      id: 'tell',
      heading: 'O que contar',
      body: [
        'Alguns dados poupam muitas perguntas:',
        {
          list: [
            'O que você queria fazer e o que aconteceu.',
            'O endereço no alto do navegador e, se houver, o número que aparece na mensagem.',
            'O dia e a hora, e qual dispositivo e navegador você usa.',
            'Sua escola e seu nome de usuário. Nunca a senha.',
          ],
        },
        'A página “Sobre esta versão” mostra a versão, que pode ser pedida por quem ajuda você. Ela fica em /application/metadata.',
      ],
    },
    {
      id: 'contact-us',
      heading: 'Escreva para o suporte',
      editions: ['us'],
      body: [
        'Administradores de escolas e distritos podem escrever para o suporte quando ninguém por perto puder ajudar. Não inclua nomes nem respostas de estudantes; o nome da turma e o horário bastam para começar.',
        { contact: 'Suporte para escolas e distritos:' },
      ],
    },
    {
      id: 'contact-br',
      heading: 'Escreva para nós',
      editions: ['br'],
      body: [
        'Equipes gestoras e secretarias de educação podem escrever para nós quando ninguém por perto puder ajudar. Não inclua nomes nem respostas de estudantes; o nome da turma e o horário bastam para começar.',
        { contact: 'Contato para escolas e secretarias:' },
      ],
    },
    {
      id: 'contact-eslac',
      heading: 'Escreva para nós',
      editions: ['eslac'],
      body: [
        'Direções e redes de escolas da América Latina podem escrever para nós quando ninguém por perto puder ajudar. Não inclua nomes nem respostas de estudantes; o nome da turma e o horário bastam para começar.',
        { contact: 'Contato para escolas e redes:' },
      ],
    },
  ],
};
