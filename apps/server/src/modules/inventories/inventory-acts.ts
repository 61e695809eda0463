import type { endpoints, Language, Success } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { isBackwards, type ShelfRange } from '@estante/search-engine';
import { refuse, refuseBlank, refuseFields, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { isOwnLibrary, type Sight } from '../staff-access/index.ts';
import { present } from './present-inventory.ts';
import { findListed, readWhole } from './read-inventory.ts';
import { findInventories } from './repository.ts';
import { addScans } from './scanned-copies.ts';

type Deps = Pick<Context, 'db' | 'clock'>;
type InventoryView = Success<typeof endpoints.getInventory>;

export function listInventories({
  db,
}: Pick<Deps, 'db'>): UseCase<typeof endpoints.listInventories> {
  return async (_request, { person: { loginId }, language }) => {
    const rows = await findInventories({ db, loginId, language });
    return { status: 200, body: { inventarios: rows.map(present) } };
  };
}

interface Teller extends Pick<Deps, 'clock'> {
  readonly sight: Sight;
}

async function tell(
  teller: Teller,
  id: number,
  page = 1,
): Promise<{ readonly status: 200; readonly body: InventoryView } | Refusal> {
  const body = await readWhole(teller, id, { page });
  return body ? { status: 200, body } : refuse(404, 'NaoEncontrado');
}

export function getInventory({ db, clock }: Deps): UseCase<typeof endpoints.getInventory> {
  return ({ params: { id }, query: { pagina } }, { person: { loginId }, language }) =>
    tell({ sight: { db, loginId, language }, clock }, id, pagina);
}

/** Refuses a range whose end comes before its beginning: nothing stands between. */
function refuseInverted(range: ShelfRange, language: Language): Refusal | null {
  if (!isBackwards(range)) return null;
  const mensagem = translatorFor(language)('inventories.inverted', { from: range.from });
  return refuseFields([{ campo: 'chamada_ate', mensagem }], language);
}

export function startInventory({ db, clock }: Deps): UseCase<typeof endpoints.startInventory> {
  return async ({ body }, { person: { loginId }, language }) => {
    const { cod_biblioteca, cod_localizacao } = body;
    if (!(await isOwnLibrary({ db, loginId }, cod_biblioteca))) return refuse(404, 'NaoEncontrado');
    if (cod_localizacao !== null) {
      const found = db.selectFrom('location').select('id').where('id', '=', cod_localizacao);
      if (!(await found.executeTakeFirst())) {
        const mensagem = translatorFor(language)('valueFaults.choice');
        return refuseFields([{ campo: 'cod_localizacao', mensagem }], language);
      }
    }
    const inverted = refuseInverted({ from: body.chamada_de, to: body.chamada_ate }, language);
    if (inverted) return inverted;
    const { id } = await db
      .insertInto('inventory')
      .values({
        library_id: cod_biblioteca,
        location_id: cod_localizacao,
        from_call: body.chamada_de,
        to_call: body.chamada_ate,
        started_at: new Date(clock.now().epochMilliseconds),
        started_by: loginId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return tell({ sight: { db, loginId, language }, clock }, id);
  };
}

export function scanInventory({ db, clock }: Deps): UseCase<typeof endpoints.scanInventory> {
  return async ({ params: { id }, body: { codigos } }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const codes = codigos.split(/[\n\r\t;,]+/).map((code) => code.trim().slice(0, 100));
    const given = codes.filter(Boolean);
    if (given.length === 0) {
      return refuseBlank('codigos', translatorFor(language)('staffCopies.codes'), language);
    }
    const row = await findListed({ sight, clock }, id);
    if (!row) return refuse(404, 'NaoEncontrado');
    if (row.ended_at) return refuse(409, 'SituacaoMudou');
    await addScans(db, id, given, new Date(clock.now().epochMilliseconds));
    return tell({ sight, clock }, id);
  };
}

export function endInventory({ db, clock }: Deps): UseCase<typeof endpoints.endInventory> {
  return async ({ params: { id } }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    if (!(await findListed({ sight, clock }, id))) return refuse(404, 'NaoEncontrado');
    const ended = await db
      .updateTable('inventory')
      .set({ ended_at: new Date(clock.now().epochMilliseconds) })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return ended ? tell({ sight, clock }, id) : refuse(409, 'SituacaoMudou');
  };
}
