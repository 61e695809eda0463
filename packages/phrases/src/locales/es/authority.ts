import type { authority as portuguese } from '../pt/authority.ts';

export const authority: typeof portuguese = {
  authority: {
    subdivisions: 'Subdivisiones',
    moreSubdivisions: 'Todas en el índice de materias',
    pages: 'Páginas de la autoridad',
    record: 'Registro',
    marc: 'MARC',
    noRecord: 'Este encabezamiento viene de los títulos: no tiene registro de autoridad.',
    noTitles: 'Ningún título del catálogo está bajo este encabezamiento',
    gone: 'Esta autoridad no está en el catálogo',
    goneHint: 'El encabezamiento puede haber cambiado. Busque por nombre o por materia.',
    sources: 'Fuentes',
    scheme: 'Sistema de encabezamientos',
    relations: {
      anterior: 'Forma anterior',
      posterior: 'Forma posterior',
      mais_geral: 'Término más general',
      mais_especifico: 'Término más específico',
      relacionado: 'Término relacionado',
    },
    as: {
      autor: 'Como autor o colaborador',
      assunto: 'Como materia',
      forma: 'Como género o forma',
    },
    asRole: 'Como {{role}}',
  },
};
