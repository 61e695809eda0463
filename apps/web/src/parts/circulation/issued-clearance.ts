import type { Output } from '../../api/api.ts';

type Clearance = Output<'issueClearance'>;

let last: Clearance | null = null;
let isToLeave = false;

/** Keeps a new clearance, for the page that shows it and signs its reader out. */
export function keepIssued(issued: Clearance): void {
  last = issued;
  isToLeave = true;
}

/** Finds the clearance with this code, if it was issued since the page was loaded. */
export function issuedBefore(code: string): Clearance | null {
  return last?.codigo === code ? last : null;
}

/** Whether the reader is still to be signed out; true once for each clearance. */
export function takeLeave(): boolean {
  const was = isToLeave;
  isToLeave = false;
  return was;
}
