import { diagnose, type Diagnostic } from '../diagnostics.ts';

export type Token =
  | { readonly kind: 'word'; readonly text: string }
  /** Text between quotes, escapes as they are. */
  | { readonly kind: 'quoted'; readonly text: string }
  | { readonly kind: 'sign'; readonly text: string };

const token = /\s*(?:("(?:[^"\\]|\\[^])*")|(==|<>|<=|>=|[()=<>/])|([^\s()=<>"/]+))/uy;

/** The tokens of CQL 1.2: words, quoted texts and signs; or what cannot be one. */
export function scanCql(text: string): readonly Token[] | Diagnostic {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  token.lastIndex = 0;
  while (token.lastIndex < end) {
    const at = token.lastIndex;
    const found = token.exec(text);
    // Only a quote that does not end is no token.
    if (!found) return diagnose(14, text.slice(at, at + 50));
    const [, quoted, sign, word = ''] = found;
    if (quoted !== undefined) tokens.push({ kind: 'quoted', text: quoted.slice(1, -1) });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else tokens.push({ kind: 'word', text: word });
  }
  return tokens;
}
