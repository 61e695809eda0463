import { demoControlNumber } from './control-number.ts';
import { demoThemes } from './works/index.ts';

let numbers: ReadonlyMap<string, string> | undefined;

/**
 * Acts are pointed to by their titles, units of an archive by the codes of the units above,
 * standards by their numbers.
 */
function collect(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { theme, works } of demoThemes) {
    for (const work of works) {
      const controlNumber = demoControlNumber(theme, work);
      if (work.act !== undefined) found.set(work.title, controlNumber);
      if (work.standardNumber !== undefined) found.set(work.standardNumber, controlNumber);
      if (work.archive !== undefined) found.set(work.archive.referenceCode, controlNumber);
    }
  }
  return found;
}

/** Control number of the record of an act (by title), a unit of the archive or a standard (by code). */
export function numberOfRelated(name: string): string | undefined {
  numbers ??= collect();
  return numbers.get(name);
}
