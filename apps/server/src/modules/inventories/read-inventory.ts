import {
  inventoryFindings,
  longestFindings,
  type endpoints,
  type InventoryFinding,
  type Success,
} from '@estante/contract';
import type { Clock } from '../../platform/clock.ts';
import { stateNames } from '../copies/index.ts';
import type { Sight } from '../staff-access/index.ts';
import { compareShelf, type ScanFinding } from './compare-shelf.ts';
import {
  countMarked,
  findCopies,
  findInventory,
  findMarked,
  findMissing,
  type InventoryRow,
  type ShelvedCopy,
} from './repository.ts';
import { findCodes, findFound, findStrays } from './scanned-copies.ts';
import { countSought, listSought, matchScans } from './sought-copies.ts';

type Whole = Success<typeof endpoints.getInventory>;
type Finding = Whole['achados'][number];

/**
 * Extent to which an inventory is told: a page of the missing with the latest of what else was found, or all.
 */
export type Reach = { readonly page: number } | 'all';

interface Reader {
  readonly sight: Sight;
  readonly clock: Clock;
}

/** An inventory that the asker sees, once it is known what it looks for. */
export async function findListed({ sight, clock }: Reader, id: number) {
  const row = await findInventory(sight, id);
  if (row) await listSought(sight.db, row, new Date(clock.now().epochMilliseconds));
  return row;
}

/**
 * An inventory that the asker sees with what it finds by now, as far as `reach` goes; null for any
 * other.
 */
export async function readWhole(reader: Reader, id: number, reach: Reach): Promise<Whole | null> {
  const row = await findListed(reader, id);
  if (!row) return null;
  const { sight } = reader;
  await matchScans(sight.db, id);
  const { expected, missing } = await countSought(sight.db, id);
  const pages = Math.max(1, Math.ceil(missing / longestFindings));
  const page = reach === 'all' ? 1 : Math.min(reach.page, pages);
  const part = { limit: longestFindings, offset: (page - 1) * longestFindings };
  const scanned = await compare(sight, row);
  const shown = reach === 'all' ? scanned : latestOfEach(scanned);
  const lost = await findMissing(sight, id, reach === 'all' ? null : part);
  const marked = await findMarked(sight.db, id, reach === 'all' ? null : longestFindings);
  return {
    ...present(row),
    esperados: expected,
    contagem: countEach(missing, scanned),
    pagina: page,
    achados: [
      ...lost.map((copy) => presentFinding('faltando', copy.barcode ?? '', copy)),
      ...(await presentScans(sight, shown)),
    ],
    marcados: marked.map(presentMarked),
    total_marcados: await countMarked(sight.db, id),
  };
}

async function compare({ db }: Sight, row: InventoryRow): Promise<readonly ScanFinding[]> {
  const range = { from: row.from_call, to: row.to_call };
  return compareShelf(await findFound(db, row.id), await findStrays(db, row), range);
}

const ofKind = (findings: readonly ScanFinding[], kind: InventoryFinding) =>
  findings.filter((one) => one.kind === kind);

function countEach(missing: number, scanned: readonly ScanFinding[]): Whole['contagem'] {
  return inventoryFindings.map((tipo) => ({
    tipo,
    total: tipo === 'faltando' ? missing : ofKind(scanned, tipo).length,
  }));
}

/** The latest findings of each kind: whoever scans stands before these. */
function latestOfEach(findings: readonly ScanFinding[]): readonly ScanFinding[] {
  const kept = new Set(
    inventoryFindings.flatMap((kind) => ofKind(findings, kind).slice(-longestFindings)),
  );
  return findings.filter((one) => kept.has(one));
}

async function presentScans(sight: Sight, findings: readonly ScanFinding[]): Promise<Finding[]> {
  const copies = await findCopies(
    sight,
    findings.flatMap(({ copyId }) => copyId ?? []),
  );
  const byId = new Map(copies.map((copy) => [copy.id, copy]));
  const codes = await findCodes(
    sight.db,
    findings.map(({ scanId }) => scanId),
  );
  return findings.map(({ kind, scanId, copyId }) =>
    presentFinding(kind, codes.get(scanId) ?? '', byId.get(copyId ?? 0) ?? null),
  );
}

function presentFinding(
  tipo: InventoryFinding,
  barcode: string,
  copy: ShelvedCopy | null,
): Finding {
  return {
    tipo,
    codigo_barras: barcode,
    cod_exemplar: copy?.id ?? null,
    titulo: copy?.title ?? '',
    ...presentParts(copy),
    numero_chamada: copy?.call_number ?? '',
    situacao: copy ? stateNames[copy.state] : null,
    desc_biblioteca: copy?.library ?? '',
    desc_localizacao: copy?.location ?? '',
    propria: copy?.isSeen ?? false,
  };
}

/** The parts of a copy's designation that tell it from others of its title. */
export function presentParts(
  copy: Pick<ShelvedCopy, 'volume' | 'tome' | 'part' | 'copy_number'> | null,
): Pick<Finding, 'volume' | 'tomo' | 'parte' | 'numero_exemplar'> {
  return {
    volume: copy?.volume ?? '',
    tomo: copy?.tome ?? '',
    parte: copy?.part ?? '',
    numero_exemplar: copy?.copy_number ?? '',
  };
}

export function present(row: InventoryRow) {
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

function presentMarked(row: Awaited<ReturnType<typeof findMarked>>[number]) {
  return {
    cod_exemplar: row.id,
    codigo_barras: row.barcode ?? '',
    titulo: row.title,
    ...presentParts(row),
    numero_chamada: row.call_number,
    situacao: stateNames[row.state],
    nota: row.note,
    nome: row.name,
    em: row.changed_at.toISOString(),
  };
}
