export type Language = 'en' | 'pt' | 'es';

/** Where the product under test stands. A test that needs a server of its own passes another port. */
export const port = Number(process.env.E2E_PORT ?? 8091);

export const editionIds = ['us', 'br', 'eslac'] as const;
export type EditionId = (typeof editionIds)[number];

export const originOf = (edition: EditionId, at = port) => `http://${edition}.localhost:${at}`;

/** One password for all demonstration accounts (README). */
export const password = 'alba1234';

type People = { language: Language; locale: string; teacher: string; colleague: string; newStudent: string; student: string; admin: string; lesson: string };

/** The demonstration people of the start banner, and the pack of the edition's first lesson. */
export const demonstration: Record<EditionId, People> = {
  us: {
    language: 'en',
    locale: 'en-US',
    teacher: 'msokafor',
    colleague: 'mrwhitfield',
    newStudent: 'ines.albright',
    student: 'maya.torres',
    admin: 'dhalloran',
    lesson: 'us-sci-cornfield-volcano',
  },
  br: {
    language: 'pt',
    locale: 'pt-BR',
    teacher: 'prof.renata',
    colleague: 'prof.marcelo',
    newStudent: 'livia.prates',
    student: 'julia.costa',
    admin: 'sonia.figueira',
    lesson: 'br-cie-veneno-farinha',
  },
  eslac: {
    language: 'es',
    locale: 'es-MX',
    teacher: 'maestra.lucia',
    colleague: 'profe.ernesto',
    newStudent: 'ariadna.solis',
    student: 'valentina.rios',
    admin: 'pvillasenor',
    lesson: 'es-cie-niebla',
  },
};
