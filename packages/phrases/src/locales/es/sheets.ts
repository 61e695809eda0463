import type { sheets as portuguese } from '../pt/sheets.ts';

export const sheets: typeof portuguese = {
  sheets: {
    faults: {
      vazio: 'El archivo está vacío.',
      aspas: 'Hay comillas sin cerrar o fuera de lugar: desde ahí el archivo no se puede leer.',
      'celulas-demais': 'La línea tiene más celdas que el encabezado.',
      'coluna-falta': 'Falta la columna «{{column}}» en la primera línea.',
      'linhas-demais': 'El archivo tiene demasiadas líneas: divídalo.',
      'campo-vazio': 'Falta completar «{{column, clause}}».',
      'texto-longo': 'El texto de «{{column}}» es demasiado largo.',
      'email-invalido':
        'Hay una dirección de correo mal formada en «{{column}}»: «{{value, clause}}».',
      'biblioteca-desconhecida':
        'Ninguna biblioteca tiene el código «{{value}}», dado en «{{column, clause}}».',
      'categoria-desconhecida':
        'Ninguna categoría tiene la sigla «{{value}}», dada en «{{column, clause}}».',
      'data-invalida':
        'La fecha «{{value}}», en «{{column}}», no existe: escriba 31/12/2026 o 2026-12-31.',
      'papel-desconhecido':
        'En «{{column}}» cabe «leitor» (lector) o «professor» (profesor), y no «{{value, clause}}».',
      'curso-desconhecido':
        'Ninguna carrera tiene el código dado en «{{column}}»: «{{value, clause}}».',
      'disciplina-desconhecida':
        'Ninguna asignatura tiene el código dado en «{{column}}»: «{{value, clause}}».',
      'professor-desconhecido':
        'Ningún profesor tiene el código dado en «{{column}}»: «{{value, clause}}».',
      'professor-de-outra-pessoa': 'El código en «{{column}}» ya es de otra persona.',
      'usuario-repetido': 'El usuario «{{value}}» ya apareció en una línea anterior.',
      'usuario-da-equipe':
        'El usuario «{{value}}» es del personal, que no se modifica por archivo.',
      'usuario-de-outra-unidade':
        'El usuario «{{value}}» es de otra unidad: solo los administradores lo cambian por archivo.',
      'biblioteca-de-outra-unidade':
        'En «{{column}}» solo cabe su propia unidad: las demás las importan los administradores.',
      'vinculo-encerrado': 'El vínculo del usuario «{{value}}» terminó.',
      'usuario-desconhecido': 'No hay lector con el usuario «{{value, clause}}».',
      'exemplar-desconhecido': 'No hay ejemplar con el código de barras «{{value, clause}}».',
      'exemplar-ambiguo':
        'Varios ejemplares tienen el código de barras «{{value}}»: diga la biblioteca.',
      'exemplar-emprestado':
        'El ejemplar «{{value}}» está prestado a otra persona, o desde otro día.',
      'exemplar-fora':
        'El ejemplar «{{value}}» no puede estar prestado: está perdido, reservado o en tránsito.',
      'datas-invertidas': 'La fecha «{{value}}», en «{{column}}», es anterior al préstamo.',
      'data-futura': 'La fecha «{{value}}», en «{{column}}», aún no ha llegado.',
      'numero-invalido': 'En «{{column}}» cabe un número de 0 a 99, y no «{{value, clause}}».',
      'sem-regra': 'Ninguna regla presta este ejemplar a la categoría de este lector.',
      'endereco-invalido':
        'En «{{column}}» cabe una dirección que empiece por https://, y no «{{value, clause}}».',
      'opcao-desconhecida': '«{{value}}» no es una de las opciones de «{{column, clause}}».',
      'numero-fora': 'El número «{{value}}» no cabe en «{{column, clause}}».',
      'referencia-desconhecida': 'Nada tiene el código «{{value}}», dado en «{{column, clause}}».',
      repetido: 'Ya hay una entrada con «{{value}}» en «{{column, clause}}».',
      'leitura-invalida': 'En «{{column}}» esta línea no es una lectura: «{{value, clause}}».',
      'acervo-desconhecido':
        'Ningún título tiene el número «{{value}}», dado en «{{column, clause}}».',
      'nao-se-acrescenta': '«{{value}}» no está en esta lista, y a ella no se añade.',
      'fim-antes-do-inicio': 'El último día, {{value, day}}, es anterior al primero.',
    },
    file: 'Archivo CSV',
    fileHint:
      'En UTF-8 o Latin-1, con comas o puntos y comas, de hasta 6 MB. La primera línea nombra las columnas.',
    tooLarge: 'El archivo tiene más de 6 MB: divídalo.',
    check: 'Comprobar sin guardar',
    import: 'Importar',
    checked: 'Comprobado, no se guardó nada',
    imported: 'Importado',
    importedSome: 'Importado, salvo las líneas rechazadas',
    importedNone: 'No se importó nada',
    sum: 'Líneas leídas: {{read, number}}. Nuevas: {{added, number}}. Cambiadas: {{changed, number}}. Sin cambios: {{unchanged, number}}. Rechazadas: {{refused, number}}.',
    errors: 'Líneas rechazadas',
    moreErrors: 'Aquí aparecen solo los primeros errores.',
    line: 'Línea',
    column: 'Columna',
    problem: 'Qué está mal',
    patrons: {
      title: 'Lectores',
      text: 'Columnas: usuario, nome (nombre), unidade (código de la biblioteca), emails (separados por punto y coma o espacio), categoria (sigla), validade (validez), papel (leitor o professor), cursos y disciplinas (códigos de las carreras y asignaturas que estudia, separados por comas), professor (código con que enseña). Solo las tres primeras son obligatorias; un campo vacío deja todo como está, y un guion vacía cursos, disciplinas o professor. Quien es nuevo define la contraseña con la recuperación por correo.',
    },
    loans: {
      title: 'Préstamos',
      text: 'Columnas: codigo_barras, usuario, emprestado_em (prestado el), vence_em (vence el), renovacoes (renovaciones), devolvido_em (devuelto el), biblioteca. Las cuatro primeras son obligatorias. No se cobra nada por lo ya devuelto.',
    },
  },
};
