import type { useScans } from '../../../features/desk/use-scans.ts';
import type { useExceptions } from './use-exceptions.ts';
import type { Turn, usePatron } from './use-patron.ts';

/** State of the desk that the acts on a card depend on. */
export interface Desk {
  readonly reader: ReturnType<typeof usePatron>;
  readonly scans: ReturnType<typeof useScans>;
  readonly except: ReturnType<typeof useExceptions>;
  readonly at: { readonly cod_biblioteca?: number };
}

/** Runs an act in turn for the patron at the desk now, unless they have left by then. */
export function withPatron(
  { reader, scans }: Desk,
  name: string,
  act: (turn: Turn, patron: NonNullable<Turn['patron']>) => Promise<void>,
): void {
  const turn = reader.turnOf();
  if (!turn) return;
  void scans.inTurn(name, async () => {
    if (turn.patron) await act(turn, turn.patron);
  });
}
