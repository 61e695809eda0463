import type { Output } from '../../../api/api.ts';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';

export type StaffCover = Output<'listStaffCovers'>['capas'][number];

export interface CoverEntryProps {
  readonly cover: StaffCover;
  readonly onDone: DoneHandler;
}
