import type { Db } from '@estante/database';
import type { Destination } from '../loans/index.ts';

/** Reader who waits for a copy that was set aside or goes to where it is awaited; null: nobody. */
export async function findWaiting(db: Db, settled: Destination) {
  const by = waitingBy(settled);
  if (!by) return null;
  const name =
    by.kind === 'hold' ? await findNameOfHold(db, by.id) : await findNameOfRequest(db, by.id);
  return {
    nome_pessoa: name ?? '',
    reserva: by.kind === 'hold' ? by.id : null,
    solicitacao: by.kind === 'request' ? by.id : null,
  };
}

async function findNameOfHold(db: Db, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('hold as h')
    .innerJoin('person as p', 'p.id', 'h.person_id')
    .select('p.name')
    .where('h.id', '=', id)
    .executeTakeFirst();
  return row?.name;
}

async function findNameOfRequest(db: Db, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('loan_request as r')
    .innerJoin('person as p', 'p.id', 'r.person_id')
    .select('p.name')
    .where('r.id', '=', id)
    .executeTakeFirst();
  return row?.name;
}

function waitingBy(settled: Destination) {
  switch (settled.kind) {
    case 'shelf':
      return null;
    case 'held':
      return { kind: 'hold', id: settled.holdId } as const;
    case 'requested':
      return { kind: 'request', id: settled.requestId } as const;
    case 'in-transit':
      return settled.awaitedBy;
  }
}
