/** Kind of code that a field asks for: of an app, a kept one, or either; null in its place: none to ask for. */
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
