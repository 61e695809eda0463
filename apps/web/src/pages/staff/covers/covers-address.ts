import type { CoverList } from '@estante/contract/plain';

/** Address of the page of covers. */
export const coversPath = '/meupergamum/atendimento/capas';
/** Address of a page of a list of covers; pages count from 1. */
export const coversHref = (lista: CoverList, pagina = 1) =>
  `${coversPath}?lista=${lista}${pagina > 1 ? `&pagina=${pagina}` : ''}`;
