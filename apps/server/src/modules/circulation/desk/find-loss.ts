import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { isVoided } from '../debts/index.ts';

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
