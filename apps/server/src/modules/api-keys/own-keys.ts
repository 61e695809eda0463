import { apiKeysLimit, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, refuseFields } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { sha256 } from '../../platform/digest.ts';
import { lockPerson } from '../patrons/index.ts';
import { countLive, endKey, findKeys, insertKey, type KeyRow } from './repository.ts';
import { newKey } from './secret.ts';

interface KeyDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Days of use that are told. */
const toldDays = 30;

export function listApiKeys({ db, clock }: KeyDeps): UseCase<typeof endpoints.listApiKeys> {
  return async (_request, { person: { personId } }) => {
    const rows = await findKeys(db, personId, firstDay(clock));
    return { status: 200, body: { limite: apiKeysLimit, chaves: rows.map(present) } };
  };
}

/** Makes a key. The person is locked, so that several calls at once do not make more keys than the limit. */
export function makeApiKey({ db, clock }: KeyDeps): UseCase<typeof endpoints.makeApiKey> {
  return async ({ body }, { person: { personId, loginId }, language }) => {
    const t = translatorFor(language);
    if (body.nome === '') return refuseBlank('nome', t('apiKeys.name'), language);
    if (body.permissoes.length === 0) {
      const fault = { campo: 'permissoes', mensagem: t('apiKeys.choosePermission') };
      return refuseFields([fault], language);
    }
    const now = clock.now();
    const chave = newKey();
    return db.transaction().execute(async (trx) => {
      await lockPerson(trx, personId);
      if ((await countLive(trx, personId, dateOf(now))) >= apiKeysLimit) {
        return refuse(422, 'limite_chaves_excedido', { limite: apiKeysLimit });
      }
      const id = await insertKey(trx, {
        person_id: personId,
        login_id: loginId,
        name: body.nome,
        secret_hash: sha256(chave),
        permits: [...new Set(body.permissoes)],
        made_at: dateOf(now),
        expires_at: body.dias === 0 ? null : dateOf(now.add({ hours: 24 * body.dias })),
      });
      const made = (await findKeys(trx, personId, firstDay(clock))).find((key) => key.id === id);
      if (!made) throw new Error(`key ${id} is not there after it was made`);
      return { status: 200, body: { ...present(made), chave } };
    });
  };
}

export function revokeApiKey({ db, clock }: KeyDeps): UseCase<typeof endpoints.revokeApiKey> {
  return async ({ params: { id } }, { person: { personId } }) => {
    await endKey(db, { id, personId, at: dateOf(clock.now()) });
    const own = (await findKeys(db, personId, firstDay(clock))).find((key) => key.id === id);
    return own ? { status: 200, body: present(own) } : refuse(404, 'NaoEncontrado');
  };
}

const dateOf = (at: Temporal.Instant) => new Date(at.epochMilliseconds);
const firstDay = (clock: Clock) =>
  clock
    .today()
    .subtract({ days: toldDays - 1 })
    .toString();

function present(row: KeyRow) {
  return {
    codigo: row.id,
    nome: row.name,
    permissoes: row.permits,
    criada_em: row.made_at.toISOString(),
    expira_em: row.expires_at?.toISOString() ?? null,
    ultimo_uso: row.last_used_at?.toISOString() ?? null,
    revogada_em: row.revoked_at?.toISOString() ?? null,
    uso: row.days.map(({ day, calls }) => ({ dia: day, chamadas: calls })),
  };
}
