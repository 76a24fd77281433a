import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  summary: 'Una plataforma abierta para clases que leen, preguntan y descubren.',
  sections: [
    {
      id: 'why',
      heading: 'Por qué existe Alba Learn',
      body: [
        'El alba es la primera luz del día, cuando las sombras se vuelven cosas. Queremos que aprender se sienta así: una niña o un niño lee algo verdadero, se pregunta, busca evidencias y ve un poco más que antes.',
        'También queremos que los docentes vean enseguida quién los necesita, y que las escuelas conserven en sus manos lo que es de sus estudiantes.',
      ],
    },
    {
      id: 'how',
      heading: 'A qué no renunciamos',
      body: [
        {
          list: [
            'Nada de lo que escribe un estudiante se pierde.',
            'Todos pueden participar: con el teclado, con un lector de pantalla, en un teléfono o con una conexión lenta.',
            'Los hechos tienen fuentes, y cada lección se revisa antes de publicarse. Cuando aparece un error, se corrige.',
            'Aquí se viene a aprender. Sin publicidad y sin venta de datos.',
          ],
        },
      ],
    },
    {
      id: 'open',
      heading: 'Abierta desde el principio',
      body: [
        'El software y el formato de sus lecciones son de código abierto. Cualquiera puede leer cómo se calcula un resultado, poner la plataforma en marcha para una escuela, proponer un cambio o escribir una lección.',
        'Alba Learning es el nombre con el que se publica la plataforma. La escuela o la red que la pone en marcha es la responsable de tu cuenta.',
      ],
    },
    {
      id: 'us',
      heading: 'La edición de Estados Unidos',
      editions: ['us'],
      body: [
        'Escrita en inglés para los grados 3 a 8, con niveles de lectura que los docentes ven como rangos Lexile y lecciones alineadas con estándares publicados.',
      ],
    },
    {
      id: 'br',
      heading: 'La edición de Brasil',
      editions: ['br'],
      body: [
        'Escrita en portugués para las aulas de Brasil, no traducida: las historias, los números y las fuentes son de Brasil, y las lecciones están alineadas con la BNCC.',
      ],
    },
    {
      id: 'eslac',
      heading: 'La edición de América Latina',
      editions: ['eslac'],
      body: [
        'Escrita en español para las aulas de América Latina, no traducida: sus historias pasan entre los Andes, los desiertos y los océanos de la región.',
      ],
    },
  ],
};
