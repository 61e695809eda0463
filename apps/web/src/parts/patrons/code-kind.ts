/** Kind of code that a field asks for: of an app, a kept one, or either; null if none is asked for. */
export type CodeKind = 'code' | 'codeOrKept' | 'kept';

interface Codes {
  /** Whether an authenticator app shows codes. */
  readonly app: boolean;
  /** Whether codes given in advance are left. */
  readonly kept: boolean;
}

export function codeKind({ app, kept }: Codes): CodeKind | null {
  if (app) return kept ? 'codeOrKept' : 'code';
  return kept ? 'kept' : null;
}
