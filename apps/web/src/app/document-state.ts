import type { PageLanguage } from '@estante/contract/plain';
import type { DehydratedState } from '@tanstack/react-query';
import { fromColumns, toColumns } from './columns.ts';

/** Files a document loads, as addresses. */
export interface DocumentAssets {
  readonly entry: string;
  readonly styles: readonly string[];
  /** Modules the entry will ask for, fetched ahead. */
  readonly preloads: readonly string[];
  /** Inline modules that must run before the entry: Vite's, while developing. */
  readonly inline: readonly string[];
}

/** State that the server hands to the browser with the document. */
export interface DocumentState {
  readonly language: PageLanguage;
  readonly origin: string;
  readonly queries: DehydratedState;
  readonly assets: DocumentAssets;
}

export const stateElementId = 'estante-state';

/** Writes the state as text that cannot end the script element it stands in. */
export function writeState(state: DocumentState): string {
  return JSON.stringify(toColumns(state)).replaceAll('<', '\\u003c');
}

export function readState(): DocumentState {
  const text = document.getElementById(stateElementId)?.textContent ?? '';
  return fromColumns(JSON.parse(text)) as DocumentState;
}
