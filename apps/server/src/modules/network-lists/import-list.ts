import {
  shapeOf,
  type endpoints,
  type ListValues,
  type NetworkList,
  type SheetFault,
} from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { sheets } from '../circulation/index.ts';
import type { ListDeps } from './edit-entries.ts';
import { findAll, findReferences, lockList, type StoredEntry } from './entry-repository.ts';
import { findFormer } from './former-codes.ts';
import { readEntry, type EntryFault, type ReadEntry } from './read-entry.ts';
import { findMissingTitles, markTitles } from './readings.ts';
import { writeEntry } from './write-entry.ts';

const mostLines = 50_000;
/** Text of a field that is to be emptied: a blank one leaves what is there. */
const none = '-';

/** Brings in all lines of a file in one transaction; those at fault stay outside. */
export function importNetworkList({
  db,
  clock,
  record,
}: ListDeps): UseCase<typeof endpoints.importNetworkList> {
  return async (
    { params: { lista: list }, body: { arquivo, simulacao } },
    { language, person: { loginId } },
  ) => {
    const bytes = Buffer.from(arquivo, 'base64');
    const outcome = await sheets.inDryRun(db, simulacao, async (trx) => {
      await lockList(trx, list);
      const taken = await takeIn(trx, list, bytes);
      const details = { area: 'lists', list, added: taken.added, changed: taken.changed };
      await record(trx, clock, { kind: 'institution-changed', loginId, details });
      return taken;
    });
    return { status: 200, body: sheets.presentImport(outcome, simulacao, language) };
  };
}

type Fault = sheets.Fault<SheetFault>;

async function takeIn(trx: Db, list: NetworkList, bytes: Uint8Array): Promise<sheets.Outcome> {
  const { fields, key, acts } = shapeOf(list);
  const columns = Object.fromEntries(
    fields.map(({ name }) => [name, [sheets.fold(name), ...(otherWords[name] ?? [])]]),
  );
  const sheet = sheets.readSheet(bytes, { columns, required: [...key] });
  const done = { read: 0, added: 0, changed: 0, unchanged: 0 };
  if (sheet.kind === 'faults') return { ...done, faults: sheet.faults };
  if (sheet.rows.length > mostLines) {
    return { ...done, faults: [{ line: 1, column: '', reason: 'linhas-demais' }] };
  }
  const references = await findReferences(trx, list);
  const known = await readKnown(trx, list, key);
  const seen = new Set<string>();
  const faults: Fault[] = [...sheet.faults];
  for (const { line, cell: written } of sheet.rows) {
    const cell: Cell = (column) => sheets.plainCell(written(column));
    const there = known.of(cell);
    const values = valuesOver(list, there, cell);
    const read = readEntry(list, values, references);
    const wrong: EntryFault[] = read.kind === 'faults' ? [...read.faults] : [];
    const itself = there ? String(there.id) : known.keyOf(cell);
    const column = key.at(-1) ?? '';
    if (seen.has(itself)) wrong.push({ column, reason: 'repetido', value: cell(column) });
    seen.add(itself);
    if (!there && !acts.includes('add')) {
      wrong.push({ column, reason: 'nao-se-acrescenta', value: cell(column) });
    }
    const missing = read.kind === 'row' ? await findMissingTitles(trx, read.readings ?? []) : [];
    if (missing.length > 0) {
      const value = missing.join(', ');
      wrong.push({ column: 'bibliografia', reason: 'acervo-desconhecido', value });
    }
    faults.push(...wrong.map((one) => ({ line, ...one })));
    if (wrong.length > 0 || read.kind === 'faults') continue;
    if (there && isSame(readEntry(list, there.values, references), read)) {
      done.unchanged += 1;
      continue;
    }
    const { row, readings } = read;
    await writeEntry(trx, list, { there, row, readings });
    if (there) done.changed += 1;
    else done.added += 1;
  }
  return { ...done, read: sheet.rows.length + sheet.faults.length, faults };
}

/** Other names of columns, folded. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  sigla: ['codigo', 'code'],
  nome: ['nomept', 'name'],
  nome_en: ['nomeingles', 'nameen'],
  nome_es: ['nomeespanhol', 'namees'],
  link: ['url', 'endereco'],
  biblioteca: ['library', 'siglabiblioteca'],
  campus: ['siglacampus'],
  unidade: ['departamento', 'unit', 'department'],
};

type Cell = (column: string) => string;

/** Entries that are there, by what a line is known by; a former code means the entry it became. */
async function readKnown(trx: Db, list: NetworkList, key: readonly string[]) {
  const entries = await findAll(trx, list);
  const keyOf = (of: Cell) => key.map(of).join('\0');
  const byKey = new Map(entries.map((entry) => [keyOf((name) => entry.values[name] ?? ''), entry]));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const former = key[0] === 'sigla' ? await findFormer(trx, list) : new Map<string, number>();
  return {
    keyOf,
    of: (cell: Cell): StoredEntry | null =>
      byKey.get(keyOf(cell)) ?? byId.get(former.get(cell('sigla')) ?? 0) ?? null,
  };
}

function valuesOver(list: NetworkList, there: StoredEntry | null, cell: Cell): ListValues {
  const { fields, key } = shapeOf(list);
  return Object.fromEntries(
    fields.map(({ name, kind, isRequired }) => {
      const [text, before] = [cell(name), there?.values[name] ?? ''];
      // A line that comes with a former code leaves the entry the one it has.
      if (there && key.includes(name)) return [name, before];
      if (text === '') return [name, before];
      if (text === none && !isRequired) return [name, ''];
      return [name, kind === 'readings' ? markTitles(text) : text];
    }),
  );
}

/**
 * Whether two entries are the same by what is written: a day or a code may be typed in several
 * ways.
 */
const isSame = (before: ReadEntry, now: ReadEntry) =>
  JSON.stringify(before) === JSON.stringify(now);
