import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { isVoided } from '../debts/index.ts';
import type { Destination } from '../loans/index.ts';

/** Who waits for a copy that was set aside or goes to where it is awaited; null: nobody. */
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

/** The last loan of a copy, where it ended with its loss, and what is owed of its price. */
export async function findLoss(db: Db, copyId: number) {
  const { rows } = await sql<{
    cod_login: number;
    nome_pessoa: string;
    ended: Date;
    valor_centavos: number;
    devido_centavos: number;
  }>`
    select l.login_id as cod_login, p.name as nome_pessoa, l.returned_at as ended,
      coalesce(sum(d.amount), 0)::integer as valor_centavos,
      coalesce(sum(b.balance), 0)::integer as devido_centavos
    from (select * from loan where copy_id = ${copyId} order by lent_at desc, id desc limit 1) l
      join person p on p.id = l.person_id
      left join debt d on d.loan_id = l.id and d.kind = 'loss' and not ${isVoided('d.id')}
      left join debt_balance b on b.debt_id = d.id
    where l.is_lost group by l.login_id, p.name, l.returned_at`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { ended, ...loss } = row;
  return { ...loss, declarada_em: ended.toISOString() };
}
