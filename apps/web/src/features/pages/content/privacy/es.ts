import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  summary: 'Qué guarda Alba Learn sobre ti, para qué, durante cuánto tiempo y quién puede verlo.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'short',
      heading: 'En pocas palabras',
      body: [
        {
          list: [
            'Guardamos lo que una clase necesita para funcionar: quién eres, en qué clases estás y lo que haces en las lecciones.',
            'No hay publicidad. Nada sobre ti se vende, y nadie arma un perfil tuyo para venderte cosas.',
            'Tu voz, tu cara y tu ubicación nunca se graban.',
            'Tú, tus docentes y tu escuela pueden ver tu trabajo. Tus compañeros no.',
            'Lo que un docente quita se puede recuperar durante 30 días. Después se borra.',
          ],
        },
      ],
    },
    {
      id: 'who',
      heading: 'Quién es responsable',
      body: [
        'Alba Learn es software de código abierto. Una escuela o una red de escuelas lo pone en marcha por su cuenta, o se lo encarga a alguien de confianza, y decide quién tiene cuenta y para qué se usa. La escuela o la red responde por los datos y puede agregar un aviso propio a esta política.',
        'Esta política describe lo que el software hace en todos los lugares donde funciona. Es igual en todas las ediciones.',
      ],
    },
    {
      id: 'what',
      heading: 'Qué se guarda y para qué',
      body: [
        {
          facts: [
            [
              'Tu cuenta',
              'Nombre y apellido, o solo la inicial; nombre de usuario; escuela; función; cuándo iniciaste sesión por última vez; tus preferencias. Los docentes tienen además un correo electrónico; para los estudiantes es opcional. Así entras y así se dirigen a ti los demás.',
            ],
            ['Tu contraseña', 'Solo como un código de un solo sentido, del que nadie puede leer la contraseña.'],
            ['Tus clases', 'El nombre y la descripción de una clase, quién la da, quién está en ella, desde cuándo, y la última visita de cada persona.'],
            ['Niveles de lectura', 'El nivel que un docente fijó para un estudiante, para que los textos lleguen en el nivel adecuado.'],
            ['Lecciones asignadas', 'Qué lección se asignó, quién la asignó y a quién, con sus fechas y las fechas propias de un estudiante.'],
            [
              'Trabajo en las lecciones',
              'Respuestas, intentos, tiempo de trabajo, resultado, habilidades que muestra y la historia de ese trabajo. Así nada se pierde y los docentes ven quién necesita ayuda.',
            ],
            [
              'Conteos del día',
              'Cuántas veces entró alguien, cuántas lecciones se asignaron o terminaron y cuánto tiempo trabajó ese día. Nada sobre respuestas concretas.',
            ],
            [
              'Registros de seguridad',
              'Qué sesiones están abiertas y quién hizo qué en las acciones importantes, como quitar una clase. Para impedir que alguien adivine contraseñas, los nombres de usuario, los dispositivos y las direcciones de red se anotan por un tiempo como códigos que no se pueden volver a leer. Los registros del servidor tienen números, no nombres.',
            ],
          ],
        },
      ],
    },
    {
      id: 'device',
      heading: 'Qué queda en tu dispositivo',
      body: [
        'El navegador mantiene tu sesión abierta y recuerda el idioma, los ajustes de lectura y el punto de la lección en que estabas. Las respuestas también quedan ahí hasta que llegan al servidor, para que un corte de internet no te cueste nada. No hay cookies de publicidad ni de rastreo. En un dispositivo compartido, cierra tu sesión al terminar.',
      ],
    },
    {
      id: 'never',
      heading: 'Qué no se recoge nunca',
      body: [
        {
          list: [
            'Grabaciones de voz. La lectura en voz alta habla, pero no escucha.',
            'Fotos tuyas, la cámara, los contactos o la ubicación.',
            'La dirección de tu casa, el teléfono o cualquier dato sobre salud, religión o dinero.',
            'Lo que haces en otros sitios.',
          ],
        },
      ],
    },
    {
      id: 'who-sees',
      heading: 'Quién puede verlo',
      body: [
        {
          facts: [
            ['Cada estudiante', 'Su propia cuenta, sus clases y su trabajo.'],
            ['Docentes', 'Nombres, respuestas, resultados, tiempo y niveles de lectura de los estudiantes de sus clases.'],
            ['Administradores de la escuela y de la red', 'Lo que necesitan para atender su propia escuela o red.'],
            ['Quien mantiene el servidor', 'Lo necesario para que el sistema funcione con seguridad, según lo indique la escuela o la red.'],
          ],
        },
        'Nadie más. Páginas, imágenes, videos y tipos de letra vienen del mismo servidor: tal como se entrega, Alba Learn no envía nada a ninguna otra empresa y no usa servicios externos de análisis, publicidad ni inteligencia artificial. Si tu escuela conecta otro servicio, como una forma de iniciar sesión, ese servicio sabrá que lo usas y allí rigen sus propias reglas. Tu escuela puede decirte cuáles conectó.',
      ],
    },
    {
      id: 'how-long',
      heading: 'Durante cuánto tiempo',
      body: [
        {
          facts: [
            ['Cuenta y conteos del día', 'Mientras exista la cuenta.'],
            ['Clases y lecciones asignadas', 'Hasta que se quitan. Durante 30 días se pueden recuperar; después se borran.'],
            [
              'El trabajo de un estudiante',
              'Mientras exista la cuenta, o hasta 30 días después de reiniciarlo, de quitar la asignación o la clase, o de sacar al estudiante de la clase junto con su trabajo.',
            ],
            ['Sesiones', 'Hasta que terminan, 30 días como máximo.'],
            ['Registros de quién hizo qué', '24 meses.'],
          ],
        },
        'Quien mantiene el servidor también hace copias de seguridad y decide cuánto tiempo las guarda. Tu escuela puede informarte.',
      ],
    },
    {
      id: 'children',
      heading: 'Niñas, niños y familias',
      body: [
        'La mayoría de quienes usan Alba Learn son niñas y niños. Por eso pedimos poco y lo usamos para una sola cosa: aprender en la escuela. Cada estudiante recibe su cuenta por medio de la escuela. Las madres, los padres y los tutores pueden pedir a la escuela, en cualquier momento, ver lo que se guarda sobre su hija o hijo, corregirlo, recibir una copia, borrarlo o dejar de recoger más datos.',
      ],
    },
    {
      id: 'rights',
      heading: 'Tus derechos donde vives',
      body: [
        {
          facts: [
            [
              'Estados Unidos',
              'Según la ley COPPA, una escuela puede aceptar en nombre de las familias solo para uso educativo; las familias conservan el derecho de revisar y borrar. Según la ley FERPA, el trabajo es un expediente educativo bajo el control de la escuela: las familias, y los estudiantes desde los 18 años, pueden consultarlo y pedir correcciones.',
            ],
            [
              'Brasil',
              'Según la LGPD (Ley 13.709/2018), los datos de niños y adolescentes se tratan en su mejor interés (artículo 14), y puedes pedir confirmación, acceso, corrección, eliminación e información sobre con quién se comparten (artículo 18). También puedes acudir a la autoridad nacional, la ANPD.',
            ],
            [
              'Otros países de América Latina',
              'Rige la ley de tu país. En la mayoría puedes pedir acceso, rectificación y cancelación, oponerte a un uso y reclamar ante la autoridad de protección de datos.',
            ],
          ],
        },
        'Pregunta primero en tu escuela: te conoce y puede comprobar que el pedido es tuyo. No debe costarte nada.',
      ],
    },
    {
      id: 'safety',
      heading: 'Cómo se protege',
      body: [
        'Con cada pedido, el servidor comprueba si esa persona puede ver o cambiar eso. El acceso de una escuela nunca llega a otra. Las acciones importantes quedan registradas. Si aun así algo sale mal, la escuela o la red avisa a las personas afectadas y a las autoridades, como exige la ley.',
      ],
    },
    {
      id: 'changes',
      heading: 'Cuando esta política cambia',
      body: [
        'La fecha de arriba cambia con el texto. Un uso nuevo de los datos se anuncia antes de empezar. Las versiones anteriores están en la historia pública del código fuente.',
        { to: 'support', words: '¿Dudas sobre la privacidad? Mira a quién preguntar' },
      ],
    },
  ],
};
