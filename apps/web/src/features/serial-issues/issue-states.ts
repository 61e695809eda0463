import type { IssueStateCode } from '@estante/contract/plain';
import type { IconName } from '../../ui/drawings/icon.tsx';

/** Icon for each state: its word is read beside it, or in its name. */
export const stateIcons: Readonly<Record<IssueStateCode, IconName>> = {
  recebido: 'check',
  esperado: 'clock',
  falta: 'close',
  reclamado: 'bell',
  encadernado: 'book',
};
