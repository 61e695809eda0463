import type { Output } from '../../api/api.ts';

type Declaration = Output<'declareNoDebts'>;

let last: Declaration | null = null;
let isToLeave = false;

/** Keeps a declaration that was just made, for the page that shows it and signs its maker out. */
export function keepIssued(issued: Declaration): void {
  last = issued;
  isToLeave = true;
}

/** The declaration of this code, if it was made since the page was loaded. */
export function issuedBefore(code: string): Declaration | null {
  return last?.codigo === code ? last : null;
}

/** Whether its maker is still to be signed out; true once of each. */
export function takeLeave(): boolean {
  const was = isToLeave;
  isToLeave = false;
  return was;
}
