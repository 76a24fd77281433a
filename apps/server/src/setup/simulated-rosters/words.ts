import type { EditionId } from '@alba/domain/editions';

/** What a simulated roster is made of: two schools of the demonstration district, three classes, and people that nobody there knows yet. */
export type RosterWords = {
  district: string;
  term: string;
  /** The first is at the first school, the others at the second. Their titles say plainly that they are simulated. */
  classes: readonly [RosterClassWords, RosterClassWords, RosterClassWords];
  /** Classes that only Clever tells, so that a person of both sources is seen to be one. */
  homerooms: readonly [string, string];
  teachers: readonly [string, string, string, string, string];
  /** First names and last names, joined one by one. */
  students: { first: readonly string[]; last: readonly string[] };
};
type RosterClassWords = { title: string; grade: string; period: string };

const split = (names: string): string[] => names.split(', ');

export const rosterWords: Record<EditionId, RosterWords> = {
  us: {
    district: 'Riverbend Unified (simulated)',
    term: 'School year',
    classes: [
      { title: '5th Grade Writing Workshop (simulated)', grade: '05', period: '1' },
      { title: '6th Grade Earth Science (simulated)', grade: '06', period: '3' },
      { title: '7th Grade World Geography (simulated)', grade: '07', period: '5' },
    ],
    homerooms: ['Homeroom 21 (simulated)', 'Advisory 6B (simulated)'],
    teachers: ['Marisol|Vega', 'Kenji|Watanabe', 'Tamika|Rollins', 'Peter|Lindholm', 'Farah|Siddiqui'],
    students: {
      first: split(
        'Abel, Brielle, Cyrus, Delia, Emmett, Freya, Gideon, Harper, Imani, Jonas, Keiko, Landon, Mireya, Nolan, Odessa, Pablo, Quincy, Rosalie, Silas, Tala, Uriel, Vera, Wyatt, Ximena, Yara, Zane, Anika, Bodhi, Calla, Dmitri, Elsie, Finn, Gemma, Hugo, Ivan, Juno, Kiran, Luz, Micah, Nadia',
      ),
      last: split(
        "Ashby, Benally, Castile, Donovan, Eze, Fairchild, Grady, Hsu, Ingram, Jaramillo, Kowalski, Lockhart, Mbeki, Nakagawa, Ochoa, Pham, Quintero, Reyes-Stone, Sandoval, Truong, Underwood, Vasquez, Whitehorse, Xiong, Yoder, Zamora, Abernathy, Bautista, Crane, D'Angelo, Esposito, Fonseca, Gallagher, Haile, Ishikawa, Joubert, Kim, Lawson, Mercado, Novak",
      ),
    },
  },
  br: {
    district: 'Rede Vale do Sol (simulada)',
    term: 'Ano letivo',
    classes: [
      { title: 'História 6º A (simulada)', grade: '06', period: '1' },
      { title: 'Ciências 8º A (simulada)', grade: '08', period: '2' },
      { title: 'Ciências 8º B (simulada)', grade: '08', period: '4' },
    ],
    homerooms: ['Orientação 6º A (simulada)', 'Orientação 8º A (simulada)'],
    teachers: ['Adriana|Siqueira', 'Wagner|do Carmo', 'Kátia|Yamamoto', 'Rogério|Antunes', 'Luciene|Bittencourt'],
    students: {
      first: split(
        'Agatha, Breno, Clarice, Danilo, Emanuelly, Fabrício, Giovana, Henrique, Iara, José Carlos, Kaique, Lívia, Maitê, Natanael, Olívia, Paulo Víctor, Raíssa, Sabrina, Tainá, Uirá, Vicente, Wesley, Yago, Zilda, Ana Beatriz, Bento, Caetano, Débora, Elisa, Felipe, Gustavo, Hadassa, Igor, Jamile, Kelvin, Laís, Moacir, Noemi, Pietra, Raul',
      ),
      last: split(
        'Abreu, Bandeira, Caldeira, Dantas, Espíndola, Fontoura, Guimarães, Holanda, Ipiranga, Jardim, Klein, Leite, Marinho, Neves, Ornelas, Peixoto, Queiroz, Rezende, Salgado, Terena, Uchôa, Valadares, Weber, Ximenes, Yoshida, Zago, Amaral, Brandão, Coutinho, Drummond, Esteves, Freire, da Gama, Hoffmann, Inácio, Jesus, Kopp, Lacerda, de Matos, Nóbrega',
      ),
    },
  },
  eslac: {
    district: 'Red Escolar Amanecer (simulada)',
    term: 'Ciclo escolar',
    classes: [
      { title: 'Español, Primaria II, grupo 5C (simulado)', grade: '05', period: '1' },
      { title: 'Ciencias, Primaria II, grupo 6A (simulado)', grade: '06', period: '2' },
      { title: 'Geografía, Primaria II, grupo 6B (simulado)', grade: '06', period: '4' },
    ],
    homerooms: ['Tutoría 5C (simulada)', 'Tutoría 6A (simulada)'],
    teachers: ['Beatriz|Olvera', 'Octavio|Rentería', 'Graciela|Tum', 'Hernán|Cabrera', 'Noemí|Zárate'],
    students: {
      first: split(
        'Alondra, Baltasar, Candelaria, Demián, Esperanza, Fabián, Guadalupe, Homero, Irene, Julián, Karla, Lisandro, Marisol, Néstor, Ofelia, Patricio, Quetzal, Rocío, Saúl, Teresa, Ulises Iván, Violeta, Wilmer, Yaretzi, Zulema, Amaru, Belén, Cristóbal, Débora, Efraín, Flor, Gonzalo, Haydée, Isidro, Jacinta, Kevin, Lourdes, Macario, Norma, Osvaldo',
      ),
      last: split(
        'Arellano, Bravo, Ceballos, Domínguez, Elizondo, Frías, Galván, Huamán, Infante, Jaimes, Kuc, Laguna, Morales Cruz, Núñez, Olmedo, Pacheco, Quispe, Rosales, Saldaña, Trujillo, Urrutia, Villalobos, Xolotl, Yupanqui, Zepeda, Alcázar, Bermúdez, Cifuentes, Durán, Enríquez, Farfán, Guerra, Hinojosa, Islas, Jiménez, Leal, Maqueda, Narváez, Ordóñez, de la Peña',
      ),
    },
  },
};
