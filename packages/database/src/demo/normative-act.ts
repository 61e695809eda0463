/** The kinds of act that occur; the first part of their title. */
export type ActKind =
  | 'Lei'
  | 'Lei Complementar'
  | 'Emenda Constitucional'
  | 'Decreto'
  | 'Decreto-Lei'
  | 'Resolução'
  | 'Portaria';

export interface NormativeAct {
  readonly kind: ActKind;
  /** '9.610', as the title writes it. */
  readonly number: string;
  /** 'YYYY-MM-DD', the day it was signed. */
  readonly date: string;
  readonly issuer: string;
  readonly state: 'in-force' | 'amended' | 'revoked';
  /** Titles of the acts that this one amends or revokes, where certain. */
  readonly amends?: readonly string[];
  readonly revokes?: readonly string[];
}

// oxfmt-ignore
const months = [
  'janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho',
  'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro',
];

/** 'Lei nº 9.610, de 19 de fevereiro de 1998'; the first of a month is an ordinal. */
export function actTitle({ kind, number, date }: NormativeAct): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const dayInWords = day === '01' ? '1º' : String(Number(day));
  return `${kind} nº ${number}, de ${dayInWords} de ${months[Number(month) - 1] ?? ''} de ${year}`;
}

/** The names of LexML Brasil for the kinds of federal act. */
const lexmlKinds: Readonly<Partial<Record<ActKind, string>>> = {
  Lei: 'lei',
  'Lei Complementar': 'lei.complementar',
  'Emenda Constitucional': 'emenda.constitucional',
  Decreto: 'decreto',
  'Decreto-Lei': 'decreto.lei',
};

/** The name of a federal act in the scheme of LexML Brasil; acts of others have none here. */
export function lexmlName({ kind, number, date, issuer }: NormativeAct): string | undefined {
  const name = issuer === federalIssuer ? lexmlKinds[kind] : undefined;
  return name && `urn:lex:br:federal:${name}:${date};${number.replaceAll('.', '')}`;
}

export const federalIssuer = 'Brasil';
