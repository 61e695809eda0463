import {
  inventoryFindings,
  longestFindings,
  type endpoints,
  type InventoryFinding,
  type Success,
} from '@estante/contract';
import { stateNames } from '../copies/index.ts';
import type { Sight } from '../staff-access/index.ts';
import type { ScanFinding } from './compare-shelf.ts';
import { findCopies, type findMarked, type InventoryRow, type ShelvedCopy } from './repository.ts';
import { findCodes } from './scanned-copies.ts';

/** An inventory with what it finds. */
export type InventoryView = Success<typeof endpoints.getInventory>;
type FindingView = InventoryView['achados'][number];

const ofKind = (findings: readonly ScanFinding[], kind: InventoryFinding) =>
  findings.filter((one) => one.kind === kind);

/** Number of findings of each kind, of which the missing are counted apart. */
export function countEach(
  missing: number,
  scanned: readonly ScanFinding[],
): InventoryView['contagem'] {
  return inventoryFindings.map((tipo) => ({
    tipo,
    total: tipo === 'faltando' ? missing : ofKind(scanned, tipo).length,
  }));
}

/** The latest findings of each kind: the person who scans stands before these. */
export function latestOfEach(findings: readonly ScanFinding[]): readonly ScanFinding[] {
  const kept = new Set(
    inventoryFindings.flatMap((kind) => ofKind(findings, kind).slice(-longestFindings)),
  );
  return findings.filter((one) => kept.has(one));
}

/** Presents what scans have found, each with its copy where there is one. */
export async function presentScans(
  sight: Sight,
  findings: readonly ScanFinding[],
): Promise<FindingView[]> {
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

/** Presents a finding by its bar code, with the copy where there is one. */
export function presentFinding(
  tipo: InventoryFinding,
  barcode: string,
  copy: ShelvedCopy | null,
): FindingView {
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
): Pick<FindingView, 'volume' | 'tomo' | 'parte' | 'numero_exemplar'> {
  return {
    volume: copy?.volume ?? '',
    tomo: copy?.tome ?? '',
    parte: copy?.part ?? '',
    numero_exemplar: copy?.copy_number ?? '',
  };
}

/** Presents what an inventory looks through, and how far it has come. */
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

/** Presents a copy that was marked as lost. */
export function presentMarked(row: Awaited<ReturnType<typeof findMarked>>[number]) {
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
