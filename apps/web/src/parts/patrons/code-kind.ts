/** What a field for a code asks for; null: there is none to ask for. */
export type CodeKind = 'code' | 'codeOrKept' | 'kept';

interface Codes {
  /** Shown by an app. */
  readonly app: boolean;
  /** Told once, and not used up. */
  readonly kept: boolean;
}

export function codeKind({ app, kept }: Codes): CodeKind | null {
  if (app) return kept ? 'codeOrKept' : 'code';
  return kept ? 'kept' : null;
}
