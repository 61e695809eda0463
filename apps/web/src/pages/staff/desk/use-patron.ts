import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallEndpoint } from '../../../api/api.ts';
import { ApiContext, askAgain } from '../../../api/query.ts';
import type { DeskPatron, Matches } from './desk-patron.ts';

/** Milliseconds after which a card is reloaded: another desk may have acted. */
const cardIntervalMs = 10_000;

/** Turn of a patron at the desk, or still being looked up: scans made meanwhile are theirs. */
export interface Turn {
  patron: DeskPatron | null;
}

/** Keeps the patron at the desk, and follows their coming and going. */
export function usePatron() {
  const call = useContext(ApiContext);
  const client = useQueryClient();
  const turn = useRef<Turn | null>(null);
  const asked = useRef(0);
  const [patron, setPatron] = useState<DeskPatron | null>(null);
  const [found, setFound] = useState<Matches | null>(null);

  const show = (of: Turn, next: DeskPatron) => {
    of.patron = next;
    // A patron who has left meanwhile is not shown again.
    if (turn.current === of) setPatron(next);
  };
  const open = async (
    of: Turn,
    ask: (server: CallEndpoint) => Promise<DeskPatron | Matches>,
  ): Promise<'here' | 'several' | 'nobody'> => {
    if (!call) return 'nobody';
    try {
      const answer = await ask(call);
      if (!('leitores' in answer)) {
        show(of, answer);
        return 'here';
      }
      if (answer.leitores.length === 0) return 'nobody';
      if (turn.current === of) setFound(answer);
      return 'several';
    } finally {
      if (!of.patron && turn.current === of) turn.current = null;
    }
  };
  const askCard = async (of: Turn | null) => {
    if (!call || !of?.patron) return;
    asked.current += 1;
    const number = asked.current;
    const params = { id: String(of.patron.cod_login) };
    const next = await call('getDeskPatron', { params });
    // A query from before an act may be answered after it.
    if (number === asked.current) show(of, next);
  };
  /**
   * Reloads the card. It never fails: the act before it is done, and a card that cannot be loaded stays
   * unchanged.
   */
  const refresh = (of: Turn | null = turn.current) => askCard(of).catch(() => undefined);
  useFreshCard(patron !== null, () => void refresh());
  /** Reloads the card after an act, and the patron's debts if they are open. */
  const refreshWithAccount = async (of: Turn | null = turn.current) => {
    void askAgain(client, ['getPatronAccount']);
    await refresh(of);
  };

  return {
    patron,
    found,
    refresh,
    refreshWithAccount,
    /** Gives the present turn; null while there is no patron, and none is being looked up. */
    turnOf: () => turn.current,
    /** Begins a new turn: later scans are for that patron. */
    begin: (): Turn => {
      setFound(null);
      turn.current = { patron: null };
      return turn.current;
    },
    search: (of: Turn, text: string) => open(of, (server) => findPatron(server, text)),
    openLogin: (of: Turn, id: number) =>
      open(of, (server) => server('getDeskPatron', { params: { id: String(id) } })),
    leave: () => {
      turn.current = null;
      setPatron(null);
      setFound(null);
    },
  };
}

/** Finds a patron by user name, by the token they show, or by a part of the name that is theirs alone. */
async function findPatron(call: CallEndpoint, text: string): Promise<DeskPatron | Matches> {
  const matches = await call('findDeskPatrons', { query: { texto: text } });
  const { leitores } = matches;
  const named = leitores.find(({ usuario }) => usuario === text.toLowerCase());
  const [only, another] = leitores;
  if (!named && /^\d{6}$/.test(text)) return call('takeLoanToken', { body: { token: text } });
  const one = named ?? (another ? undefined : only);
  if (!one) return matches;
  return call('getDeskPatron', { params: { id: String(one.cod_login) } });
}

/** Reloads the card at intervals, and as soon as the page is visible again. */
function useFreshCard(isOpen: boolean, refresh: () => void): void {
  const again = useEffectEvent(() => {
    if (document.visibilityState !== 'hidden') refresh();
  });
  useEffect(() => {
    if (!isOpen) return;
    const look = () => again();
    const clock = setInterval(look, cardIntervalMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOpen]);
}
