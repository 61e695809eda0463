import { alphabeticalKey } from '../analysis/index.ts';
import type { OrderCode } from '../fields.ts';
import type { SearchDocument } from '../port.ts';

type Compare = (a: SearchDocument, b: SearchDocument) => number;

/** Compares by code points, as UTF-8 does; missing texts come last. */
function byText(text: (document: SearchDocument) => string): Compare {
  return (a, b) => {
    const [one, other] = [text(a), text(b)];
    if (one === '' || other === '') return Number(one === '') - Number(other === '');
    return Buffer.compare(Buffer.from(one), Buffer.from(other));
  };
}

function descending(value: (document: SearchDocument) => number): Compare {
  return (a, b) => {
    const [one, other] = [value(a), value(b)];
    return one === other ? 0 : other - one;
  };
}

const byTitle = byText(({ sort }) => alphabeticalKey(sort.title));
const byYear: Compare = descending(({ sort }) => sort.year ?? -32_768);

const first: Readonly<Record<OrderCode, Compare>> = {
  C: (a, b) => byYear(a, b) || b.sort.copies - a.sort.copies,
  T: byTitle,
  A: byText(({ sort }) => alphabeticalKey(sort.author)),
  D: byYear,
  W: byText(({ sort }) => alphabeticalKey(sort.workType)),
  N: byText(({ sort }) => sort.callNumber),
  I: descending(({ sort }) => sort.includedOn),
};

export function comparison(order: OrderCode): Compare {
  return (a, b) => first[order](a, b) || (order === 'C' ? 0 : byTitle(a, b)) || a.id - b.id;
}
