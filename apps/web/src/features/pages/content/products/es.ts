import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  summary: 'Una sola plataforma, desde la primera idea de la lección hasta saber quién necesita ayuda.',
  sections: [
    {
      id: 'lessons',
      heading: 'Lecciones que empiezan con algo real',
      body: [
        'Cada lección parte de algo que pasó o existe de verdad: una ola que cruzó un océano, una red que cosecha agua de la niebla. Los estudiantes leen, observan de cerca, responden con evidencias y al final encuentran más para explorar.',
        'Cada texto se vuelve a escribir para cada nivel de lectura. Las ideas son las mismas en todos, así que la clase entera puede conversar sobre lo mismo.',
      ],
    },
    {
      id: 'us',
      heading: 'Qué hay en la edición de Estados Unidos',
      editions: ['us'],
      body: [
        {
          facts: [
            ['Materias', 'Ciencias, ciencias sociales y lengua inglesa.'],
            ['Lectura', 'Cuatro niveles para los grados 3 a 5 y cuatro para los grados 6 a 8, con sus rangos Lexile para docentes.'],
            ['Para planificar', 'Secuencias que ordenan las lecciones, materiales docentes para primaria y secundaria, y guías para imprimir.'],
          ],
        },
      ],
    },
    {
      id: 'br',
      heading: 'Qué hay en la edición de Brasil',
      editions: ['br'],
      body: [
        {
          facts: [
            ['Materias', 'Ciencias, portugués y matemáticas, con lecciones escritas en portugués a partir de fuentes brasileñas.'],
            ['Lectura', 'Tres niveles de cada texto.'],
            ['Para planificar', 'Secuencias didácticas que ordenan las lecciones y guías para imprimir.'],
          ],
        },
      ],
    },
    {
      id: 'eslac',
      heading: 'Qué hay en la edición de América Latina',
      editions: ['eslac'],
      body: [
        {
          facts: [
            ['Materias', 'Ciencias, con lecciones escritas en español a partir de fuentes latinoamericanas.'],
            ['Lectura', 'Cuatro niveles de cada texto.'],
            ['Para planificar', 'Guías para imprimir en todas las lecciones.'],
          ],
        },
      ],
    },
    {
      id: 'teachers',
      heading: 'Para docentes',
      body: [
        {
          list: [
            'Crea una clase; los estudiantes se unen con un código de seis caracteres.',
            'Mira una lección con sus respuestas antes de asignarla a una clase, a varias o a algunos estudiantes, con fechas propias donde haga falta.',
            'Mira quién empezó, quién entregó, cómo fue cada pregunta y qué idea equivocada hay detrás de un error.',
            'Permite que un estudiante empiece de nuevo y, si fue un error, deshazlo dentro de los 30 días.',
          ],
        },
      ],
    },
    {
      id: 'students',
      heading: 'Para estudiantes',
      body: [
        {
          list: [
            'Una página muestra lo que hay que entregar y lo que ya está hecho.',
            'Las respuestas se guardan en el dispositivo y en el servidor, aunque se corte internet o se cierre la pestaña.',
            'Cuando el docente lo permite, se puede comprobar una respuesta e intentarlo otra vez.',
            'Una letra que facilita la lectura con dislexia, texto más grande, contraste alto y todo con el teclado.',
          ],
        },
      ],
    },
    {
      id: 'own',
      heading: 'En tus manos',
      body: [
        'La plataforma es de código abierto. Una escuela o una red la pone en marcha en su propia computadora o con un proveedor de confianza, y los datos se quedan ahí.',
        { to: 'privacy', words: 'Cómo se tratan los datos' },
        { to: 'support', words: 'A quién preguntar' },
      ],
    },
  ],
};
