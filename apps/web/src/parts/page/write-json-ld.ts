import { absolute } from './origin.ts';

/** Properties whose value is an address. */
const addresses = new Set(['@id', 'url', 'image', 'sameAs']);

/**
 * Writes text that cannot end the script element it stands in, whatever a record says: no '<', and no line
 * end of JavaScript that JSON does not know (ECMAScript before 2019). Paths become addresses.
 */
export function writeJsonLd(data: Readonly<Record<string, unknown>>, origin: string): string {
  const json = JSON.stringify(data, (name, value: unknown) =>
    addresses.has(name) && typeof value === 'string' ? absolute(origin, value) : value,
  );
  return json
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
