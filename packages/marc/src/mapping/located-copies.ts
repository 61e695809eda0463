import { headingKey } from './heading-key.ts';
import { clean, heading, sentence } from './text.ts';
import { valueOf, valuesOf } from './tagged-fields.ts';
import type { CopyData } from '../holdings.ts';
import type { DataField } from '../record.ts';

/** Statuses as Evergreen writes them in 852 $z, as keys. */
const statuses: Readonly<Record<string, CopyData['status']>> = {
  available: 'available',
  reshelving: 'available',
  'checked out': 'on-loan',
  'on holds shelf': 'on-loan',
  'in transit': 'on-loan',
  lost: 'lost',
  missing: 'lost',
  'lost and paid': 'lost',
  'in process': 'in-processing',
  'on order': 'in-processing',
  cataloging: 'in-processing',
  bindery: 'in-processing',
  'discard weed': 'withdrawn',
  disponivel: 'available',
  emprestado: 'on-loan',
  perdido: 'lost',
  'em processamento': 'in-processing',
};

/** $b sublocation is the library where there is one, $a the institution. */
export function libraryOf(field: DataField): string {
  return clean(valueOf(field, 'b')) || clean(valueOf(field, 'a'));
}

/** 852 $k prefix, $h class and $i item, or $j shelving control number, $m suffix. */
export function callNumberOf(field: DataField): string {
  return valuesOf(field, 'khijlm')
    .map((value) => clean(value))
    .filter(Boolean)
    .join(' ');
}

function statusOf(notes: readonly string[], flags: readonly string[]): CopyData['status'] {
  const said = notes.map((note) => statuses[headingKey(note)]).find(Boolean);
  if (said && said !== 'available') return said;
  return flags.includes('reference') || flags.includes('noncirculating')
    ? 'reference'
    : 'available';
}

/** A copy in 852, told by its bar code ($p); Evergreen adds loan modifier ($g) and status ($z). */
export function readLocatedCopy(field: DataField): CopyData {
  const notes = valuesOf(field, 'z').map(sentence).filter(Boolean);
  return {
    library: libraryOf(field),
    barcode: clean(valueOf(field, 'p')),
    callNumber: callNumberOf(field),
    volume: '',
    tome: '',
    part: '',
    copyNumber: clean(valueOf(field, 't')),
    additionalMaterial: '',
    loanType: clean(valueOf(field, 'g')),
    collection: '',
    location: heading(valueOf(field, 'c')),
    status: statusOf(notes, valuesOf(field, 'x').map(headingKey)),
    acquiredOn: '',
    dueOn: '',
    note: notes.filter((note) => !statuses[headingKey(note)]).join(' '),
  };
}
