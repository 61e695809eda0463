import type { endpoints } from '@estante/contract';
import { translatorFor, type Translate } from '@estante/phrases';
import { createReadStream, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Db, ImportRunKind } from '@estante/database';
import { writeTable } from '../../platform/csv-table.ts';
import type { ImportDesk } from './import-desk.ts';
import { listLines } from './list-lines.ts';
import { listKeys, listNames } from './list-names.ts';
import { findRun } from './repository.ts';
import { asideWords, charsetWords, reasonWords } from './report-words.ts';
import { runReport } from './run.ts';

interface ListDeps {
  readonly db: Db;
  readonly imports: ImportDesk;
}

const brief = z
  .object({ title: z.string(), author: z.string(), published: z.string(), isbn: z.string() })
  .optional();
/** A line of any of the lists; what another version wrote is passed over. */
const entry = z.object({
  position: z.number().optional(),
  controlNumber: z.string().nullish(),
  file: z.string().optional(),
  reason: z.string().optional(),
  detail: z.string().optional(),
  raw: z.string().nullish(),
  titleId: z.number().optional(),
  why: z.string().optional(),
  charset: z.string().optional(),
  before: brief,
  after: brief,
  barcode: z.string().optional(),
  titles: z.array(z.object({ id: z.number(), title: z.string() })).optional(),
});
type ImportedRecord = z.output<typeof entry>;

const pageSize = 20;
/** Characters of a record that a page shows. */
const longestShown = 6000;
/** Bytes of records in one file to download. */
const largestDownload = 20_000_000;

export function listImportedRecords({
  db,
  imports,
}: ListDeps): UseCase<typeof endpoints.listImportedRecords> {
  return async ({ params: { id, lista }, query: { pagina } }, { language }) => {
    const list = await findList(db, imports, id, lista);
    if (!list) return refuse(404, 'NaoEncontrado');
    const t = translatorFor(language);
    const first = (pagina - 1) * pageSize;
    const registros = [];
    let total = 0;
    for await (const one of entriesOf(list.path)) {
      if (total >= first && registros.length < pageSize) registros.push(present(one, list.kind, t));
      total += 1;
    }
    return { status: 200, body: { total, pagina, quantidade: pageSize, registros } };
  };
}

export function downloadImportedRecords({
  db,
  imports,
}: ListDeps): UseCase<typeof endpoints.downloadImportedRecords> {
  return async ({ params: { id, lista } }, { language }) => {
    const list = await findList(db, imports, id, lista);
    if (!list) return refuse(404, 'NaoEncontrado');
    const t = translatorFor(language);
    const stem = `${lista}-${id}`;
    const records = lista === 'separados' ? await recordsOf(list.path) : null;
    if (records) return answerFile(`${stem}.${records.ending}`, records.type, records.content);
    const rows = [];
    for await (const one of entriesOf(list.path)) rows.push(rowOf(present(one, list.kind, t)));
    const columns = ['number', 'reason', 'before', 'after'] as const;
    const head = columns.map((name) => t(`imports.columns.${name}`));
    const table = writeTable([head, ...rows.slice(0, 100_000)], language);
    return answerFile(`${stem}.csv`, 'text/csv; charset=utf-8', table);
  };
}

function answerFile(nome: string, tipo_conteudo: string, content: Buffer) {
  const arquivo = { nome, tipo_conteudo, conteudo: content.toString('base64') };
  return { status: 200 as const, body: { arquivo } };
}

/** The list of the import, or of a trial that came after it; null where there is none, or its file is gone. */
async function findList(
  db: Db,
  { files, reportsFolder }: ImportDesk,
  id: number,
  lista: (typeof listNames)[keyof typeof listNames],
): Promise<{ path: string; kind: ImportRunKind } | null> {
  const run = await findRun(db, id);
  const told = [run?.report, run?.trial].flatMap((one) => (one ? runReport.parse(one) : []));
  const [last] = told.toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const key = listKeys.find((one) => listNames[one] === lista);
  if (!run || !last || !key) return null;
  const name = last.lists[key];
  if (name === undefined) return null;
  const path = join(reportsFolder, basename(name));
  if (!existsSync(path)) await files.findList(id, path, basename(name));
  return { path, kind: run.kind };
}

async function* entriesOf(path: string): AsyncGenerator<ImportedRecord> {
  try {
    for await (const line of listLines(createReadStream(path))) {
      const read = entry.safeParse(JSON.parse(line));
      if (read.success) yield read.data;
    }
  } catch (error) {
    // A list that was cleared away has no lines.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

function present(one: ImportedRecord, kind: ImportRunKind, t: Translate) {
  return {
    numero: one.barcode ?? one.controlNumber ?? (kind === 'covers' ? (one.file ?? '') : ''),
    posicao: one.position ?? null,
    motivo: reasonOf(one, kind, t),
    registro: one.raw ? legible(Buffer.from(one.raw, 'base64')) : null,
    cod_acervo: one.titleId ?? one.titles?.[0]?.id ?? null,
    antes: briefText(one.before) || (one.titles?.[0]?.title ?? ''),
    depois: briefText(one.after) || (one.titles?.[1]?.title ?? ''),
  };
}

function reasonOf(
  { reason, detail, why, charset }: ImportedRecord,
  kind: ImportRunKind,
  t: Translate,
) {
  if (reason !== undefined) {
    const words = asideWords(reason, kind === 'covers', t);
    return detail ? `${words} (${detail})` : words;
  }
  if (why !== undefined) return reasonWords(why, t);
  return charset === undefined ? '' : charsetWords(charset, t);
}

function briefText(of: ImportedRecord['before']): string {
  return of ? [of.title, of.author, of.published, of.isbn].filter(Boolean).join(' · ') : '';
}

function rowOf({ numero, motivo, antes, depois }: ReturnType<typeof present>): string[] {
  return [numero, motivo, antes, depois];
}

/** The signs that part records, fields and subfields of ISO 2709 are shown as what prints. */
const shownSigns = [
  ['\u001d', ''],
  ['\u001e', '\n'],
  ['\u001f', ' $'],
] as const;

function legible(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  const isWhole = !text.includes('\ufffd');
  const shown = (isWhole ? text : bytes.toString('latin1')).slice(0, longestShown);
  return shownSigns
    .reduce((words, [sign, inPrint]) => words.replaceAll(sign, inPrint), shown)
    .replaceAll(/[^\t\n\r\P{Cc}]/gu, '\ufffd')
    .trim();
}

/** The records themselves, in the format they came in; null where none was kept. */
async function recordsOf(path: string) {
  const raws: Buffer[] = [];
  let bytes = 0;
  for await (const { raw } of entriesOf(path)) {
    if (!raw || bytes > largestDownload) continue;
    const record = Buffer.from(raw, 'base64');
    bytes += record.length;
    raws.push(record);
  }
  const [first] = raws;
  if (!first) return null;
  if (first[0] === 0x3c) {
    const head =
      '<?xml version="1.0" encoding="UTF-8"?>\n<collection xmlns="http://www.loc.gov/MARC21/slim"' +
      ' xmlns:marc="http://www.loc.gov/MARC21/slim">\n';
    const content = Buffer.concat([Buffer.from(head), ...raws, Buffer.from('\n</collection>\n')]);
    return { ending: 'xml', type: 'application/marcxml+xml', content };
  }
  return { ending: 'mrc', type: 'application/marc', content: Buffer.concat(raws) };
}
