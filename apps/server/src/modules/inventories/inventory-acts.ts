import type { endpoints, Language, Success } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { isBackwards, type ShelfRange } from '@estante/search-engine';
import { refuse, refuseBlank, refuseFields, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { stateNames } from '../copies/index.ts';
import { isOwnLibrary, type Sight } from '../staff-access/index.ts';
import { compareShelf } from './compare-shelf.ts';
import {
  addScans,
  findInventories,
  findInventory,
  findMarked,
  findScans,
  findShelved,
  type InventoryRow,
} from './repository.ts';

type Deps = Pick<Context, 'db' | 'clock'>;
type Whole = Success<typeof endpoints.getInventory>;

export function listInventories({
  db,
}: Pick<Deps, 'db'>): UseCase<typeof endpoints.listInventories> {
  return async (_request, { person: { loginId }, language }) => {
    const rows = await findInventories({ db, loginId, language });
    return { status: 200, body: { inventarios: rows.map(present) } };
  };
}

function present(row: InventoryRow) {
  return {
    codigo: row.id,
    desc_biblioteca: row.library,
    desc_localizacao: row.location,
    chamada_de: row.from_call,
    chamada_ate: row.to_call,
    iniciado_em: row.started_at.toISOString(),
    nome: row.name,
    encerrado_em: row.ended_at?.toISOString() ?? null,
    lidos: Number(row.scans),
  };
}

/** An inventory that the asker sees, with what it finds by now. */
export async function readWhole(sight: Sight, id: number): Promise<Whole | null> {
  const row = await findInventory(sight, id);
  if (!row) return null;
  const scanned = await findScans(sight.db, id);
  const copies = await findShelved(sight, row, scanned);
  const range = { from: row.from_call, to: row.to_call };
  const { expected, findings } = compareShelf(scanned, copies, range);
  const marked = await findMarked(sight.db, id);
  const isMarked = new Set(marked.map((one) => one.id));
  // Found again since: it is told as what was done, not as missing once more.
  const left = findings.filter(
    ({ kind, copy }) => kind !== 'faltando' || copy === null || !isMarked.has(copy.id),
  );
  return {
    ...present(row),
    esperados: expected,
    marcados: marked.map(presentMarked),
    achados: left.map(({ kind, barcode, copy }) => ({
      tipo: kind,
      codigo_barras: barcode,
      cod_exemplar: copy?.id ?? null,
      titulo: copy?.title ?? '',
      numero_chamada: copy?.callNumber ?? '',
      situacao: copy?.state ?? null,
      desc_biblioteca: copy?.library ?? '',
      desc_localizacao: copy?.location ?? '',
      propria: copy?.isSeen ?? false,
    })),
  };
}

function presentMarked(row: Awaited<ReturnType<typeof findMarked>>[number]) {
  return {
    cod_exemplar: row.id,
    codigo_barras: row.barcode ?? '',
    titulo: row.title,
    numero_chamada: row.call_number,
    situacao: stateNames[row.state],
    nota: row.note,
    nome: row.name,
    em: row.changed_at.toISOString(),
  };
}

async function tell(
  sight: Sight,
  id: number,
): Promise<{ readonly status: 200; readonly body: Whole } | Refusal> {
  const body = await readWhole(sight, id);
  return body ? { status: 200, body } : refuse(404, 'NaoEncontrado');
}

export function getInventory({ db }: Pick<Deps, 'db'>): UseCase<typeof endpoints.getInventory> {
  return ({ params: { id } }, { person: { loginId }, language }) =>
    tell({ db, loginId, language }, id);
}

/** Nothing stands between an end and a beginning that comes after it. */
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
    return tell({ db, loginId, language }, id);
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
    const row = await findInventory(sight, id);
    if (!row) return refuse(404, 'NaoEncontrado');
    if (row.ended_at) return refuse(409, 'SituacaoMudou');
    await addScans(db, id, given, new Date(clock.now().epochMilliseconds));
    return tell(sight, id);
  };
}

export function endInventory({ db, clock }: Deps): UseCase<typeof endpoints.endInventory> {
  return async ({ params: { id } }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    if (!(await findInventory(sight, id))) return refuse(404, 'NaoEncontrado');
    const ended = await db
      .updateTable('inventory')
      .set({ ended_at: new Date(clock.now().epochMilliseconds) })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return ended ? tell(sight, id) : refuse(409, 'SituacaoMudou');
  };
}
