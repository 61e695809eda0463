import type { endpoints, Language, Success } from '@estante/contract';
import { floorPlanLimits } from '@estante/contract';
import type { Db } from '@estante/database';
import { isBackwards } from '@estante/search-engine';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { refuseField } from '../institution/index.ts';
import { readPlan, type Plan } from './read-plan.ts';
import {
  findChoices,
  findPlan,
  findPlanShelves,
  listPlans,
  writeShelves,
  type ShelfRow,
} from './staff-repository.ts';

type WholePlan = Success<typeof endpoints.getFloorPlan>;
type WireShelf = WholePlan['estantes'][number];

export function listFloorPlans(db: Db): UseCase<typeof endpoints.listFloorPlans> {
  return async (_request, { language }) => {
    const plans = await listPlans(db, language);
    return {
      status: 200,
      body: {
        plantas: plans.map(({ id, library_id, library, name, shelves }) => ({
          codigo: id,
          cod_biblioteca: library_id,
          desc_biblioteca: library,
          nome: name,
          estantes: Number(shelves ?? 0),
        })),
        bibliotecas: await findChoices(db, 'library', language),
      },
    };
  };
}

export function getFloorPlan(db: Db): UseCase<typeof endpoints.getFloorPlan> {
  return async ({ params: { id } }, { language }) => {
    const body = await readWhole(db, id, language);
    return body ? { status: 200, body } : refuse(404, 'NaoEncontrado');
  };
}

export function addFloorPlan(db: Db): UseCase<typeof endpoints.addFloorPlan> {
  return async ({ body: { cod_biblioteca, nome, arquivo } }, { language }) =>
    db.transaction().execute(async (trx) => {
      const libraries = await findChoices(trx, 'library', language);
      if (!libraries.some(({ codigo }) => codigo === cod_biblioteca))
        return refuseField(
          { field: 'cod_biblioteca', fault: 'library', value: cod_biblioteca },
          language,
        );
      const plan = readPlan(arquivo);
      if (!plan || !isSmall(plan)) return refuse(422, 'PlantaNaoAceita');
      const { drawing, digest } = plan;
      const row = await trx
        .insertInto('floor_plan')
        .values({ library_id: cod_biblioteca, name: nome, drawing, digest })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!row) return refuseField({ field: 'nome', fault: 'planTwice', value: nome }, language);
      const body = await readWhole(trx, row.id, language);
      return body
        ? { status: 200, body: { ...body, retirado: [...plan.removed] } }
        : refuse(404, 'NaoEncontrado');
    });
}

export function changeFloorPlan(db: Db): UseCase<typeof endpoints.changeFloorPlan> {
  return async ({ params: { id }, body }, { language }) =>
    db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('floor_plan')
        .where('id', '=', id)
        .select(['version', 'drawing', 'digest', 'library_id'])
        .forUpdate()
        .executeTakeFirst();
      if (!row) return refuse(404, 'NaoEncontrado');
      if (row.version !== body.versao) return refuse(409, 'AlteradoPorOutro');
      const plan = readPlan(body.arquivo ?? row.drawing);
      if (!plan || !isSmall(plan)) return refuse(422, 'PlantaNaoAceita');
      const other = { id, library: row.library_id, name: body.nome };
      const refusal =
        (await refuseName(trx, other, language)) ??
        (await refuseShelves(trx, body.estantes, plan, language));
      if (refusal) return refusal;
      const drawn =
        body.arquivo === undefined ? {} : { drawing: plan.drawing, digest: plan.digest };
      const next = { ...drawn, name: body.nome, version: row.version + 1 };
      await trx.updateTable('floor_plan').set(next).where('id', '=', id).execute();
      await writeShelves(trx, id, body.estantes.map(toRow));
      const whole = await readWhole(trx, id, language);
      if (!whole) return refuse(404, 'NaoEncontrado');
      const retirado = body.arquivo === undefined ? [] : [...plan.removed];
      return { status: 200, body: { ...whole, retirado } };
    });
}

