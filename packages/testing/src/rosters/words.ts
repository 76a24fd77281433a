import type { EditionId } from '@alba/domain/editions';

type Words = {
  district: string;
  /** Grades that its schools teach, 0 to 12, by kind of school. */
  schools: readonly { name: (of: string) => string; grades: readonly number[] }[];
  schoolNames: readonly string[];
  subjects: readonly { code: string; title: string }[];
  classTitle: (given: { subject: string; grade: number; group: number }) => string;
  room: (number: number) => string;
  /** Month and day of the first and the last day of a school year; the second half begins at `middle`. */
  year: { from: string; middle: string; to: string; isInTwoYears: boolean };
  host: string;
};

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const letter = (group: number): string => String.fromCharCode(65 + (group % 26));
const usGrade = (grade: number): string => (grade === 0 ? 'Kindergarten' : `Grade ${grade}`);

export const wordsOf: Record<EditionId, Words> = {
  us: {
    district: 'Cedar Valley Unified School District',
    schools: [
      { name: (of) => `${of} Elementary School`, grades: range(0, 5) },
      { name: (of) => `${of} Middle School`, grades: range(6, 8) },
    ],
    schoolNames:
      'Cedar Hill, Juniper, Rosa Parks, Willow Creek, Lincoln, Sunrise, Harriet Tubman, Prairie View, Oak Ridge, César Chávez, Lakeside, Pine Street'.split(
        ', ',
      ),
    subjects: [
      { code: 'SCI', title: 'Science' },
      { code: 'ELA', title: 'English Language Arts' },
      { code: 'MATH', title: 'Mathematics' },
      { code: 'SS', title: 'Social Studies' },
    ],
    classTitle: ({ subject, grade, group }) => `${usGrade(grade)} ${subject}, Section ${group + 1}`,
    room: (number) => `Room ${number}`,
    year: { from: '08-12', middle: '01-11', to: '06-05', isInTwoYears: true },
    host: 'students.cedar-valley.example',
  },
  br: {
    district: 'Secretaria Municipal de Educação de Serra Clara',
    schools: [
      { name: (of) => `Escola Municipal ${of}`, grades: range(6, 9) },
      { name: (of) => `Escola Estadual ${of}`, grades: range(6, 12) },
    ],
    schoolNames:
      'Professora Maria da Conceição, Cecília Meireles, Dom Pedro II, Monteiro Lobato, Paulo Freire, Rui Barbosa, Santos Dumont, Tiradentes, Anísio Teixeira, Chico Mendes, Zumbi dos Palmares, Carolina Maria de Jesus'.split(
        ', ',
      ),
    subjects: [
      { code: 'CI', title: 'Ciências' },
      { code: 'LP', title: 'Língua Portuguesa' },
      { code: 'MA', title: 'Matemática' },
    ],
    classTitle: ({ subject, grade, group }) =>
      grade < 10 ? `${subject} – ${grade}º ano ${letter(group)}` : `${subject} – ${grade - 9}ª série EM ${letter(group)}`,
    room: (number) => `Sala ${number}`,
    year: { from: '02-02', middle: '07-27', to: '12-18', isInTwoYears: false },
    host: 'alunos.serraclara.example',
  },
  eslac: {
    district: 'Zona Escolar Valle del Sol',
    schools: [
      { name: (of) => `Escuela Primaria ${of}`, grades: range(1, 6) },
      { name: (of) => `Secundaria General ${of}`, grades: range(7, 9) },
    ],
    schoolNames:
      'Benito Juárez, Gabriela Mistral, José Martí, Simón Bolívar, Rosario Castellanos, Emiliano Zapata, Sor Juana Inés de la Cruz, Domingo Faustino Sarmiento, Niños Héroes, Violeta Parra, Andrés Bello, Josefa Ortiz de Domínguez'.split(
        ', ',
      ),
    subjects: [
      { code: 'CN', title: 'Ciencias Naturales' },
      { code: 'ESP', title: 'Español' },
      { code: 'MAT', title: 'Matemáticas' },
    ],
    classTitle: ({ subject, grade, group }) =>
      grade < 7 ? `${subject} ${grade}.º ${letter(group)}` : `${subject} ${grade - 6}.º de secundaria ${letter(group)}`,
    room: (number) => `Aula ${number}`,
    year: { from: '08-24', middle: '02-01', to: '07-10', isInTwoYears: true },
    host: 'alumnos.valledelsol.example',
  },
};
