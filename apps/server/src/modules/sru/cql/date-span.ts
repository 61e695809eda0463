import { diagnose, type Diagnostic } from '../diagnostics.ts';
import type { Relation } from './relation.ts';

/** First and last date as codes are compared, by code points; each counts. */
export interface DateSpan {
  readonly from: string;
  readonly to: string;
}

/** Years have four figures. */
const ends = { from: '0000', to: '9999~' };

const written = /^\d{4}(?:-\d\d){0,2}$/;

/** The spans that a term asks for: '1990', '1990-05', '1990-05-02'; of years the year alone counts. */
export function readDates(
  relation: Relation,
  term: string,
  precision: 'year' | 'day',
): readonly DateSpan[] | Diagnostic {
  const dates = term.trim().split(/\s+/u);
  if (!dates.every((date) => written.test(date))) return diagnose(36, term);
  const spans = dates.map((date) => spanOf(precision === 'year' ? date.slice(0, 4) : date));
  const [first, second] = spans;
  if (relation === 'any') return spans;
  if (!first || spans.length !== (relation === 'within' ? 2 : 1)) return diagnose(36, term);
  const earlier = { from: ends.from, to: justBefore(first.from) };
  const later = { from: `${first.to}~`, to: ends.to };
  switch (relation) {
    case '=':
    case '==':
    case 'adj':
    case 'all':
      return [first];
    case 'within':
      return [{ from: first.from, to: second?.to ?? first.to }];
    case '<':
      return [earlier];
    case '<=':
      return [{ from: ends.from, to: first.to }];
    case '>':
      return [later];
    case '>=':
      return [{ from: first.from, to: ends.to }];
    case '<>':
      return [earlier, later];
  }
}

/** '~' is after every figure and hyphen: a year ends with all of its days. */
const spanOf = (date: string): DateSpan => ({ from: date, to: `${date}~` });

/** The last text before all that begin with a date: '199/~' before '1990'. */
function justBefore(date: string): string {
  const last = date.charCodeAt(date.length - 1);
  return `${date.slice(0, -1)}${String.fromCharCode(last - 1)}~`;
}
