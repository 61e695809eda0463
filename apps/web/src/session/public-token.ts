import type { KeptCopy } from '../browser/kept-copy.ts';
import { readToken } from './credentials.ts';

/** Seconds before its end from which a kept token is not worth sending. */
const margin = 30;

export interface PublicToken {
  current(): Promise<string>;
  /** Gets a token in place of the refused one, requested once for all callers. */
  renewed(refused: string): Promise<string>;
}

/** Keeps the token of anonymous visitors between visits, and refreshes it apart from people's. */
export function publicToken(
  copy: KeptCopy<string>,
  issue: () => Promise<string>,
  now: () => number,
): PublicToken {
  let token: Promise<string> | null = null;
  const ask = (from: () => Promise<string>): Promise<string> => {
    const asked = from();
    token = asked;
    asked.catch(() => {
      if (token === asked) token = null;
    });
    return asked;
  };
  const fresh = async () => {
    const issued = await issue();
    await copy.write(issued);
    return issued;
  };
  const kept = async () => {
    const found = await copy.read();
    const facts = found === null ? null : readToken(found);
    return found !== null && facts && facts.endsAt - margin > now() / 1000 ? found : fresh();
  };
  return {
    current: () => token ?? ask(kept),
    async renewed(refused) {
      const last = token;
      const known = await last?.catch(() => refused);
      if (known !== undefined && known !== refused) return known;
      return token !== null && token !== last ? token : ask(fresh);
    },
  };
}
