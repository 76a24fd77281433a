import type { EditionId } from '@alba/domain/editions';

/** What children write when asked for a guess or for reasons; it fits any lesson, since the generator knows none of them. */
export const openWords: Record<EditionId, { guess: readonly string[]; reasons: readonly string[] }> = {
  us: {
    guess: [
      "I think something we can't see was going on before, because it happened so fast.",
      'My guess is that it took a long time but nobody was watching until that day.',
      "I don't know yet. I want to see what the people who were there said.",
      'I bet it changed little by little. My grandpa says most things do.',
    ],
    reasons: [
      'My prediction was close. The table shows it changed a lot at first and then slowed down. That is why I think the answer is the first one.',
      'I was wrong at first. The passage says it in the second paragraph and the numbers in the table agree with it.',
      'The evidence is the sentence I picked and the chart. Both say the same thing, so I trust it more.',
      'It goes up fast and then it almost stops. I know because I compared the first row and the last row.',
    ],
  },
  br: {
    guess: [
      'Acho que alguma coisa vai mudando aos poucos, até ficar diferente.',
      'Meu palpite é que alguém descobriu sem querer e depois contou para os outros.',
      'Ainda não sei. Quero ver o que diz quem faz isso todo dia.',
      'Penso que depende do lugar, porque aqui perto de casa não é assim.',
    ],
    reasons: [
      'Meu palpite chegou perto. A tabela mostra que o número cai muito no começo e depois cai devagar.',
      'Eu tinha errado. O texto explica no segundo parágrafo, e os dados da tabela concordam.',
      'A prova é a frase que eu marquei, junto com o gráfico. Os dois dizem a mesma coisa.',
      'Comparei a primeira linha com a última. A diferença é grande, por isso acho que funciona.',
    ],
  },
  eslac: {
    guess: [
      'Yo digo que depende del lugar, porque donde vivo no es igual.',
      'Mi idea es que alguien lo descubrió mirando algo de todos los días.',
      'Todavía no sé. Quiero ver qué midieron los que lo estudiaron.',
      'Pienso que pasa poco a poco y por eso nadie se da cuenta.',
    ],
    reasons: [
      'Mi idea estaba cerca. La tabla muestra que al principio cambia mucho y después casi nada.',
      'Me había equivocado. El texto lo dice en el segundo párrafo y los números coinciden.',
      'La prueba es la oración que elegí y también la gráfica. Las dos dicen lo mismo.',
      'Comparé la primera fila con la última. La diferencia es grande, por eso lo creo.',
    ],
  },
};
