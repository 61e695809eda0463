import { useContext } from 'react';
import { failureOf, type Output } from '../../../api/api.ts';
import { ApiContext } from '../../../api/query.ts';
import { holdPlacedEntry, holdRefusedEntry } from '../../../features/desk/desk-entry.ts';
import { exceptionOf } from '../../../features/desk/desk-exception.ts';
import type { holdWish } from '../../../features/holds/hold-wish.ts';
import { withPatron, type Desk } from './with-patron.ts';

/** Places a hold for the patron at the desk; a refusal may be overridden by an exception. */
export function useHoldPlacing(desk: Desk) {
  const {
    reader,
    scans: { log },
    except,
  } = desk;
  const call = useContext(ApiContext);
  return (title: string, wish: ReturnType<typeof holdWish>) =>
    withPatron(desk, title, async (turn, { cod_login, nome_pessoa: name }) => {
      if (!call) return;
      const body = { cod_login, ...wish };
      const placed = async (hold: Output<'placeDeskHold'>) => {
        log((t) => holdPlacedEntry(hold, t));
        await reader.refresh(turn);
      };
      const refused = (error: unknown) => {
        const failure = failureOf(error);
        const { motivos: reasons } = failure;
        const exception = except({
          act: 'hold',
          title,
          name,
          reasons,
          forgiven: 0,
          go: async (reason) => {
            const excecao = exceptionOf(reasons, reason);
            await placed(await call('placeDeskHold', { body: { ...body, excecao } }));
          },
        });
        log((t) => ({ ...holdRefusedEntry(failure, title, t), exception }));
      };
      await call('placeDeskHold', { body }).then(placed, refused);
    });
}
