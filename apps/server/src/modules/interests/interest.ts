import type { AreaScheme, InterestKind as ProfileKind } from '@estante/contract';
import type { InterestKind } from '@estante/database';

/** Interest of a reader as the database knows it: one of the columns says in what. */
export interface Interest {
  readonly kind: InterestKind;
  readonly heading_id?: number;
  readonly area?: string;
  readonly work_type?: string;
  readonly title_id?: number;
  readonly part_kinds?: ('basic' | 'supplement' | 'index')[];
}

/** Code that names what a reader follows in a call. */
export interface InterestCode {
  readonly codigo: string;
  readonly codTipoArea?: AreaScheme | null | undefined;
}

export const kindOf = {
  area: 'area',
  autor: 'author',
  assunto: 'subject',
} as const satisfies Readonly<Record<ProfileKind, InterestKind>>;

/** Reads the interest that a code names; null where no interest of the kind can be named so. */
export function readInterest(
  kind: ProfileKind,
  { codigo, codTipoArea }: InterestCode,
): Interest | null {
  if (kind === 'area') {
    return codTipoArea ? { kind, area: `${codTipoArea}:${codigo}` } : null;
  }
  return headingNumber.test(codigo) && Number(codigo) <= largest
    ? { kind: kindOf[kind], heading_id: Number(codigo) }
    : null;
}

const headingNumber = /^[1-9]\d{0,9}$/;
/** Largest number that PostgreSQL's `integer` can hold. */
const largest = 2_147_483_647;

/** 'ddc:8' in its parts. */
export function areaCode(area: string): { codTipoArea: AreaScheme; codigo: string } {
  const [scheme = '', codigo = ''] = area.split(':');
  // Only areas that have a name are written.
  return { codTipoArea: scheme as AreaScheme, codigo };
}
