import type { authority as portuguese } from '../pt/authority.ts';

export const authority: typeof portuguese = {
  authority: {
    subdivisions: 'Subdivisions',
    moreSubdivisions: 'All of them in the subject index',
    pages: 'Pages of the authority',
    record: 'Record',
    marc: 'MARC',
    noRecord: 'This heading comes from titles: it has no authority record.',
    noTitles: 'No titles in the catalogue are under this heading',
    gone: 'This authority is not in the catalogue',
    goneHint: 'The heading may have changed. Search by name or subject.',
    sources: 'Sources',
    scheme: 'System of headings',
    relations: {
      anterior: 'Earlier form',
      posterior: 'Later form',
      mais_geral: 'Broader term',
      mais_especifico: 'Narrower term',
      relacionado: 'Related term',
    },
    as: {
      autor: 'As author or contributor',
      assunto: 'As subject',
      forma: 'As genre or form',
    },
    asRole: 'As {{role}}',
  },
};
