import { useContext, useState } from 'react';
import { failureOf, type ApiFailure } from '../../api/api.ts';
import { ApiContext } from '../../api/query.ts';
import type { KioskPatron } from './kiosk-patron.ts';
import { useIsHere } from './use-is-here.ts';

export type Way = 'password' | 'token' | 'name';

interface Identification {
  readonly secret: string;
  readonly isEnd: (failure: ApiFailure) => boolean;
  readonly onIdentified: (patron: KioskPatron) => void;
  readonly onRefused: () => void;
}

/** Has the server identify the patron, one call at a time. */
export function useIdentify({ secret, isEnd, onIdentified, onRefused }: Identification) {
  const call = useContext(ApiContext);
  const isHere = useIsHere();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const identify = async (way: Way, username: string, proof: string) => {
    if (!call || isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      const patron = await call('startKioskSession', {
        body: {
          aparelho: secret,
          usuario: username,
          ...(way === 'password' && { senha: proof }),
          ...(way === 'token' && { token: proof.trim() }),
        },
      });
      // A patron who left meanwhile must leave nothing behind.
      if (isHere.current) onIdentified(patron);
      else await call('endKioskSession', { body: { sessao: patron.sessao } });
    } catch (error) {
      const refused = failureOf(error);
      if (!isHere.current || isEnd(refused)) return;
      setFailure(refused);
      onRefused();
    } finally {
      setBusy(false);
    }
  };
  return { identify, failure, isBusy, forget: () => setFailure(null) };
}
