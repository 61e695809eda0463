import {
  shapeOf,
  type endpoints,
  type Language,
  type ListValues,
  type NetworkList,
} from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { countUses, type Uses } from './count-uses.ts';
import {
  deleteEntry,
  findReferences,
  findSame,
  lockEntries,
  lockList,
  type StoredEntry,
} from './entry-repository.ts';
import { forgetFormerCodes } from './former-codes.ts';
import { codeOf, mergeEntries, moveColour } from './merge-entries.ts';
import { auditedName, nameOf } from './name-of.ts';
import { readEntry, type EntryFault } from './read-entry.ts';
import { findMissingTitles } from './readings.ts';
import { versionOf } from './version-of.ts';
import { writeEntry } from './write-entry.ts';

export type ListDeps = Pick<Context, 'db' | 'clock' | 'record'>;

export function addNetworkEntry(deps: ListDeps): UseCase<typeof endpoints.addNetworkEntry> {
  return ({ params: { lista }, body: { valores } }, { person: { loginId }, language }) =>
    edit(deps, lista, loginId, async (trx) => {
      if (!shapeOf(lista).acts.includes('add')) return refuse(409, 'ListaFechada');
      return write(trx, { list: lista, there: null, sent: valores, language });
    });
}

export function changeNetworkEntry(deps: ListDeps): UseCase<typeof endpoints.changeNetworkEntry> {
  return ({ params: { lista, id }, body }, { person: { loginId }, language }) =>
    edit(deps, lista, loginId, async (trx) => {
      const [there] = await lockEntries(trx, lista, [id]);
      if (!there) return unknown;
      if (versionOf(there.values) !== body.versao) return refuse(409, 'AlteradoPorOutro');
      return write(trx, { list: lista, there, sent: body.valores, language });
    });
}

export function mergeNetworkEntry(deps: ListDeps): UseCase<typeof endpoints.mergeNetworkEntry> {
  return ({ params: { lista, id }, body: { destino } }, { person: { loginId } }) =>
    edit(deps, lista, loginId, async (trx) => {
      if (!shapeOf(lista).acts.includes('merge')) return refuse(409, 'ListaFechada');
      const [from, into] = await lockEntries(trx, lista, [id, destino]);
      if (!from) return unknown;
      if (!into || id === destino) return refuse(422, 'DadosInvalidos', { campos: 'destino' });
      const refusal = await mergeEntries(trx, lista, { from, into });
      if (refusal) return refusal;
      const [entry, other] = [from, into].map(({ values }) => auditedName(lista, values));
      const nome = nameOf(lista, into.values);
      return { codigo: destino, nome, told: { merged: id, into: destino, entry, other } };
    });
}

export function removeNetworkEntry(deps: ListDeps): UseCase<typeof endpoints.removeNetworkEntry> {
  return ({ params: { lista, id } }, { person: { loginId }, language }) =>
    edit(deps, lista, loginId, async (trx) => {
      if (!shapeOf(lista).acts.includes('remove')) return refuse(409, 'ListaFechada');
      const [there] = await lockEntries(trx, lista, [id]);
      if (!there) return unknown;
      const name = nameOf(lista, there.values);
      const uses = (await countUses(trx, lista, [id])).get(id) ?? [];
      if (uses.length > 0) {
        return refuse(409, 'EntradaEmUso', { name, uses: sentenceOf(uses, language) });
      }
      await deleteEntry(trx, lista, id);
      await forgetFormerCodes(trx, lista, id);
      if (lista === 'colecao') await moveColour(trx, codeOf(there), '');
      const told = { removed: id, entry: auditedName(lista, there.values) };
      return { codigo: id, nome: name, told };
    });
}

const unknown = refuse(404, 'NaoEncontrado');

interface EntryEditResult {
  readonly codigo: number;
  readonly nome: string;
  /**
   * Details for the audit: what was done, to which entry; null where it says what it said before.
   */
  readonly told: Readonly<Record<string, unknown>> | null;
}

/** Edits a list in one transaction; what was done, and to what, stands in the audit log. */
async function edit(
  { db, clock, record }: ListDeps,
  list: NetworkList,
  loginId: number,
  run: (trx: Db) => Promise<EntryEditResult | Refusal>,
) {
  return db.transaction().execute(async (trx) => {
    await lockList(trx, list);
    const done = await run(trx);
    if ('refusal' in done) return done;
    const { told, ...body } = done;
    const details = { area: 'lists', list, ...told };
    if (told) await record(trx, clock, { kind: 'institution-changed', loginId, details });
    return { status: 200 as const, body };
  });
}

interface EntryInput {
  readonly list: NetworkList;
  readonly there: StoredEntry | null;
  readonly sent: ListValues;
  readonly language: Language;
}

async function write(
  trx: Db,
  { list, there, sent, language }: EntryInput,
): Promise<EntryEditResult | Refusal> {
  const values = { ...there?.values, ...sent };
  const read = readEntry(list, values, await findReferences(trx, list));
  if (read.kind === 'faults') return refuseFaults(read.faults, language);
  if ((await findSame(trx, list, read.row, there?.id ?? 0)) !== null) {
    const column = shapeOf(list).key.at(-1) ?? '';
    const value = { ...values }[column as keyof typeof values] ?? '';
    return refuseFaults([{ column, reason: 'repetido', value }], language);
  }
  const missing = await findMissingTitles(trx, read.readings ?? []);
  if (missing.length > 0) {
    const value = missing.join(', ');
    return refuseFaults(
      [{ column: 'bibliografia', reason: 'acervo-desconhecido', value }],
      language,
    );
  }
  const { row, readings } = read;
  const id = await writeEntry(trx, list, { there, row, readings });
  const told = await tell(trx, list, there, id);
  return { codigo: id, nome: nameOf(list, values), told };
}

/**
 * Says what was done to an entry, by how it stands now that it is written: a day or a code may have been
 * typed in several ways. Null for nothing.
 */
async function tell(trx: Db, list: NetworkList, there: StoredEntry | null, id: number) {
  const [now] = await lockEntries(trx, list, [id]);
  if (!now) throw new Error(`an entry of ${list} was written and is not there`);
  const entry = auditedName(list, now.values);
  if (!there) return { added: id, entry };
  const campos = Object.keys(now.values).filter((name) => now.values[name] !== there.values[name]);
  return campos.length > 0 ? { changed: id, entry, campos } : null;
}

function refuseFaults(faults: readonly EntryFault[], language: Language): Refusal {
  const t = translatorFor(language);
  const fields = faults.map(({ column, reason, value }) => ({
    campo: column,
    mensagem: t(`sheets.faults.${reason}`, {
      column: t(`networkLists.fields.${column}` as 'networkLists.fields.nome'),
      value: value.slice(0, 100),
    }),
  }));
  // Each sentence says which field it is about, by the list's own name for it.
  const told = fields.map(({ mensagem }) => mensagem).slice(0, 3);
  return { ...refuse(422, 'DadosInvalidos', { campos: told.join(' ') }), fields };
}

/** Uses in a sentence: '12 copies, 3 loans'. */
function sentenceOf(uses: Uses, language: Language): string {
  const t = translatorFor(language);
  return uses.map(({ use, count }) => t(`networkLists.uses.${use}`, { count })).join(', ');
}
