import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { randomBytes } from 'node:crypto';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { sha256 } from '../../platform/digest.ts';
import type { KeyDeps } from '../auth/index.ts';
import { findList } from './list-repository.ts';
import { codeOf } from './share-code.ts';
import { writeShare } from './share-repository.ts';
import { lockList } from './title-repository.ts';

interface ShareDeps extends KeyDeps {
  readonly clock: Clock;
}

export function shareNamedList(deps: ShareDeps): UseCase<typeof endpoints.shareNamedList> {
  return ({ params: { id }, body }, { person: { personId } }) =>
    deps.db.transaction().execute(async (trx) => {
      const owner = { db: trx, personId };
      const list = (await lockList(owner, id)) ? await findList(owner, id) : undefined;
      if (!list) return refuse(404, 'NaoEncontrado');
      const keeps = !body.novo && list.share_salt !== null;
      const salt = (keeps && list.share_salt) || randomBytes(16);
      const since = (keeps && list.shared_at) || new Date(deps.clock.now().epochMilliseconds);
      const codigo = await codeOf({ ...deps, db: trx }, id, salt);
      await writeShare(owner, id, {
        share_salt: salt,
        share_hash: sha256(codigo),
        shared_at: since,
        shows_name: body.mostra_nome,
        shows_notes: body.mostra_notas,
      });
      const { mostra_nome, mostra_notas } = body;
      return {
        status: 200,
        body: { codigo, mostra_nome, mostra_notas, desde: since.toISOString() },
      };
    });
}

const notShared = {
  share_salt: null,
  share_hash: null,
  shared_at: null,
  shows_name: false,
  shows_notes: false,
};

/** Withdraws the link of a list. One that has no link is answered alike: it has none afterwards either. */
export function withdrawNamedList(db: Db): UseCase<typeof endpoints.withdrawNamedList> {
  return async ({ params: { id } }, { person: { personId } }) =>
    (await writeShare({ db, personId }, id, notShared))
      ? { status: 200, body: { codigo: id } }
      : refuse(404, 'NaoEncontrado');
}
