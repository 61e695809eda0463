import type { MarcRecord } from '@estante/marc';
import { demoControlNumber } from './control-number.ts';
import { copyFields, demoCopies } from './copies.ts';
import { toMarc } from './marc.ts';
import { demoThemes } from './works/index.ts';

/** Every work of the demo network as a bibliographic record with its copies; the same each time. */
export function* demoRecords(): Iterable<MarcRecord> {
  for (const { theme, works } of demoThemes) {
    for (const work of works) {
      const controlNumber = demoControlNumber(theme, work);
      const { leader, fields } = toMarc(work, controlNumber);
      yield { leader, fields: [...fields, ...copyFields(demoCopies(work, controlNumber))] };
    }
  }
}
