import type { endpoints, Language, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { findInstitutions, stateOf } from '../network/index.ts';
import { presentWritten } from './present-fault.ts';
import {
  findHarvests,
  findSettings,
  type HarvestRow,
  type InstitutionSettings,
} from './staff-repository.ts';

const scheduleCodes = { daily: 'diaria', weekly: 'semanal' } as const;
const kinds = { changes: 'mudancas', whole: 'completa' } as const;

type Network = Omit<Success<typeof endpoints.getNetwork>, 'versao'>;

/** Reads the institutions of the network with what staff have set, and how harvests of each went. */
export async function readInstitutions(db: Db, language: Language): Promise<Network> {
  const [rows, totals, harvests] = await Promise.all([
    findSettings(db),
    findInstitutions(db),
    findHarvests(db),
  ]);
  const t = translatorFor(language);
  const stateOfRow = (row: (typeof rows)[number]) => {
    const total = totals.find(({ id }) => id === row.id);
    return {
      situacao: total ? stateOf(total) : ('nova' as const),
      titulos: total?.titles ?? 0,
      proxima: row.next_at.toISOString(),
      erro: presentWritten(row.last_error, t),
      coletas: (harvests.get(row.id) ?? []).map((harvest) => presentHarvest(harvest, language)),
    };
  };
  return { instituicoes: rows.map((row) => ({ ...settingsOf(row), estado: stateOfRow(row) })) };
}

function settingsOf(row: InstitutionSettings & { readonly id: number }) {
  return {
    cod_instituicao: row.id,
    nome: row.name,
    endereco: row.base_url,
    prefixo: row.metadata_prefix,
    conjunto: row.set_spec,
    logotipo: row.logo_url,
    link_acervo: row.title_url,
    link_reserva: row.hold_url,
    frequencia: scheduleCodes[row.schedule],
    pausada: row.is_paused,
  };
}

function presentHarvest(row: HarvestRow, language: Language) {
  return {
    em: row.ended_at.toISOString(),
    tipo: kinds[row.kind],
    registros: row.records,
    removidos: row.removed,
    erro: presentWritten(row.error, translatorFor(language)),
  };
}

/** Reads all that staff have set of each institution, by its number, without how harvests went. */
export async function traceInstitutions(db: Db): Promise<object> {
  const rows = await findSettings(db);
  return Object.fromEntries(rows.map((row) => [String(row.id), settingsOf(row)]));
}
