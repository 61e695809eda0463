import type { Output } from '../../../api/api.ts';

export interface OwnRequestProps {
  readonly request: Output<'listRequests'>['solicitacoes'][number];
  /** Null: it could not be done, which has been told. */
  readonly onDone: (words: string | null) => void;
}
