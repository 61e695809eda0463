import type { Output } from '../../../api/api.ts';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';

export type HandledRequest = Output<'listRequestsToHandle'>['solicitacoes'][number];

export interface RequestEntryProps {
  readonly request: HandledRequest;
  readonly onDone: DoneHandler;
}