export function removeFloorPlan(db: Db): UseCase<typeof endpoints.removeFloorPlan> {
  return async ({ params: { id } }) => {
    const gone = db.deleteFrom('floor_plan').where('id', '=', id).returning('id');
    return (await gone.executeTakeFirst())
      ? { status: 200, body: {} }
      : refuse(404, 'NaoEncontrado');
  };
}

/** Whether a drawing is small enough once it is written anew, which may be longer than it came. */
const isSmall = ({ drawing }: Plan) => Buffer.byteLength(drawing) <= floorPlanLimits.file;

async function refuseName(
  trx: Db,
  { id, library, name }: { readonly id: number; readonly library: number; readonly name: string },
  language: Language,
): Promise<Refusal | null> {
  const other = await trx
    .selectFrom('floor_plan')
    .where('library_id', '=', library)
    .where('name', '=', name)
    .where('id', '!=', id)
    .select('id')
    .executeTakeFirst();
  return other ? refuseField({ field: 'nome', fault: 'planTwice', value: name }, language) : null;
}

/** Refuses shelves without a shape that is drawn, or with call numbers and places that there cannot be. */
async function refuseShelves(
  trx: Db,
  shelves: readonly WireShelf[],
  plan: Plan,
  language: Language,
): Promise<Refusal | null> {
  const drawn = new Set(plan.shapes.map(({ id }) => id));
  const codes = async (list: 'location' | 'collection') =>
    new Set((await findChoices(trx, list, language)).map(({ codigo }) => codigo));
  const [locations, collections] = [await codes('location'), await codes('collection')];
  for (const [at, shelf] of shelves.entries()) {
    const { forma, chamada_de: from, chamada_ate: to, cod_localizacao, cod_colecao } = shelf;
    const refused = (
      field: keyof WireShelf,
      fault: 'shape' | 'backwards' | 'location' | 'collection',
      value: string | number,
    ) => refuseField({ field: `estantes.${at}.${field}`, fault, value }, language);
    if (!drawn.has(forma)) return refused('forma', 'shape', forma);
    if (isBackwards({ from, to })) return refused('chamada_ate', 'backwards', to);
    if (cod_localizacao !== null && !locations.has(cod_localizacao))
      return refused('cod_localizacao', 'location', cod_localizacao);
    if (cod_colecao !== null && !collections.has(cod_colecao))
      return refused('cod_colecao', 'collection', cod_colecao);
  }
  return null;
}

async function readWhole(db: Db, id: number, language: Language): Promise<WholePlan | null> {
  const plan = await findPlan(db, id, language);
  if (!plan) return null;
  const shelves = await findPlanShelves(db, id);
  return {
    versao: plan.version,
    codigo: plan.id,
    cod_biblioteca: plan.library_id,
    desc_biblioteca: plan.library,
    nome: plan.name,
    link_planta: `/api/plantas/${plan.id}?versao=${plan.digest}`,
    formas: (readPlan(plan.drawing)?.shapes ?? []).map((shape) => ({
      codigo: shape.id,
      nome: shape.name,
    })),
    estantes: shelves.map(toWire),
    retirado: [],
    localizacoes: await findChoices(db, 'location', language),
    colecoes: await findChoices(db, 'collection', language),
  };
}

function toWire(row: ShelfRow): WireShelf {
  return {
    forma: row.shape,
    nome: row.name,
    chamada_de: row.call_from,
    chamada_ate: row.call_to,
    cod_localizacao: row.location_id,
    cod_colecao: row.collection_id,
  };
}

function toRow(shelf: WireShelf): ShelfRow {
  return {
    shape: shelf.forma,
    name: shelf.nome,
    call_from: shelf.chamada_de,
    call_to: shelf.chamada_ate,
    location_id: shelf.cod_localizacao,
    collection_id: shelf.cod_colecao,
  };
}
