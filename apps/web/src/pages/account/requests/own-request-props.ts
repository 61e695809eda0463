import type { Output } from '../../../api/api.ts';

export interface OwnRequestProps {
  readonly request: Output<'listRequests'>['solicitacoes'][number];
  /** Called after an act, with its message; null if it failed, which was reported. */
  readonly onDone: (words: string | null) => void;
}
