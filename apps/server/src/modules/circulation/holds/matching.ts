import type { CirculatingCopy } from '../facts/index.ts';

/** Copies that a hold waits for: any of the title with these parts, in this library. */
export interface HoldKey {
  readonly titleId: number;
  readonly libraryId: number;
  readonly volume: string;
  readonly tome: string;
  readonly part: string;
  readonly additionalMaterial: string;
  /** The only shelf that the copy may come from; null: any. */
  readonly locationId: number | null;
}

/** Facts of a copy that holds ask for. */
export type CopyKey = Pick<CirculatingCopy, keyof HoldKey>;

/** Whether a copy is one that is waited for, whatever has become of it. */
export function isWanted(hold: HoldKey, copy: CopyKey): boolean {
  return (
    isSameQueue(hold, copy) && (hold.locationId === null || hold.locationId === copy.locationId)
  );
}

/** Whether two holds wait in one queue, whatever their shelves: places are counted in it. */
export function isSameQueue(one: HoldKey, other: HoldKey): boolean {
  return (
    one.titleId === other.titleId &&
    one.libraryId === other.libraryId &&
    one.volume === other.volume &&
    one.tome === other.tome &&
    one.part === other.part &&
    one.additionalMaterial === other.additionalMaterial
  );
}
