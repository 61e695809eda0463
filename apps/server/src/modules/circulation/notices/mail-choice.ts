import { timingSafeEqual } from 'node:crypto';
import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { hmac, loadServerKey, type KeyDeps } from '../../auth/index.ts';

export function getMailChoice(db: Db): UseCase<typeof endpoints.getMailChoice> {
  return async (_request, { person: { personId } }) => {
    const row = await db
      .selectFrom('person')
      .select('receives_mail')
      .where('id', '=', personId)
      .executeTakeFirst();
    return row
      ? { status: 200, body: { receber: row.receives_mail } }
      : refuse(401, 'SessaoExpirada');
  };
}

export function changeMailChoice(db: Db): UseCase<typeof endpoints.changeMailChoice> {
  return async ({ body: { receber } }, { person: { personId } }) => {
    await db
      .updateTable('person')
      .set({ receives_mail: receber })
      .where('id', '=', personId)
      .execute();
    return { status: 200, body: { receber } };
  };
}

/** Once more is as good as once. */
export function endMail(deps: KeyDeps): UseCase<typeof endpoints.endMail> {
  return async ({ params: { codigo } }) => {
    const [id = ''] = codigo.split('.', 1);
    const expected = Buffer.from(await unsubscribeCode(deps, Number(id)));
    const given = Buffer.from(codigo);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      return refuse(404, 'NaoEncontrado');
    }
    await deps.db
      .updateTable('person')
      .set({ receives_mail: false })
      .where('id', '=', Number(id))
      .execute();
    return { status: 200, body: { receber: false } };
  };
}

/** What ends the letters to a person and does nothing else; it has no end. */
export async function unsubscribeCode(deps: KeyDeps, personId: number): Promise<string> {
  const key = await loadServerKey(deps, 'unsubscribe');
  return `${personId}.${hmac(key, `unsubscribe ${personId}`)}`;
}
