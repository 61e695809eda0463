import { endpoints, type Endpoint } from '@estante/contract';
import type { Plugin } from 'vite';

/** Whether an endpoint is for the staff: there are many of these, and few visitors call them. */
const isOfStaff = ({ path }: Endpoint) => path.startsWith('/atendimento/');

/** Whether an endpoint is called by signed-in patrons alone. */
const isOfPatrons = (endpoint: Endpoint) => endpoint.access === 'patron' && !isOfStaff(endpoint);

const tables: Readonly<Record<string, (endpoint: Endpoint) => boolean>> = {
  'virtual:endpoints': (endpoint) => !isOfStaff(endpoint) && !isOfPatrons(endpoint),
  'virtual:patron-endpoints': isOfPatrons,
  'virtual:staff-endpoints': isOfStaff,
};

/**
 * Provides the contract's endpoints as plain tables, `virtual:endpoints` and the two that are loaded later:
 * name to [method, path, whom the answer is about]. The browser calls by them and loads none of the schemas.
 */
export function endpointTable(): Plugin {
  return {
    name: 'estante:endpoint-table',
    resolveId: (source) => (source in tables ? `\0${source}` : null),
    load: (source) => {
      const isListed = source.startsWith('\0') && tables[source.slice(1)];
      return isListed ? `export const table = ${tableOf(isListed)};` : null;
    },
  };
}

function tableOf(isListed: (endpoint: Endpoint) => boolean): string {
  const all: Readonly<Record<string, Endpoint>> = endpoints;
  const rows = Object.entries(all)
    .filter(([, endpoint]) => isListed(endpoint))
    // Similar paths next to each other compress better.
    .sort(([, { path: one }], [, { path: other }]) => (one < other ? -1 : 1))
    .map(([name, { method, path, access, knowsPerson }]) => [
      name,
      [method, path, knowsPerson ? 'either' : access],
    ]);
  return JSON.stringify(Object.fromEntries(rows));
}
