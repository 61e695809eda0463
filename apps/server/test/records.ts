import type { DataField, MarcRecord } from '@estante/marc';

/** A copy as Koha embeds it in a record (952). */
export interface CopyOverrides {
  readonly loanType?: string;
  readonly library: string;
  readonly barcode?: string;
  readonly callNumber?: string;
  readonly collection?: string;
  readonly location?: string;
  readonly isLost?: boolean;
  readonly isWithdrawn?: boolean;
  readonly dueOn?: string;
  /** 952 $7: '1' stays in the house, '-1' is being processed. */
  readonly notForLoan?: string;
}

/** An issue of a serial (863), monthly. */
export interface IssueOverrides {
  readonly library: string;
  readonly volume?: string;
  readonly number?: string;
  readonly year?: string;
  readonly month?: string;
  /** State of the issue, in words: 'Falta'. */
  readonly note?: string;
}

export interface BookOverrides {
  /** 001; made of the title where it is not given. */
  readonly number?: string;
  readonly title?: string;
  readonly subtitle?: string;
  readonly author?: string;
  readonly publisher?: string;
  readonly place?: string;
  readonly year?: number;
  readonly isbn?: string;
  /** Dewey class. */
  readonly dewey?: string;
  readonly subjects?: readonly string[];
  readonly series?: string;
  readonly abstract?: string;
  readonly note?: string;
  /** MARC language code. */
  readonly language?: string;
  /** Leader/06 and 07: 'am' a book, 'as' a serial. */
  readonly type?: string;
  readonly link?: string;
  readonly copies?: readonly CopyOverrides[];
  readonly issn?: string;
  /** A table of contents (505). */
  readonly contents?: string;
  /** 773: the title it stands in, with its ISSN or its number, and where. */
  readonly host?: {
    readonly title?: string;
    readonly issn?: string;
    readonly number?: string;
    readonly part?: string;
  };
  readonly issues?: readonly IssueOverrides[];
}

/** A bibliographic record that is right in all that a test does not say otherwise. */
export function aBook(book: BookOverrides = {}): MarcRecord {
  const { title = 'Um livro', year = 2001, language = 'por', type = 'am' } = book;
  const dates = type === 'as' ? `c${year}9999` : `s${year}    `;
  return {
    leader: `00000n${type} a2200000 i 4500`,
    fields: [
      { tag: '001', value: book.number ?? title.replaceAll(/\s+/g, '-').toLowerCase() },
      { tag: '003', value: 'TESTE' },
      { tag: '008', value: `200101${dates}bl ${'|'.repeat(17)}${language} d` },
      ...field('020', '  ', { a: book.isbn }),
      ...field('022', '  ', { a: book.issn }),
      ...field('082', '04', { a: book.dewey }),
      ...field('100', '1 ', { a: book.author, 4: book.author && 'aut' }),
      ...field('245', '10', { a: title, b: book.subtitle }),
      ...field('264', ' 1', { a: book.place, b: book.publisher, c: String(year) }),
      ...field('490', '0 ', { a: book.series }),
      ...field('500', '  ', { a: book.note }),
      ...field('505', '0 ', { a: book.contents }),
      ...field('520', '  ', { a: book.abstract }),
      ...(book.subjects ?? []).flatMap((subject) => field('650', ' 4', { a: subject })),
      ...field('773', '0 ', {
        t: book.host?.title,
        x: book.host?.issn,
        w: book.host?.number,
        g: book.host?.part,
      }),
      ...issueFields(book.issues ?? []),
      ...field('856', '40', { u: book.link }),
      ...(book.copies ?? []).flatMap((copy, ordinal) => itemField(copy, `${title} ${ordinal}`)),
    ],
  };
}

export function aSerial(serial: BookOverrides = {}): MarcRecord {
  return aBook({ title: 'Uma revista', ...serial, type: 'as' });
}

function itemField(copy: CopyOverrides, barcode: string): DataField[] {
  return field('952', '  ', {
    a: copy.library,
    b: copy.library,
    p: copy.barcode ?? barcode,
    o: copy.callNumber,
    8: copy.collection,
    c: copy.location,
    1: copy.isLost ? '1' : undefined,
    0: copy.isWithdrawn ? '1' : undefined,
    q: copy.dueOn,
    7: copy.notForLoan,
    y: copy.loanType ?? 'BK',
  });
}

/** Each library's 852 with its pieces, all under one pattern of captions. */
function issueFields(issues: readonly IssueOverrides[]): DataField[] {
  if (issues.length === 0) return [];
  const places = [...Map.groupBy(issues, ({ library }) => library)];
  const captions = { 8: '1', a: 'v.', b: 'n.', i: '(year)', j: '(month)', w: 'm' };
  return [
    ...field('853', '20', captions),
    ...places.flatMap(([library, own]) => [
      ...field('852', '  ', { b: library }),
      ...own.flatMap(({ volume, number, year, month, note }, at) =>
        field('863', '41', { 8: `1.${at + 1}`, a: volume, b: number, i: year, j: month, z: note }),
      ),
    ]),
  ];
}

/** The field with the subfields that have a value; none at all without any. */
function field(
  tag: string,
  indicators: string,
  values: Readonly<Record<string, string | undefined>>,
): DataField[] {
  const subfields = Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([code, value]) => ({ code, value: value ?? '' }));
  if (subfields.length === 0) return [];
  return [{ tag, ind1: indicators.charAt(0), ind2: indicators.charAt(1), subfields }];
}
