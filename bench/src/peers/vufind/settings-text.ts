/** Texts of settings as VuFind and SolrMarc write them. */

/** Reads Java properties, `name = value` a line; of a repeated name the last value counts. */
export function readProperties(text: string): Map<string, string> {
  const read = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = /^\s*([^#!=\s][^=]*?)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) read.set(name, value);
  }
  return read;
}

export type Ini = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** Reads the sections of an INI file, each name with its values: `name[]` has several. */
export function readIni(text: string): Ini {
  const sections = new Map<string, Map<string, string[]>>();
  let section = new Map<string, string[]>();
  for (const line of text.split(/\r?\n/)) {
    const head = /^\s*\[([^\]]+)\]/.exec(line)?.[1];
    if (head !== undefined) sections.set(head, (section = new Map()));
    const [, name, value] = /^\s*([^;[=\s][^=[]*?)(?:\[[^\]]*\])?\s*=\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    section.set(name, [...(section.get(name) ?? []), valueOf(value)]);
  }
  return sections;
}

/** Value with or without its quotes; text after ';' is a remark. */
function valueOf(text: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
  return quoted ?? text.replace(/\s*;.*$/, '').trim();
}
