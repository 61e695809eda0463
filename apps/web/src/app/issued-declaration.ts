import type { Output } from './api.ts';

type Issued = Output<'declareNoDebts'>;

let last: Issued | null = null;

/** Keeps a declaration that was just made, for the page that shows it: its maker is signed out. */
export function keepIssued(issued: Issued): void {
  last = issued;
}

/** The declaration of this code, if it was made since the page was loaded. */
export function issuedBefore(code: string): Issued | null {
  return last?.codigo === code ? last : null;
}
