import type { importing as portuguese } from '../pt/importing.ts';

export const importing: typeof portuguese = {
  importing: {
    help: `Uso: npm run import -- [--library SIGLA] [--library CODIGO=SIGLA]… [--new-libraries]
                       [--code LISTA:CODIGO=ENTRADA]… [--source CODIGO] [--charset NOMBRE]
                       [--items SISTEMA] [--isis TABLA] [--dry-run] ARCHIVO…
     npm run import -- covers [--source CODIGO] [--dry-run] CARPETA
     npm run import -- --undo NUMERO [--dry-run]

Trae registros MARC 21 al catálogo: títulos, autoridades, existencias y ejemplares. Conoce ISO 2709, MARCXML,
MARC-in-JSON, MARC mnemónico (.mrk), Aleph secuencial y CDS/ISIS, y estos en gzip o zip; el informe dice qué se
reconoció. Importar un archivo otra vez solo cambia lo que cambió en él.

Con 'covers' trae las imágenes de una carpeta (JPEG, PNG, WebP, hasta 10 MiB), cada una con el nombre del ISBN o del
número de control de su título: 9788535910667.jpg. (Un archivo llamado 'covers' es ./covers.)

  --library SIGLA biblioteca de los ejemplares cuyo registro no dice ninguna, o dice una que no existe aquí
  --library CODIGO=SIGLA
                  lo que los registros llaman CODIGO es aquí la biblioteca SIGLA; vale para las próximas
                  importaciones, y los ejemplares que se apartaron por CODIGO entran
  --code LISTA:CODIGO=ENTRADA
                  lo que los registros llaman CODIGO es aquí la entrada de código ENTRADA; LISTA es tipo_emprestimo,
                  colecao o localizacao. Vale para las próximas importaciones, como lo que se dice en su página
  --new-libraries hace bibliotecas de los códigos que no se conocen aquí: la primera importación de los registros
                  de la propia red; sin esto esos ejemplares quedan aparte, con los registros a los que pertenecen
  --source CODIGO de dónde vienen los registros; sin esto cada registro lo dice (campo 003);
                  de las portadas, de quién son los números de control que les dan nombre
  --charset NOMBRE
                  el conjunto de caracteres de todos los registros, en vez de uno estimado por el archivo entero:
                  {{charsets}}
  --items SISTEMA en campos de qué sistema están los ítems, en vez de lo que muestra el archivo: {{items}},
                  none; o un archivo de reglas, una por línea ('949 codigo_barras a'): el campo de la primera tiene
                  los ítems, uno en cada uno. Después del campo va {{columns}}
  --isis TABLA    cómo campos de CDS/ISIS se vuelven MARC 21: 'lilacs', 'marc', o un archivo de reglas, una por
                  línea ('18 245 10 a'); sin esto un campo 245 indica marc, y su falta, lilacs
  --undo NUMERO   deshace una importación, por el número que trae su informe: los títulos que cambió vuelven a ser
                  como eran, y los que trajo se retiran con sus ejemplares. Lo que desde entonces cambió o se prestó
                  queda, y se dice. Las importaciones se guardan 90 días
  --dry-run       dice qué haría la importación, muestra diez títulos y diez ejemplares de cada archivo, y no hace nada
  --help          muestra esto

Funciona con la aplicación en marcha, y sin ella. DATA_DIR y DATABASE_URL dicen dónde está el catálogo, como lo dicen
a la aplicación.

Códigos de salida: 0 hecho; 1 falló; 2 un archivo no se pudo leer, o el comando está mal; 130 interrumpido.`,
    wrong: {
      noFile: 'Indique al menos un archivo.',
      charset: 'No hay un conjunto de caracteres {{name, clause}}.',
      items: 'No hay un perfil de ítems {{name, clause}}, ni ese archivo.',
      itemsLine:
        "La línea {{line, number}} de {{file}} no es una regla como '949 codigo_barras a'.",
      itemsEmpty:
        '{{file}} no dice de ningún campo que tiene el código de barras o la biblioteca de un ejemplar.',
      covers: 'Indique una carpeta de portadas, y ninguna biblioteca.',
      libraries: 'Indique una biblioteca, y cuantos CODIGO=SIGLA quiera.',
      code: '--code {{code, clause}}: diga LISTA:CODIGO=ENTRADA; la lista es una de estas: {{lists, clause}}.',
      codeTwice: '--code {{code, clause}}: este código ya se dijo de otra entrada de la lista.',
      undo: 'Indique el número de una importación, y ningún archivo.',
      isisLine: "La línea {{line, number}} de {{file}} no es una regla como '18 245 10 a'.",
      isisFile: '{{file}} no se puede leer como tabla de CDS/ISIS.',
    },
    noFolder: '{{folder}} no es una carpeta que se pueda leer.',
    noLibrary: 'No hay una biblioteca {{code, clause}}.',
    knownLibraries: 'Existen estas: {{codes, clause}}.',
    noneKnown: 'Todavía no hay ninguna.',
    noEntry: '--code {{code, clause}}: no hay una entrada {{entry, clause}} en esa lista.',
    entryCode:
      '--code {{code, clause}}: una entrada de la lista ya tiene el código {{own, clause}}, y es ella la que quiere decir.',
    libraryCode:
      '--library {{code, clause}}: una biblioteca ya tiene la sigla {{own, clause}}, y es ella la que el código quiere decir.',
    knownEntries: 'Existen estas: {{codes, clause}}.',
    noEntries: 'La lista está vacía.',
    bar: 'Importando [{bar}] {percentage}% | {records} registros | faltan {eta_formatted}',
    step: '{{part, number}}%: {{records}} registros',
    files: {
      ENOENT: 'no existe ese archivo',
      EISDIR: 'es una carpeta',
      EACCES: 'no hay permiso para leerlo',
      empty: 'está vacío',
      'not-marc': 'no está en ningún formato de MARC conocido',
    },
    unreadable: 'la lectura falló ({{reason}})',
    interruptedAfter:
      '{{file}}: interrumpido después de {{records, number}} registros, que entraron; ejecútelo de nuevo para los demás.',
    warnings: {
      length: 'el tamaño del registro en la cabecera está mal',
      'base-address': 'la dirección base en la cabecera está mal',
      leader: 'la cabecera está dañada',
      directory: 'el directorio está mal; los campos se hallaron por sus finales',
      'fields-lost': 'algunos campos no se pudieron leer',
      tag: 'campos sin etiqueta válida quedaron fuera',
      indicators: 'los indicadores están mal',
      subfields: 'campos sin subcampos, o texto antes de ellos',
      'subfield-code': 'códigos de subcampo están mal',
      'control-characters': 'caracteres de control en el texto',
      encoding: 'bytes erróneos en el conjunto de caracteres',
      'guessed-charset': 'el conjunto de caracteres es una estimación: otro sería posible',
      'no-terminator': 'falta el fin del registro',
      junk: 'bytes entre registros',
      xml: 'el XML está mal formado',
      'unknown-library':
        'ejemplares y existencias de una biblioteca que no se conoce, dados a la elegida',
      renumbered: 'el número era de otro título antes: entra como título nuevo',
      'shared-barcode': 'código de barras de ejemplares de dos títulos',
      'written-by-staff':
        'ejemplares en los que el personal escribió otra cosa en pantalla: eso se conservó',
    },
    unknownState: 'estado de ejemplar que no se conoce, leído como disponible: {{state}}',
    readAs: 'leído como {{formats}}',
    inCharset: '{{records, number}} en {{charset}}',
    itemsAs: 'ítems como los tiene {{system}}',
    itemsByTable: 'ítems según la tabla indicada',
    firstCopies: 'Primeros ejemplares:',
    charsets: {
      cp850: 'página de códigos 850',
      declared: 'el conjunto que el archivo declara',
    },
    records: '{{records, number}} registros',
    fates: {
      read: 'leídos',
      new: 'nuevos',
      changed: 'cambiados',
      unchanged: 'iguales',
      joined: 'unidos',
      withdrawn: 'retirados',
      setAside: 'apartados',
    },
    kinds: {
      bibliographic: 'bibliográficos',
      authority: 'autoridades',
      holdings: 'existencias',
      unreadable: 'ilegibles',
    },
    copies:
      'Ejemplares: {{added, number}} nuevos, {{changed, number}} cambiados, {{withdrawn, number}} retirados.',
    overwrote: 'Registros que reemplazaron a otro: {{total, number}}, por',
    joinedBy: 'Registros unidos a un título: {{total, number}}, por',
    moreReasons: 'y por {{left, number}} motivos más',
    wasImport: 'Esta fue la importación {{id}}; npm run import -- --undo {{id}} la deshace.',
    withWarnings: 'Registros con avisos:',
    madeLibraries: 'Bibliotecas que no se conocían y se hicieron: {{codes, clause}}.',
    placed: 'Ejemplares apartados antes y colocados ahora: {{placed, number}}.',
    unplaced:
      'Ejemplares y existencias apartados, pues ninguna biblioteca de aquí tiene el código:',
    newCodes: {
      loan_type: 'Tipos de préstamo que no había aquí, con los ejemplares de cada uno:',
      collection: 'Colecciones que no había aquí:',
      location: 'Ubicaciones que no había aquí:',
    },
    newTypes: `Los ejemplares de esos tipos se prestan por las reglas de cualquier tipo hasta que tengan las suyas. Antes de importar se puede
decir que un código es de una entrada que ya existe, con --code LISTA:CODIGO=ENTRADA o en la página de las importaciones, en la atención.`,
    moreCodes: 'y {{left, number}} códigos más',
    sayCodes: `Diga qué quiere decir un código con --library CODIGO=SIGLA o en la página de las bibliotecas, en
la atención, o haga de ellos bibliotecas con --new-libraries.`,
    lists: {
      setAside: 'Los registros apartados están en {{file}}',
      overwritten: 'Lo que se reemplazó, y por qué, está en {{file}}',
      joined: 'Qué se reunió a qué título está en {{file}}',
      renumbered: 'Títulos nuevos con el número de otro están en {{file}}',
      barcodes: 'Códigos de barras de dos títulos están en {{file}}',
      guessed:
        'Registros cuyo conjunto de caracteres es una estimación (--charset lo dice) están en {{file}}',
    },
    dryRun: 'Ensayo: no se escribió nada en el catálogo.',
    covers: {
      step: '{{part, number}}%: {{read}} archivos',
      counts:
        '{{read}} archivos leídos, {{added}} portadas nuevas, {{changed}} cambiadas, {{unchanged}} iguales, {{setAside}} apartadas.',
      setAside: 'Apartadas, con los motivos: {{file}}',
      interrupted: 'Interrumpido: ejecútelo de nuevo para las demás.',
    },
    coverReasons: {
      'wrong-name': 'el nombre no es un ISBN o número de control con .jpg, .jpeg, .png o .webp',
      empty: 'está vacío',
      'too-large': 'tiene más de 10 MiB',
      'no-picture': 'no es un JPEG, PNG o WebP entero, diga el nombre lo que diga',
      'too-many-pixels': 'tiene más de 40 millones de píxeles',
      'too-small': 'un lado tiene menos de 60 píxeles',
      'no-title': 'ningún título tiene ese ISBN o número de control',
      ambiguous:
        'títulos de varios orígenes tienen ese número de control: indique uno con --source',
    },
    undo: {
      unknown: 'No hay una importación {{id}}, o hace demasiado tiempo para deshacerla.',
      restored: 'Importación {{id}}: {{restored, number}} registros están como antes de ella,',
      withdrawn:
        '{{withdrawn, number}} títulos que ella trajo y {{separated, number}} registros que se unieron a otros fueron retirados.',
      left: 'Quedan como están: {{left, number}} registros.',
      entries: {
        loan_type: 'Salen de los tipos de préstamo: {{codes, clause}}.',
        collection: 'Salen de las colecciones: {{codes, clause}}.',
        location: 'Salen de las ubicaciones: {{codes, clause}}.',
      },
      more: 'y {{left, number}} más',
      interrupted: 'Interrumpido; ejecútelo de nuevo para el resto.',
      titleId: 'título {{id}}',
      number: 'número {{number}}',
      byImport: 'por la importación {{id}}',
      reasons: {
        changed: 'cambió desde entonces',
        lent: 'un ejemplar ya se prestó',
        wanted: 'un lector espera por él',
      },
    },
  },
};
