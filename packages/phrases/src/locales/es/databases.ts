import type { databases as portuguese } from '../pt/databases.ts';

export const databases: typeof portuguese = {
  databases: {
    intro: 'Bases de datos que la institución ofrece a quienes estudian e investigan.',
    text: 'Nombre o tema',
    area: 'Área',
    allAreas: 'Todas las áreas',
    grouping: 'Agrupar',
    groupings: {
      area: 'Por área',
      nome: 'De la A a la Z',
    },
    submit: 'Filtrar',
    clear: 'Ver todas',
    count_zero: 'Ninguna base de datos',
    count_one: '{{count, number}} base de datos',
    count_many: '{{count, number}} de bases de datos',
    count_other: '{{count, number}} bases de datos',
    none: 'No se encontró ninguna base de datos',
    noneHint: 'Revise la ortografía o vea todas las áreas.',
    noneYet: 'La institución aún no ha indicado bases de datos.',
    failed: 'No se pudieron mostrar las bases de datos',
    access: {
      livre: 'Acceso libre',
      assinatura: 'Por suscripción',
    },
  },
};
