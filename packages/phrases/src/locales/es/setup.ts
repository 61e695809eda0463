import type { setup as portuguese } from '../pt/setup.ts';

export const setup: typeof portuguese = {
  setup: {
    title: 'Instalar la red de bibliotecas',
    lead: 'Este catálogo aún está vacío y nadie lo administra. Complete esta página una sola vez: todo se puede cambiar después.',
    noScript: 'Esta página exige que el navegador ejecute JavaScript.',
    codeTitle: 'Prueba de que el servidor es suyo',
    codeHint:
      'El código que el servidor mostró en la terminal al iniciarse. También está en el archivo setup-code de la carpeta de datos.',
    institutionTitle: 'Institución',
    libraryTitle: 'Primera biblioteca',
    libraryHint: 'Las demás bibliotecas se añaden después, en el área de atención.',
    libraryCodeHint:
      'La sigla con que los registros MARC nombran la biblioteca, por ejemplo en el campo 852. Hasta 10 letras o números, sin espacios.',
    administratorTitle: 'Quién administra',
    userHint: 'El nombre con que usted entra. Sin espacios, con 3 letras o más.',
    beginTitle: 'Para empezar',
    rules: 'Reglas de préstamo de ejemplo',
    rulesHint:
      'Préstamo normal, de corta duración y consulta en sala, con plazos y multas habituales, y domingos cerrados. Sin ellas no se presta nada hasta que haya reglas.',
    holidays: 'Feriados nacionales de Brasil',
    holidaysHint:
      'De este año y del próximo. Los estatales y municipales se añaden en el calendario.',
    submit: 'Instalar',
    fields: {
      codigo: 'Código de instalación',
      instituicao: 'Nombre de la institución',
      sigla: 'Sigla de la institución',
      campus: 'Campus o sede',
      biblioteca: 'Nombre de la biblioteca',
      sigla_biblioteca: 'Sigla de la biblioteca',
      nome: 'Nombre completo',
      email: 'Correo electrónico',
      usuario: 'Usuario',
      senha: 'Contraseña',
    },
    wrong: {
      sigla_biblioteca: 'La sigla tiene hasta 10 letras o números, sin espacios.',
      email: 'Esta dirección de correo no está completa.',
      usuario: 'El usuario tiene de 3 a 50 letras o números, sin espacios.',
    },
    wrongCode: 'Este no es el código que el servidor mostró al iniciarse.',
    takenUser: 'Ya existe un usuario con ese nombre.',
    done: 'Esta red ya está instalada.',
    toSignIn: 'Entrar',
  },
  firstSteps: {
    done: 'Hecho',
    open: 'Por hacer',
    terminal: 'En la terminal del servidor:',
    institution: 'Institución',
    institutionText: 'Nombre, logotipo y colores.',
    libraries: 'Bibliotecas',
    librariesText_one: '{{count, number}} biblioteca. Cambie el nombre, una las que son la misma.',
    librariesText_many:
      '{{count, number}} de bibliotecas. Cambie los nombres, una las que son la misma.',
    librariesText_other:
      '{{count, number}} bibliotecas. Cambie los nombres, una las que son la misma.',
    openingHours: 'Horarios de atención',
    openingHoursText: 'Cuándo abre cada biblioteca, en los idiomas de los lectores.',
    records: 'Registros',
    recordsText_zero:
      'Traiga los archivos MARC: ISO 2709, MARCXML, Aleph, CDS/ISIS, también en zip.',
    recordsText_one: '{{count, number}} título en el catálogo.',
    recordsText_many: '{{count, number}} de títulos en el catálogo.',
    recordsText_other: '{{count, number}} títulos en el catálogo.',
    codes: 'Códigos sin biblioteca',
    codesText_one:
      '{{count, number}} código de los registros no es de ninguna biblioteca: diga de cuál es.',
    codesText_many:
      '{{count, number}} de códigos de los registros no son de ninguna biblioteca: diga de cuáles son.',
    codesText_other:
      '{{count, number}} códigos de los registros no son de ninguna biblioteca: diga de cuáles son.',
    patrons: 'Lectores',
    patronsText_zero: 'Traiga la lista de lectores en CSV.',
    patronsText_one: '{{count, number}} lector.',
    patronsText_many: '{{count, number}} de lectores.',
    patronsText_other: '{{count, number}} lectores.',
    rules: 'Reglas de préstamo',
    rulesText_zero: 'Sin reglas no se presta nada.',
    rulesText_one: '{{count, number}} regla: revise plazos, límites y multas.',
    rulesText_many: '{{count, number}} de reglas: revise plazos, límites y multas.',
    rulesText_other: '{{count, number}} reglas: revise plazos, límites y multas.',
    calendar: 'Calendario',
    calendarText_zero: 'Diga en qué días cierran las bibliotecas.',
    calendarText_one:
      '{{count, number}} feriado por delante. Añada los estatales, los municipales y los recesos.',
    calendarText_many:
      '{{count, number}} de feriados por delante. Añada los estatales, los municipales y los recesos.',
    calendarText_other:
      '{{count, number}} feriados por delante. Añada los estatales, los municipales y los recesos.',
    address: 'Dirección del sitio',
    addressText: 'Con ella los mensajes a los lectores llevan de vuelta al catálogo.',
  },
};
