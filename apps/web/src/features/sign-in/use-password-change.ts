import { useContext, useState } from 'react';
import { failureOf, type ApiFailure } from '../../api/api.ts';
import { ApiContext } from '../../api/query.ts';

/** Changes the password, one call at a time; `change` resolves with the refusal, if there was one. */
export function usePasswordChange() {
  const call = useContext(ApiContext);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const change = async (
    senhaAtual: string | undefined,
    senhaNova: string,
  ): Promise<ApiFailure | null> => {
    if (!call) return null;
    setBusy(true);
    setDone(false);
    setFailure(null);
    try {
      await call('changePassword', {
        body: { ...(senhaAtual !== undefined && { senhaAtual }), senhaNova },
      });
      setDone(true);
      return null;
    } catch (error) {
      const refused = failureOf(error);
      setFailure(refused);
      return refused;
    } finally {
      setBusy(false);
    }
  };
  return { change, isBusy, isDone, failure };
}
