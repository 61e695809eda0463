import type { reportDescriptions as portuguese } from '../pt/report-descriptions.ts';

export const reportDescriptions: typeof portuguese = {
  names: {
    emprestimos: 'Loans by period',
    atrasos: 'Overdue',
    caixa: 'Cash book',
    'mais-procurados': 'Most wanted',
    'reservas-esperando': 'Holds waiting',
    'buscas-sem-resultado': 'Searches with no results',
    'nunca-emprestados': 'Never lent',
    'planos-sem-exemplares': 'Teaching plans without copies to borrow',
    acervo: 'Collection: titles and copies',
    'movimento-acervo': 'Collection: additions and withdrawals',
  },
  texts: {
    emprestimos: 'Loans made from the first day to the last.',
    atrasos: 'Loans overdue today, by the library of the copy and the number of days.',
    caixa:
      'What was received and reversed, by day and payment method. It names nobody and leaves nothing out.',
    'mais-procurados':
      'Titles that three or more people are waiting for, by how many wait for each copy.',
    'reservas-esperando': 'Holds in the queue and on the shelf, by library.',
    'buscas-sem-resultado':
      'What was searched for without filters and not found in the catalogue of the whole network. Who searched is not recorded.',
    'nunca-emprestados':
      'Copies that can be lent and never have been, starting with those longest in the catalogue.',
    'planos-sem-exemplares':
      'What the plans of this year and last year ask for and nobody can borrow: not in the catalogue, without copies, or only with copies for reference or damaged ones. A serial whose issues are held is left out, and so is a title that is read online, where the institution says that this is enough.',
    acervo:
      'What the libraries have now, without what was withdrawn or lost. A title held by several libraries counts once in the total. Titles with copies or issues are counted; those that no library holds, such as electronic ones, stand apart. The class is that of Dewey or UDC or, without either, that of the call number.',
    'movimento-acervo':
      'What came in and what left from the first day to the last. A copy comes in when it is acquired or, if that is not recorded, when it is added to the catalogue; a title comes in with its first copy and leaves with its last. What left on an unknown day is not counted.',
  },
};
