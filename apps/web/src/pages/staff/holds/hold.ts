import type { Output } from '../../../api/api.ts';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';

export type Hold = Output<'listDeskHolds'>['reservas'][number];

export interface DeskHoldProps {
  readonly hold: Hold;
  readonly onDone: DoneHandler;
}
