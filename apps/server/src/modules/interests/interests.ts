import {
  interestKinds,
  interestsLimit as limite,
  type endpoints,
  type InterestKind,
  type Language,
  type Success,
} from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { addEntries, type InterestDeps } from './add-entries.ts';
import { areaNames } from './areas.ts';
import { areaCode, kindOf, readInterest, type Interest, type InterestCode } from './interest.ts';
import { kindsOn } from './kinds-on.ts';
import { knownEntries } from './known.ts';
import {
  countInterests,
  deleteInterests,
  findInterests,
  updateValidity,
  type InterestRow,
} from './repository.ts';
import { refuseValidity, validityTerms } from './validity.ts';

type Item = Success<typeof endpoints.listInterests>['itens'][number];

const off = refuse(403, 'RecursoDesativado');

export function listInterests({
  db,
  clock,
}: InterestDeps): UseCase<typeof endpoints.listInterests> {
  return async ({ query: { tipoDSI } }, { person: { personId }, language }) => {
    const kinds = (await kindsOn(db)).filter((kind) => tipoDSI === undefined || kind === tipoDSI);
    if (kinds.length === 0) return off;
    const [total, rows] = await Promise.all([
      countInterests(db, personId),
      findInterests(
        db,
        personId,
        kinds.map((kind) => kindOf[kind]),
      ),
    ]);
    const itens = present(rows, language, clock.today().toString());
    return { status: 200, body: { total, limite, ...validityTerms(clock), itens } };
  };
}

function present(rows: readonly InterestRow[], language: Language, today: string): Item[] {
  const names = areaNames(language);
  const byName = new Intl.Collator(language).compare;
  return rows
    .map(({ kind, area, heading_id, heading, made_on, valid_to }) => ({
      tipoDSI: interestKinds.find((one) => kindOf[one] === kind) ?? 'area',
      ...(area === null ? { codigo: String(heading_id), codTipoArea: null } : areaCode(area)),
      descricao: area === null ? (heading ?? '') : (names.get(area) ?? ''),
      incluido_em: made_on,
      validade: valid_to,
      vigente: valid_to >= today,
    }))
    .sort((one, other) => byName(one.descricao, other.descricao));
}

export function addInterests(deps: InterestDeps): UseCase<typeof endpoints.addInterests> {
  return async ({ body: { tipoDSI, validade, itens } }, { person: { personId } }) => {
    if (!(await kindsOn(deps.db)).includes(tipoDSI)) return off;
    const asked = new Map(
      itens.map((code) => [nameOf(tipoDSI, code), readInterest(tipoDSI, code)]),
    );
    const entries = [...asked.values()].filter((entry) => entry !== null);
    const isKnown = await knownEntries(deps.db, entries);
    const added = await addEntries(deps, personId, entries.filter(isKnown), validade);
    if ('refusal' in added) return added;
    const nao_encontrados = [...asked]
      .filter(([, entry]) => entry === null || !isKnown(entry))
      .map(([name]) => name);
    return { status: 200, body: { ...added, nao_encontrados } };
  };
}

function nameOf(kind: InterestKind, { codigo, codTipoArea }: InterestCode): string {
  return kind === 'area' && codTipoArea ? `${codTipoArea}:${codigo}` : codigo;
}

export function removeInterest({ db }: InterestDeps): UseCase<typeof endpoints.removeInterest> {
  return async ({ body: { tipoDSI, ...code } }, { person: { personId } }) => {
    if (!(await kindsOn(db)).includes(tipoDSI)) return off;
    const entry = readInterest(tipoDSI, code);
    const isGone = entry !== null && (await deleteInterests(db, personId, [entry])) > 0;
    if (!isGone) return refuse(404, 'NaoEncontrado');
    return { status: 200, body: { total: await countInterests(db, personId), limite } };
  };
}

export function extendInterests({
  db,
  clock,
}: InterestDeps): UseCase<typeof endpoints.extendInterests> {
  return async ({ body: { tipoDSI, validade, itens } }, { person: { personId } }) => {
    if (!(await kindsOn(db)).includes(tipoDSI)) return off;
    const refused = refuseValidity(clock, validade);
    if (refused) return refused;
    const entries = itens?.map((code) => readInterest(tipoDSI, code)).filter((one) => one !== null);
    const alterados = await extend(db, personId, tipoDSI, { entries, validTo: validade });
    return alterados > 0
      ? { status: 200, body: { validade, alterados } }
      : refuse(404, 'NaoEncontrado');
  };
}

async function extend(
  db: Db,
  personId: number,
  tipoDSI: InterestKind,
  change: { readonly entries: readonly Interest[] | undefined; readonly validTo: string },
): Promise<number> {
  if (change.entries?.length === 0) return 0;
  return updateValidity(db, personId, { kinds: [kindOf[tipoDSI]], ...change });
}
