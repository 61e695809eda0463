import type { visitorForms as portuguese } from '../pt/visitor-forms.ts';

export const visitorForms: typeof portuguese = {
  generalComment: {
    title: 'Comentario general',
    intro:
      'Elogie, reclame o pregunte: el personal de la biblioteca lo lee y responde por correo electrónico.',
    introUnmailed:
      'Elogie, reclame o pregunte: el personal de la biblioteca lee lo que usted escribe.',
    noMail: 'No hay correo electrónico en su registro: la biblioteca no puede responder.',
    content: 'Comentario',
    send: 'Enviar comentario',
  },
  form: {
    fillAll: '¡Rellene todos los campos obligatorios!',
    checkMarked: 'Revise los campos marcados.',
    unlisted: 'Lo escrito no es uno de los nombres de la lista: elija uno de ellos.',
  },
  libraryFields: {
    campus: 'Campus',
    anyCampus: 'Todos los campus',
    library: 'Biblioteca',
    choose: 'Elija la biblioteca',
    failed: 'No se pudieron mostrar las bibliotecas',
    left: 'Caracteres restantes: {{left, number}}',
    optional: '(opcional)',
  },
  sent: {
    ComentarioGeralEnviadoSucesso:
      'Comentario enviado. La biblioteca responde por correo electrónico.',
    comentarioSemEmail: 'Comentario enviado. La biblioteca lo leerá.',
    SugestaoAquisicaoEnviadoSucesso:
      'Sugerencia enviada. La biblioteca la evaluará y le avisará por correo electrónico.',
    sugestaoSemEmail:
      'Sugerencia enviada. La biblioteca la evaluará y le avisará en el área personal.',
  },
  suggestion: {
    title: 'Sugerencia de adquisición',
    teacherTitle: 'Sugerencia de adquisición para la enseñanza',
    intro: 'Diga qué obra falta en el catálogo. Cuanto más sepa de ella, antes la encontramos.',
    teacherIntro: 'Diga qué obra falta a sus alumnos, para qué asignatura y cuántos ejemplares.',
    send: 'Enviar sugerencia',
    offer: 'Sugerir la adquisición de esta obra',
    copiesHint: 'Un número entero de 1 a {{most, clause}}.',
    fromList: 'Elija en la lista.',
    department: 'Departamento',
    anyDepartment: 'Todos los departamentos',
    elsewhere: 'Siga las compras en el sistema de adquisiciones',
    fields: {
      titulo: 'Título',
      editor: 'Editorial',
      autor: 'Autor',
      edicao: 'Edición',
      isbn_issn: 'ISBN o ISSN',
      periodico: 'Es una publicación periódica',
      outras_inf: 'Otra información',
      curso: 'Carrera',
      disciplina: 'Asignatura',
      exemplares: 'Ejemplares',
    },
    known: {
      there: 'Ya está en el catálogo',
      sameIsbn: '(mismo ISBN)',
      suggested_one: 'Ya sugerida {{count, number}} vez',
      suggested_many: 'Ya sugerida {{count, number}} de veces',
      suggested_other: 'Ya sugerida {{count, number}} veces',
      own: 'Siga su sugerencia',
    },
    states: {
      'pre-sugestao': 'Presugerencia',
      'sugestao-de-compra': 'Sugerencia de compra',
      'em-cotacao': 'En cotización',
      pregao: 'En subasta',
      'aguardando-entrega': 'Pendiente de entrega',
      'parcialmente-atendida': 'Atendida en parte',
      atendida: 'Atendida',
      'finalizada-incompleta': 'Finalizada / incompleta',
      'ja-existe': 'Ya existe',
      duplicada: 'Duplicada',
      esgotada: 'Agotada',
      'nao-encontrada': 'No encontrada',
      'nao-atendida': 'No atendida',
      cancelada: 'Cancelada',
    },
  },
};
