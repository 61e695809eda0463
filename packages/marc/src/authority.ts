/** Description of a heading by its authority record. Made by `describeAuthority`. */

export const authorityTypes = [
  'person',
  'corporate',
  'meeting',
  'title',
  'topic',
  'place',
  'genre',
  'period',
  'general-subdivision',
  'genre-subdivision',
  'place-subdivision',
  'period-subdivision',
] as const;
export type AuthorityType = (typeof authorityTypes)[number];

export interface AuthorityData {
  readonly type: AuthorityType;
  /** The established form as filed: 'Assis, Machado de, 1839-1908'. */
  readonly heading: string;
  /** See-from tracings (4XX): forms not used. */
  readonly variants: readonly string[];
  /** See-also tracings (5XX). */
  readonly related: readonly {
    readonly relation: 'broader' | 'narrower' | 'earlier' | 'later' | 'related';
    readonly type: AuthorityType;
    readonly heading: string;
  }[];
  readonly notes: readonly string[];
  readonly sources: readonly string[];
  readonly scheme: string;
}
