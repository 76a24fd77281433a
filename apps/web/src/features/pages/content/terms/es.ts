import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  summary: 'Reglas cortas para un lugar donde se aprende en compañía.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'agreement',
      heading: 'Quién acepta qué',
      body: [
        'Tu escuela o red de escuelas mantiene esta instalación de Alba Learn y te da una cuenta. Al usarla aceptas estos términos. Si eres menor de edad, tu escuela o tu familia los acepta por ti; léelos con una persona adulta. Las reglas de tu escuela también rigen aquí.',
      ],
    },
    {
      id: 'you',
      heading: 'Qué te pedimos',
      body: [
        {
          list: [
            'Guarda tu contraseña solo para ti y cierra tu sesión en los dispositivos que compartes.',
            'Usa tu nombre, o el que te dio tu escuela, y entrega trabajo hecho por ti.',
            'Escribe con amabilidad. Nada que lastime ni datos privados de otras personas.',
            'No busques la forma de entrar en cuentas, respuestas o partes del sistema que no son tuyas. Si encuentras una falla, avisa a tu escuela: así ayudas a todos.',
          ],
        },
      ],
    },
    {
      id: 'teachers',
      heading: 'Para docentes y administradores',
      body: [
        {
          list: [
            'Incluye en tus clases solo a estudiantes de tu escuela y consulta sus datos solo para enseñar.',
            'Comparte los códigos y enlaces de clase únicamente con las personas a quienes van dirigidos.',
            'Un resultado es una señal entre muchas. No decidas sobre un estudiante solo por él.',
          ],
        },
      ],
    },
    {
      id: 'yours',
      heading: 'Qué es de quién',
      body: [
        'Lo que escribes sigue siendo tuyo. La escuela puede guardarlo y mostrarlo a tus docentes para que las lecciones y los informes funcionen, y para nada más. Las lecciones, las imágenes y los videos son de sus autores; cuando una fuente pide que aparezca su nombre o su licencia, está en la lección. El software es de código abierto, y su licencia dice qué se puede hacer con él.',
      ],
    },
    {
      id: 'promise',
      heading: 'Qué puedes esperar',
      body: [
        'Tu escuela o red cuida que el servicio funcione y que tu trabajo no se pierda. Puede detenerse un tiempo por mantenimiento, y ningún software está libre de errores. Si una lección o un resultado está mal, avisa a tu docente para que se corrija. Nada de estos términos te quita un derecho que te da la ley.',
      ],
    },
    {
      id: 'end',
      heading: 'Cuándo termina',
      body: [
        'Puedes dejar de usarlo cuando quieras y pedir a tu escuela que borre tu cuenta. La escuela puede cerrar una cuenta que se use para hacer daño; antes explica por qué y te escucha, salvo que esperar perjudique a alguien. Lo que pasa entonces con los datos está en la política de privacidad.',
        { to: 'privacy', words: 'Leer la política de privacidad' },
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios y desacuerdos',
      body: [
        'La fecha de arriba cambia con el texto, y los cambios importantes se anuncian antes de aplicarse. Si no estás de acuerdo con algo, habla primero con tu escuela. Si eso no lo resuelve, rige la ley del lugar donde está la escuela.',
      ],
    },
  ],
};
