import { endpoints, type Endpoint } from '@estante/contract';
import type { Plugin } from 'vite';

const id = 'virtual:endpoints';
const resolved = `\0${id}`;

/**
 * The contract's endpoints as a plain table, `virtual:endpoints`: name to [method, path, whom it is
 * about]. The browser calls by it and loads none of the schemas.
 */
export function endpointTable(): Plugin {
  return {
    name: 'estante:endpoint-table',
    resolveId: (source) => (source === id ? resolved : null),
    load: (source) => (source === resolved ? `export const table = ${tableOf(endpoints)};` : null),
  };
}

function tableOf(all: Readonly<Record<string, Endpoint>>): string {
  const rows = Object.entries(all)
    // Beside each other those that are alike take less room.
    .sort(([, { path: one }], [, { path: other }]) => (one < other ? -1 : 1))
    .map(([name, { method, path, access, knowsPerson }]) => [
      name,
      [method, path, knowsPerson ? 'either' : access],
    ]);
  return JSON.stringify(Object.fromEntries(rows));
}
