import type { DataField, MarcRecord } from '@estante/marc';

/** The last two digits of 1XX, 4XX and 5XX. */
const tagEnds = {
  person: '00',
  title: '30',
  topic: '50',
  place: '51',
  genre: '55',
  subdivision: '80',
} as const;
type Kind = keyof typeof tagEnds;

export interface AuthorityOverrides {
  readonly kind: Kind;
  readonly heading: string;
  readonly variants?: readonly string[];
  readonly broader?: readonly string[];
  readonly narrower?: readonly string[];
  readonly related?: readonly string[];
  readonly earlier?: readonly string[];
  readonly later?: readonly string[];
  /** Notes, written in 678 and 670. */
  readonly notes?: readonly string[];
  readonly sources?: readonly string[];
}

export function anAuthority(authority: AuthorityOverrides): MarcRecord {
  const { kind, heading } = authority;
  const tracings = (texts: readonly string[] = [], control = '') =>
    texts.map((text) => field('5', kind, text, control));
  return {
    leader: '00000nz  a2200000n  4500',
    fields: [
      { tag: '001', value: `aut-${heading.replaceAll(/\s+/g, '-').toLowerCase()}` },
      { tag: '003', value: 'TESTE' },
      { tag: '008', value: '250203n||azznnaabn           n aaa     d ' },
      field('1', kind, heading),
      ...(authority.variants ?? []).map((text) => field('4', kind, text)),
      ...tracings(authority.broader, 'g'),
      ...tracings(authority.narrower, 'h'),
      ...tracings(authority.related),
      ...tracings(authority.earlier, 'a'),
      ...tracings(authority.later, 'b'),
      ...(authority.sources ?? []).map((text) => note('670', text)),
      note('667', 'Entre nós.'),
      ...(authority.notes ?? []).map((text) => note('678', text)),
    ],
  };
}

function note(tag: string, text: string): DataField {
  return { tag, ind1: ' ', ind2: ' ', subfields: [{ code: 'a', value: text }] };
}

/** Subdivisions are written in $x, all else in $a. */
function field(hundred: string, kind: Kind, text: string, control = ''): DataField {
  const code = kind === 'subdivision' ? 'x' : 'a';
  return {
    tag: `${hundred}${tagEnds[kind]}`,
    ind1: kind === 'person' ? '1' : ' ',
    ind2: ' ',
    subfields: [...(control ? [{ code: 'w', value: control }] : []), { code, value: text }],
  };
}
