import type { Output } from '../../api/api.ts';

type Clearance = Output<'issueClearance'>;

let last: Clearance | null = null;
let isToLeave = false;

/** Keeps a clearance that was just made, for the page that shows it and signs its maker out. */
export function keepIssued(issued: Clearance): void {
  last = issued;
  isToLeave = true;
}

/** The clearance of this code, if it was made since the page was loaded. */
export function issuedBefore(code: string): Clearance | null {
  return last?.codigo === code ? last : null;
}

/** Whether its maker is still to be signed out; true once of each. */
export function takeLeave(): boolean {
  const was = isToLeave;
  isToLeave = false;
  return was;
}
