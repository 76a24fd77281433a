import type { LanguageWords } from './problem-words.ts';

export const pt: LanguageWords = {
  report: {
    columns: {
      severity: 'Gravidade',
      file: 'Arquivo',
      row: 'Linha',
      column: 'Coluna',
      value: 'Valor',
      cause: 'O que está errado',
      cure: 'O que fazer',
      code: 'Código',
    },
    severities: { error: 'Erro', warning: 'Aviso' },
  },
  problems: {
    'not-a-zip': {
      cause: 'Este arquivo não é um ZIP ou está danificado.',
      cure: 'Exporte o pacote de novo e envie um único arquivo ZIP. Se ele veio por e-mail ou foi copiado, peça que enviem outra vez.',
    },
    'package-too-large': {
      cause: 'O arquivo ZIP tem mais de {expected} MB.',
      cure: 'Deixe de fora o que não é usado aqui, como notas e recursos, ou envie um pacote por grupo de escolas.',
    },
    'unpacked-too-large': {
      cause: 'Descompactados, os arquivos têm mais de {expected} MB.',
      cure: 'Deixe de fora o que não é usado aqui, como notas e recursos, ou envie um pacote por grupo de escolas.',
    },
    'too-many-files': { cause: 'O pacote tem mais de {expected} arquivos.', cure: 'Compacte só os arquivos CSV do OneRoster e o manifesto.' },
    'too-many-rows': { cause: 'O pacote tem mais de {expected} linhas.', cure: 'Envie um pacote por grupo de escolas.' },
    'ratio-too-high': {
      cause: 'Descompactado, o arquivo fica mais de {expected} vezes maior, o que nenhuma lista de turmas faz.',
      cure: 'Exporte o pacote de novo. Se acontecer outra vez, pergunte a quem o gera o que é este arquivo.',
    },
    'unsafe-name': {
      cause: 'O nome aponta para fora do pacote ou é um atalho para outro arquivo.',
      cure: 'Compacte os próprios arquivos, sem pastas e sem atalhos.',
    },
    encrypted: { cause: 'O arquivo está protegido por senha.', cure: 'Compacte de novo, sem senha.' },
    'duplicate-file': {
      cause: 'O pacote tem este arquivo duas vezes (também como “{expected}”).',
      cure: 'Fique com um deles. Maiúsculas e minúsculas não fazem outro nome.',
    },
    'nested-folder': { cause: 'O arquivo está em uma pasta dentro do pacote.', cure: 'Coloque todos os arquivos CSV na raiz do ZIP.' },
    'nested-archive': { cause: 'Há um arquivo compactado dentro do pacote.', cure: 'Descompacte e envie o pacote que está lá dentro.' },
    'unknown-file': {
      cause: 'O OneRoster não tem arquivo nem propriedade com este nome.',
      cure: 'Mude o nome para “{expected}”.',
      cureBare: 'Confira a grafia. Se não faz parte das listas de turmas, deixe de fora.',
    },
    'manifest-missing': {
      cause: 'O pacote não tem manifest.csv; sem ele não dá para saber o que vem no pacote.',
      cure: 'Escolha o formato “OneRoster” na exportação: ele grava o manifest.csv. Coloque-o na raiz do ZIP.',
    },
    'manifest-bad': {
      cause: 'O manifesto traz “{value}” aqui.',
      bare: 'O manifesto não tem linha para isto.',
      cure: 'Escreva “{expected}”.',
      cureBare: 'Cada propriedade aparece uma vez, com seu valor ao lado.',
    },
    'version-unknown': {
      cause: 'Não lemos a versão “{value}”.',
      bare: 'O manifesto não informa a versão.',
      cure: 'Escolha OneRoster 1.1 ou 1.2 na exportação. Valores possíveis: {expected}.',
    },
    'file-not-in-manifest': {
      cause: 'O arquivo está no pacote, mas o manifesto não o menciona.',
      cure: 'Acrescente ao manifest.csv uma linha para ele com bulk, delta ou absent.',
    },
    'file-missing': { cause: 'O manifesto diz “{value}”, mas o arquivo não está no pacote.', cure: 'Inclua o arquivo ou escreva absent no manifesto.' },
    'file-absent-but-present': {
      cause: 'O manifesto diz que este arquivo não vem, mas ele está aqui. Não foi lido.',
      cure: 'Escreva bulk ou delta no manifesto, ou retire o arquivo.',
    },
    'mode-unknown': {
      cause: 'O manifesto diz “{value}” para este arquivo.',
      bare: 'O manifesto não diz como ler este arquivo.',
      cure: 'Escreva um destes: {expected}.',
    },
    'mixed-modes': {
      cause: 'Alguns arquivos vêm completos (bulk) e outros só com o que mudou (delta). O pacote é lido como mudanças: ninguém sai por não estar nele.',
      cure: 'Envie todos os arquivos das listas do mesmo jeito.',
    },
    'empty-file': { cause: 'O arquivo está vazio.', cure: 'Exporte de novo. Mesmo sem linhas, o arquivo precisa do cabeçalho.' },
    'no-rows': {
      cause: 'O arquivo só tem o cabeçalho. Em um pacote completo isso quer dizer que não há mais nenhum registro.',
      cure: 'Se não for o caso, confira a exportação. Nada em grande quantidade é retirado sem que alguém confirme.',
    },
    'not-utf8': { cause: 'O arquivo não está em UTF-8: letras como á, ç e ñ não podem ser lidas.', cure: 'Salve como “CSV UTF-8”.' },
    'byte-order-mark': { cause: 'O arquivo começa com uma marca invisível (BOM).', cure: 'Salve em UTF-8 sem BOM ou leia o pacote no modo tolerante.' },
    delimiter: {
      cause: 'As colunas estão separadas por “{value}”.',
      cure: 'Salve o arquivo com vírgulas. Planilhas em português gravam ponto e vírgula porque usam a vírgula para decimais.',
    },
    'bad-csv': {
      cause: 'Há uma aspa que não se fecha ou está no lugar errado; o resto do arquivo não pode ser lido.',
      cure: 'Ponha a célula inteira entre aspas e duplique as de dentro: "Sala ""B""".',
    },
    'field-too-large': {
      cause: 'O texto é mais longo do que uma célula pode ser.',
      cure: 'Encurte-o. Se parecer normal, talvez falte fechar uma aspa antes dele.',
    },
    'header-missing': { cause: 'Falta a coluna “{column}”.', cure: 'Acrescente-a na primeira linha, escrita exatamente assim.' },
    'header-unknown': {
      cause: 'O OneRoster não tem coluna com este nome neste arquivo.',
      bare: 'Uma coluna não tem título; por isso não é lida.',
      cure: 'Mude o nome para “{expected}”.',
      cureBare: 'Retire-a, ou dê a ela um nome próprio que comece com “metadata.” e deixe por último.',
    },
    'header-order': {
      cause: 'As colunas não estão na ordem do padrão.',
      cure: 'Aqui deve vir a coluna “{expected}”. Colunas próprias (metadata.…) ficam no fim.',
    },
    'header-duplicate': { cause: 'A coluna aparece duas vezes no cabeçalho.', cure: 'Retire uma delas.' },
    'row-length': {
      cause: 'A linha tem {value} células, e o cabeçalho tem {expected}.',
      bare: 'A linha está vazia; o cabeçalho tem {expected} colunas.',
      cure: 'Veja se falta ou sobra uma vírgula. Uma célula com vírgula precisa de aspas.',
    },
    required: { cause: 'A célula está vazia, e esta coluna precisa de um valor.', cure: 'Preencha no sistema de origem e exporte de novo.' },
    'bad-id': {
      cause: '“{value}” não pode ser um identificador.',
      cure: 'Um identificador tem de 1 a 255 destes caracteres: {expected}. Sem espaços e sem acentos.',
    },
    'duplicate-id': {
      cause: '“{value}” já aparece na linha {expected}. Vale aquela linha.',
      cure: 'Dê a cada linha seu próprio identificador ou retire uma delas.',
    },
    'bad-date': {
      cause: '“{value}” não é uma data no formato esperado.',
      bare: 'Não é uma data no formato esperado.',
      cure: 'Escreva como {expected}, por exemplo 2026-08-24. Um dia que pode ser dois, como 03/04/2026, conta como vazio.',
    },
    'bad-datetime': { cause: '“{value}” não é uma data com hora no formato esperado.', cure: 'Escreva como {expected}, por exemplo 2026-08-24T06:00:00.000Z.' },
    'bad-boolean': {
      cause: '“{value}” não é uma das duas palavras para sim e não.',
      bare: 'Não é uma das duas palavras para sim e não.',
      cure: 'Escreva um destes: {expected}.',
    },
    'bad-choice': { cause: '“{value}” não é uma das palavras possíveis aqui.', cure: 'Escreva uma destas: {expected}. Maiúsculas e minúsculas contam.' },
    'bad-grade': { cause: '“{value}” não é um ano escolar que conhecemos. O registro entra sem ano escolar.', cure: 'Use os códigos de costume: {expected}.' },
    'bad-year': { cause: '“{value}” não é um ano.', cure: 'Escreva o ano em que o ano letivo termina, como {expected}.' },
    'bad-user-ids': { cause: '“{value}” não é uma lista de identificadores no formato esperado.', cure: 'Escreva como {expected}.' },
    'bad-email': { cause: '“{value}” não é um endereço de e-mail. A pessoa entra sem ele.', cure: 'Corrija o endereço no sistema de origem.' },
    'line-break': { cause: 'Há uma quebra de linha ou um caractere invisível na célula.', cure: 'Retire-o no sistema de origem.' },
    'not-blank-in-bulk': {
      cause: 'Aqui está “{value}”. Em um pacote completo (bulk) esta coluna fica vazia.',
      cure: 'Deixe status e dateLastModified vazios ou envie o arquivo como delta.',
    },
    'status-required': { cause: 'A célula está vazia. Em um pacote de mudanças (delta) toda linha precisa dela.', cure: 'Preencha: {expected}.' },
    'dangling-reference': { cause: '“{value}” não está em {expected}.', cure: 'Acrescente-o a {expected} ou corrija o identificador aqui.' },
    'wrong-kind': { cause: '“{value}” existe, mas não é do tipo esperado aqui ({expected}).', cure: 'Indique um que seja: {expected}.' },
    'subjects-and-codes': {
      cause: 'As listas subjects e subjectCodes não têm o mesmo número de itens.',
      cure: 'Dê a cada disciplina um código, na mesma ordem.',
    },
    'several-primary-roles': {
      cause: 'A pessoa já tem uma função principal nesta organização.',
      cure: 'Só uma função por organização é primary; as outras são secondary.',
    },
    'identifier-shared': {
      cause: 'O número “{value}” também é de outra pessoa (linha {expected}); por isso não serve para reconhecer nenhuma das duas.',
      cure: 'Dê a cada pessoa um número próprio no sistema de origem.',
    },
    'ends-before-start': { cause: 'O fim, {value}, vem antes do início, {expected}.', cure: 'Corrija uma das duas datas.' },
    'too-many-problems': {
      cause: 'Mais {expected} problemas do mesmo tipo ({value}) não estão na lista.',
      cure: 'Resolva o tipo inteiro: em geral uma só opção da exportação causa todos.',
    },
    'address-refused': {
      cause: 'O endereço do servidor não pode ser acessado daqui.',
      cure: 'Confira o endereço. Um endereço dentro da sua própria rede precisa ser liberado por quem administra esta instalação.',
    },
    unreachable: { cause: 'O servidor não respondeu.', cure: 'Confira o endereço e tente mais tarde. Se continuar, fale com quem administra o servidor.' },
    unauthorised: { cause: 'O servidor não aceita as chaves.', cure: 'Digite de novo o identificador e o segredo, ou peça novos.' },
    forbidden: {
      cause: 'As chaves estão certas, mas não permitem ler isto.',
      cure: 'Peça a quem administra o servidor que libere a leitura das listas de turmas.',
    },
    'not-found': { cause: 'O servidor não conhece este endereço.', cure: 'Confira o endereço e a versão do OneRoster.' },
    busy: { cause: 'O servidor está sobrecarregado e pediu para voltar mais tarde.', cure: 'Não é preciso fazer nada: a próxima execução tenta de novo.' },
    'server-error': { cause: 'O servidor falhou.', cure: 'Tente mais tarde. Se continuar, envie esta linha a quem administra o servidor.' },
    'answer-malformed': { cause: 'A resposta do servidor não segue o padrão.', cure: 'Envie esta linha a quem administra o servidor.' },
    'next-elsewhere': {
      cause: 'O servidor nos manda para outro endereço, e não seguimos.',
      cure: 'Peça a quem administra o servidor que mantenha as páginas sob o próprio endereço.',
    },
    'paging-loops': { cause: 'As páginas do servidor voltam a uma página já lida.', cure: 'Envie esta linha a quem administra o servidor.' },
  },
};
