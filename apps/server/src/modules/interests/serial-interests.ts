import {
  interestsLimit as limite,
  type endpoints,
  type JournalType,
  type Success,
} from '@estante/contract';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findIncluded, type SearchDeps } from '../search/index.ts';
import { addEntries, type InterestDeps } from './add-entries.ts';
import type { Interest } from './interest.ts';
import { journalTypesOf, partKinds } from './journal-type.ts';
import { knownEntries } from './known.ts';
import {
  countEntries,
  countInterests,
  deleteInterests,
  findInterests,
  nameTitles,
  type InterestRow,
} from './repository.ts';
import { validityTerms } from './validity.ts';

type Item = Success<typeof endpoints.changeSerialInterest>;

const kind = 'serial';
const choices = 20;

export function listSerialInterests({
  db,
  clock,
}: InterestDeps): UseCase<typeof endpoints.listSerialInterests> {
  return async (_request, { person: { personId }, language }) => {
    const rows = await findInterests(db, personId, [kind]);
    const total = await countInterests(db, personId);
    const byTitle = new Intl.Collator(language).compare;
    const itens = rows
      .map((row) => present(row, clock.today().toString()))
      .sort((one, other) => byTitle(one.titulo, other.titulo));
    return { status: 200, body: { total, limite, ...validityTerms(clock), itens } };
  };
}

function present(row: InterestRow, today: string): Item {
  return {
    cod_acervo: row.title_id ?? 0,
    titulo: row.title ?? '',
    tipos: journalTypesOf(row.part_kinds ?? []),
    incluido_em: row.made_on,
    validade: row.valid_to,
    vigente: row.valid_to >= today,
  };
}

export function addSerialInterests(
  deps: InterestDeps,
): UseCase<typeof endpoints.addSerialInterests> {
  return async ({ body: { acervos, tipos, validade } }, { person: { personId } }) => {
    const refused = refuseNoType(tipos);
    if (refused) return refused;
    const asked = [...new Set(acervos)].map((id) => interestOf(id, tipos));
    const isKnown = await knownEntries(deps.db, asked);
    const added = await addEntries(deps, personId, asked.filter(isKnown), validade);
    if ('refusal' in added) return added;
    const nao_encontrados = asked
      .filter((entry) => !isKnown(entry))
      .map(({ title_id }) => title_id);
    return { status: 200, body: { ...added, nao_encontrados } };
  };
}

export function changeSerialInterest(
  deps: InterestDeps,
): UseCase<typeof endpoints.changeSerialInterest> {
  return async ({ body: { cod_acervo, tipos, validade } }, { person: { personId } }) => {
    const entry = interestOf(cod_acervo, tipos);
    if ((await countEntries(deps.db, personId, [entry])) === 0) return refuse(404, 'NaoEncontrado');
    const refused = refuseNoType(tipos);
    if (refused) return refused;
    const changed = await addEntries(deps, personId, [entry], validade);
    if ('refusal' in changed) return changed;
    const rows = await findInterests(deps.db, personId, [kind]);
    const row = rows.find(({ title_id }) => title_id === cod_acervo);
    if (!row) return refuse(404, 'NaoEncontrado');
    return { status: 200, body: present(row, deps.clock.today().toString()) };
  };
}

export function removeSerialInterest({
  db,
}: InterestDeps): UseCase<typeof endpoints.removeSerialInterest> {
  return async ({ body: { cod_acervo } }, { person: { personId } }) => {
    const isGone = (await deleteInterests(db, personId, [interestOf(cod_acervo, [])])) > 0;
    if (!isGone) return refuse(404, 'NaoEncontrado');
    return { status: 200, body: { total: await countInterests(db, personId), limite } };
  };
}

export function searchSerialInterests(
  deps: SearchDeps,
): UseCase<typeof endpoints.searchSerialInterests> {
  return async ({ query: { q } }, { language, person: { personId } }) => {
    if (q.trim() === '') return { status: 200, body: { itens: [] } };
    const query = new URLSearchParams({ guia: 'periodicos', q }).toString();
    const span = { from: '0001-01-01', to: '9999-12-31', limit: choices };
    const [{ ids }, own] = await Promise.all([
      findIncluded(deps, { query, language }, span),
      findInterests(deps.db, personId, [kind]),
    ]);
    const names = await nameTitles(deps.db, ids);
    const followed = new Set(own.map(({ title_id }) => title_id));
    const itens = names.map(({ id, title }) => ({
      cod_acervo: id,
      titulo: title,
      no_perfil: followed.has(id),
    }));
    return { status: 200, body: { itens } };
  };
}

function interestOf(
  titleId: number,
  types: readonly JournalType[],
): Interest & { title_id: number } {
  return { kind, title_id: titleId, part_kinds: partKinds(types) };
}

function refuseNoType(types: readonly JournalType[]): Refusal | null {
  return types.length === 0 ? refuse(422, 'NenhumTipoDePeriodico') : null;
}
