import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  summary: 'Casi siempre, quien está cerca responde más rápido.',
  sections: [
    {
      id: 'students',
      heading: 'Estudiantes y familias',
      body: [
        'Pregunta primero a tu docente: ve tu clase y tus lecciones asignadas, puede abrirte una lección y puede dejarte entrar enseguida después de muchas contraseñas equivocadas.',
        'Las familias pueden acudir al docente o a la oficina de la escuela. La escuela se ocupa de las cuentas de sus estudiantes y puede corregirlas o borrarlas.',
      ],
    },
    {
      id: 'teachers',
      heading: 'Docentes',
      body: [
        'Pregunta a quien administra tu escuela o tu red. Se ocupa de las cuentas, de las clases que cambian de docente y de las lecciones que tiene la escuela.',
        'La guía de inicio rápido, en el menú Recursos, te acompaña en tu primera clase y tu primera asignación.',
      ],
    },
    {
      id: 'password',
      heading: 'Si olvidaste tu usuario o tu contraseña',
      body: [
        {
          list: [
            'Estudiantes: avisen a su docente. Ve el nombre de usuario en la página de la clase y puede poner una contraseña nueva.',
            'Docentes: elijan “¿Olvidaste tu usuario o tu contraseña?” en la página de inicio de sesión. Si la cuenta no tiene correo, pidan ayuda a quien administra la escuela.',
            'Administradores: de la misma forma. Si no funciona, quien mantiene el servidor puede poner una contraseña nueva.',
          ],
        },
        'Nadie puede ver tu contraseña anterior, y nadie de soporte te la va a pedir.',
      ],
    },
    {
      id: 'tell',
      heading: 'Qué contar',
      body: [
        'Unos pocos datos ahorran muchas preguntas:',
        {
          list: [
            'Qué querías hacer y qué pasó en su lugar.',
            'La dirección en la parte de arriba del navegador y, si lo hubo, el número del mensaje.',
            'El día y la hora, y qué dispositivo y navegador usas.',
            'Tu escuela y tu nombre de usuario. Nunca tu contraseña.',
          ],
        },
        'La página “Acerca de esta versión” muestra la versión, que te puede pedir quien te ayuda. Está en /application/metadata.',
      ],
    },
    {
      id: 'contact-us',
      heading: 'Escribe a soporte',
      editions: ['us'],
      body: [
        'Quienes administran escuelas y distritos pueden escribir a soporte cuando nadie cerca puede ayudar. No incluyas nombres ni respuestas de estudiantes; el nombre de la clase y la hora bastan para empezar.',
        { contact: 'Soporte para escuelas y distritos:' },
      ],
    },
    {
      id: 'contact-br',
      heading: 'Escríbenos',
      editions: ['br'],
      body: [
        'Los equipos directivos y las secretarías de educación de Brasil pueden escribirnos cuando nadie cerca puede ayudar. No incluyas nombres ni respuestas de estudiantes; el nombre de la clase y la hora bastan para empezar.',
        { contact: 'Contacto para escuelas y secretarías:' },
      ],
    },
    {
      id: 'contact-eslac',
      heading: 'Escríbenos',
      editions: ['eslac'],
      body: [
        'Las direcciones y las redes de escuelas pueden escribirnos cuando nadie cerca puede ayudar. No incluyas nombres ni respuestas de estudiantes; el nombre de la clase y la hora bastan para empezar.',
        { contact: 'Contacto para escuelas y redes:' },
      ],
    },
  ],
};
