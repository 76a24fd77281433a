import type { LanguageWords } from './problem-words.ts';

export const es: LanguageWords = {
  report: {
    columns: {
      severity: 'Gravedad',
      file: 'Archivo',
      row: 'Fila',
      column: 'Columna',
      value: 'Valor',
      cause: 'Qué está mal',
      cure: 'Qué hacer',
      code: 'Código',
    },
    severities: { error: 'Error', warning: 'Advertencia' },
  },
  problems: {
    'not-a-zip': {
      cause: 'Este archivo no es un ZIP o está dañado.',
      cure: 'Exporta el paquete otra vez y sube un solo archivo ZIP. Si llegó por correo o se copió, pide que lo envíen de nuevo.',
    },
    'package-too-large': {
      cause: 'El archivo ZIP pesa más de {expected} MB.',
      cure: 'Deja fuera lo que aquí no se usa, como calificaciones y recursos, o envía un paquete por grupo de escuelas.',
    },
    'unpacked-too-large': {
      cause: 'Descomprimidos, los archivos pesan más de {expected} MB.',
      cure: 'Deja fuera lo que aquí no se usa, como calificaciones y recursos, o envía un paquete por grupo de escuelas.',
    },
    'too-many-files': { cause: 'El paquete tiene más de {expected} archivos.', cure: 'Comprime solo los archivos CSV de OneRoster y el manifiesto.' },
    'too-many-rows': { cause: 'El paquete tiene más de {expected} filas.', cure: 'Envía un paquete por grupo de escuelas.' },
    'ratio-too-high': {
      cause: 'Descomprimido, el archivo ocupa más de {expected} veces su tamaño, algo que ninguna lista de clases hace.',
      cure: 'Exporta el paquete otra vez. Si vuelve a pasar, pregunta a quien lo genera qué es este archivo.',
    },
    'unsafe-name': {
      cause: 'El nombre lleva fuera del paquete o es un enlace a otro archivo.',
      cure: 'Comprime los archivos mismos, sin carpetas ni enlaces.',
    },
    encrypted: { cause: 'El archivo está protegido con contraseña.', cure: 'Comprímelo otra vez, sin contraseña.' },
    'duplicate-file': {
      cause: 'El paquete trae este archivo dos veces (también como “{expected}”).',
      cure: 'Quédate con uno. Las mayúsculas no hacen un nombre distinto.',
    },
    'nested-folder': { cause: 'El archivo está en una carpeta dentro del paquete.', cure: 'Pon todos los archivos CSV en la raíz del ZIP.' },
    'nested-archive': { cause: 'Hay un archivo comprimido dentro del paquete.', cure: 'Descomprímelo y sube el paquete que está adentro.' },
    'unknown-file': {
      cause: 'OneRoster no tiene un archivo ni una propiedad con este nombre.',
      cure: 'Cámbiale el nombre a “{expected}”.',
      cureBare: 'Revisa cómo está escrito. Si no es parte de las listas de clases, déjalo fuera.',
    },
    'manifest-missing': {
      cause: 'El paquete no trae manifest.csv; sin él no se sabe qué contiene.',
      cure: 'Elige el formato “OneRoster” al exportar: escribe manifest.csv. Ponlo en la raíz del ZIP.',
    },
    'manifest-bad': {
      cause: 'El manifiesto dice “{value}” aquí.',
      bare: 'El manifiesto no tiene una fila para esto.',
      cure: 'Escribe “{expected}”.',
      cureBare: 'Cada propiedad aparece una sola vez, con su valor al lado.',
    },
    'version-unknown': {
      cause: 'No leemos la versión “{value}”.',
      bare: 'El manifiesto no dice qué versión es.',
      cure: 'Elige OneRoster 1.1 o 1.2 al exportar. Valores posibles: {expected}.',
    },
    'file-not-in-manifest': {
      cause: 'El archivo está en el paquete y el manifiesto no lo nombra.',
      cure: 'Agrega a manifest.csv una fila para él con bulk, delta o absent.',
    },
    'file-missing': { cause: 'El manifiesto dice “{value}” y el archivo no está en el paquete.', cure: 'Agrega el archivo o escribe absent en el manifiesto.' },
    'file-absent-but-present': {
      cause: 'El manifiesto dice que este archivo no viene, pero aquí está. No se leyó.',
      cure: 'Escribe bulk o delta en el manifiesto, o quita el archivo.',
    },
    'mode-unknown': {
      cause: 'El manifiesto dice “{value}” para este archivo.',
      bare: 'El manifiesto no dice cómo leer este archivo.',
      cure: 'Escribe uno de estos: {expected}.',
    },
    'mixed-modes': {
      cause: 'Algunos archivos vienen completos (bulk) y otros solo con lo que cambió (delta). El paquete se lee como cambios: nadie sale por no aparecer.',
      cure: 'Envía todos los archivos de las listas de la misma forma.',
    },
    'empty-file': { cause: 'El archivo está vacío.', cure: 'Expórtalo otra vez. Aunque no tenga filas, necesita su encabezado.' },
    'no-rows': {
      cause: 'El archivo solo tiene el encabezado. En un paquete completo eso quiere decir que ya no hay ninguno.',
      cure: 'Si no es así, revisa la exportación. Nada en gran cantidad se quita sin que alguien lo confirme.',
    },
    'not-utf8': { cause: 'El archivo no está en UTF-8: letras como á, ç y ñ no se pueden leer.', cure: 'Guárdalo como “CSV UTF-8”.' },
    'byte-order-mark': { cause: 'El archivo empieza con una marca invisible (BOM).', cure: 'Guárdalo en UTF-8 sin BOM o lee el paquete en modo tolerante.' },
    delimiter: {
      cause: 'Las columnas están separadas por “{value}”.',
      cure: 'Guarda el archivo con comas. Las hojas de cálculo escriben punto y coma donde la región usa la coma para los decimales.',
    },
    'bad-csv': {
      cause: 'Hay unas comillas que no se cierran o están donde no deben; el resto del archivo no se puede leer.',
      cure: 'Pon toda la celda entre comillas y duplica las de adentro: "Aula ""B""".',
    },
    'field-too-large': {
      cause: 'El texto es más largo de lo que puede ser una celda.',
      cure: 'Acórtalo. Si se ve normal, quizá falta cerrar unas comillas antes.',
    },
    'header-missing': { cause: 'Falta la columna “{column}”.', cure: 'Agrégala en la primera fila, escrita exactamente así.' },
    'header-unknown': {
      cause: 'OneRoster no tiene una columna con este nombre en este archivo.',
      bare: 'Una columna no tiene título, así que no se lee.',
      cure: 'Cámbiale el nombre a “{expected}”.',
      cureBare: 'Quítala, o ponle un nombre propio que empiece con “metadata.” y déjala al final.',
    },
    'header-order': {
      cause: 'Las columnas no están en el orden del estándar.',
      cure: 'Aquí va la columna “{expected}”. Las columnas propias (metadata.…) van al final.',
    },
    'header-duplicate': { cause: 'La columna aparece dos veces en el encabezado.', cure: 'Quita una de las dos.' },
    'row-length': {
      cause: 'La fila tiene {value} celdas y el encabezado tiene {expected}.',
      bare: 'La fila está vacía; el encabezado tiene {expected} columnas.',
      cure: 'Revisa si falta o sobra una coma. Una celda con coma necesita comillas.',
    },
    required: { cause: 'La celda está vacía y esta columna necesita un valor.', cure: 'Complétala en el sistema de origen y exporta otra vez.' },
    'bad-id': {
      cause: '“{value}” no puede ser un identificador.',
      cure: 'Un identificador tiene de 1 a 255 de estos caracteres: {expected}. Sin espacios ni acentos.',
    },
    'duplicate-id': {
      cause: '“{value}” ya está en la fila {expected}. Cuenta esa fila.',
      cure: 'Da a cada fila su propio identificador o quita una de las dos.',
    },
    'bad-date': {
      cause: '“{value}” no es una fecha en el formato esperado.',
      bare: 'No es una fecha en el formato esperado.',
      cure: 'Escríbela como {expected}, por ejemplo 2026-08-24. Un día que puede ser dos, como 03/04/2026, cuenta como vacío.',
    },
    'bad-datetime': {
      cause: '“{value}” no es una fecha con hora en el formato esperado.',
      cure: 'Escríbela como {expected}, por ejemplo 2026-08-24T06:00:00.000Z.',
    },
    'bad-boolean': {
      cause: '“{value}” no es una de las dos palabras para sí y no.',
      bare: 'No es una de las dos palabras para sí y no.',
      cure: 'Escribe uno de estos: {expected}.',
    },
    'bad-choice': { cause: '“{value}” no es una de las palabras posibles aquí.', cure: 'Escribe una de estas: {expected}. Las mayúsculas cuentan.' },
    'bad-grade': { cause: '“{value}” no es un grado que conozcamos. El registro entra sin grado.', cure: 'Usa los códigos habituales: {expected}.' },
    'bad-year': { cause: '“{value}” no es un año.', cure: 'Escribe el año en que termina el ciclo escolar, como {expected}.' },
    'bad-user-ids': { cause: '“{value}” no es una lista de identificadores en el formato esperado.', cure: 'Escríbela como {expected}.' },
    'bad-email': { cause: '“{value}” no es una dirección de correo. La persona entra sin ella.', cure: 'Corrige la dirección en el sistema de origen.' },
    'line-break': { cause: 'Hay un salto de línea o un carácter invisible en la celda.', cure: 'Quítalo en el sistema de origen.' },
    'not-blank-in-bulk': {
      cause: 'Aquí dice “{value}”. En un paquete completo (bulk) esta columna va vacía.',
      cure: 'Deja vacías status y dateLastModified, o envía el archivo como delta.',
    },
    'status-required': { cause: 'La celda está vacía. En un paquete de cambios (delta) todas las filas la necesitan.', cure: 'Complétala: {expected}.' },
    'dangling-reference': { cause: '“{value}” no está en {expected}.', cure: 'Agrégalo a {expected} o corrige aquí el identificador.' },
    'wrong-kind': { cause: '“{value}” existe, pero no es del tipo que va aquí ({expected}).', cure: 'Indica uno que lo sea: {expected}.' },
    'subjects-and-codes': {
      cause: 'Las listas subjects y subjectCodes no tienen la misma cantidad de elementos.',
      cure: 'Da a cada materia un código, en el mismo orden.',
    },
    'several-primary-roles': {
      cause: 'La persona ya tiene un rol principal en esta organización.',
      cure: 'Solo un rol por organización es primary; los demás son secondary.',
    },
    'identifier-shared': {
      cause: 'El número “{value}” también es de otra persona (fila {expected}), así que no sirve para reconocer a ninguna de las dos.',
      cure: 'Da a cada persona su propio número en el sistema de origen.',
    },
    'ends-before-start': { cause: 'El final, {value}, es anterior al inicio, {expected}.', cure: 'Corrige una de las dos fechas.' },
    'too-many-problems': {
      cause: 'Hay {expected} problemas más del mismo tipo ({value}) que no están en la lista.',
      cure: 'Resuelve el tipo completo: casi siempre una sola opción de la exportación causa todos.',
    },
    'address-refused': {
      cause: 'Desde aquí no se puede llegar a la dirección del servidor.',
      cure: 'Revisa la dirección. Una dirección dentro de tu propia red la tiene que permitir quien administra esta instalación.',
    },
    unreachable: {
      cause: 'El servidor no respondió.',
      cure: 'Revisa la dirección e inténtalo más tarde. Si sigue igual, habla con quien administra el servidor.',
    },
    unauthorised: { cause: 'El servidor no acepta las claves.', cure: 'Escribe otra vez el identificador y el secreto, o pide unos nuevos.' },
    forbidden: {
      cause: 'Las claves son correctas, pero no permiten leer esto.',
      cure: 'Pide a quien administra el servidor que permita leer las listas de clases.',
    },
    'not-found': { cause: 'El servidor no conoce esta dirección.', cure: 'Revisa la dirección y la versión de OneRoster.' },
    busy: { cause: 'El servidor está saturado y pidió volver más tarde.', cure: 'No hay que hacer nada: la próxima ejecución lo intenta otra vez.' },
    'server-error': { cause: 'El servidor falló.', cure: 'Inténtalo más tarde. Si sigue igual, envía esta línea a quien administra el servidor.' },
    'answer-malformed': { cause: 'La respuesta del servidor no sigue el estándar.', cure: 'Envía esta línea a quien administra el servidor.' },
    'next-elsewhere': {
      cause: 'El servidor nos manda a otra dirección y no la seguimos.',
      cure: 'Pide a quien administra el servidor que mantenga las páginas bajo su propia dirección.',
    },
    'paging-loops': { cause: 'Las páginas del servidor vuelven a una página ya leída.', cure: 'Envía esta línea a quien administra el servidor.' },
  },
};
