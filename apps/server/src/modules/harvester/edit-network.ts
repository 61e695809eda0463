import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import type { z } from 'zod';
import type { UseCase } from '../../endpoint/use-case.ts';
import { changePart, readPart, refuseField, type EditDeps } from '../institution/index.ts';
import { findInstitutions, stateOf } from '../network/index.ts';
import { presentWritten } from './present-fault.ts';
import {
  addInstitution,
  changeInstitution,
  findHarvests,
  findSettings,
  removeInstitutions,
  type HarvestRow,
  type InstitutionSettings,
} from './staff-repository.ts';

type InstitutionBody = z.output<(typeof endpoints.changeNetwork)['body']>['instituicoes'][number];

const schedules = { diaria: 'daily', semanal: 'weekly' } as const;
const scheduleCodes = { daily: 'diaria', weekly: 'semanal' } as const;
const kinds = { changes: 'mudancas', whole: 'completa' } as const;

function partIn(language: Language) {
  return {
    area: 'network',
    read: (db: Db) => readInstitutions(db, language),
    trace: traceInstitutions,
  };
}

export function getNetwork(db: Db): UseCase<typeof endpoints.getNetwork> {
  return async (_request, { language }) => ({
    status: 200,
    body: await readPart(db, partIn(language)),
  });
}

export function changeNetwork(deps: EditDeps): UseCase<typeof endpoints.changeNetwork> {
  return async ({ body }, { person: { loginId }, language }) =>
    changePart(deps, partIn(language), {
      seen: body.versao,
      loginId,
      write: async (trx) => {
        const known = (await findSettings(trx)).map(({ id }) => id);
        const wrong = wrongOf(body.instituicoes, known);
        if (wrong) return refuseField(wrong, language);
        const kept = body.instituicoes.map((one) => one.cod_instituicao);
        await removeInstitutions(
          trx,
          known.filter((id) => !kept.includes(id)),
        );
        const now = new Date(deps.clock.now().epochMilliseconds);
        for (const one of body.instituicoes) await write(trx, one, now);
        return null;
      },
    });
}

/** One that is not there, or that is there twice. */
function wrongOf(sent: readonly InstitutionBody[], known: readonly number[]) {
  const seen = new Set<string>();
  for (const [at, one] of sent.entries()) {
    const { cod_instituicao: id } = one;
    const field = `instituicoes.${at}`;
    const source = [one.endereco, one.prefixo, one.conjunto].join('\n');
    if (id !== null && !known.includes(id))
      return { field: `${field}.cod_instituicao`, fault: 'named', value: id } as const;
    if (seen.has(source) || (id !== null && seen.has(String(id))))
      return { field: `${field}.endereco`, fault: 'twice', value: one.endereco } as const;
    seen.add(source);
    if (id !== null) seen.add(String(id));
  }
  return null;
}

async function write(trx: Db, sent: InstitutionBody, now: Date): Promise<void> {
  const settings: InstitutionSettings = {
    name: sent.nome,
    base_url: sent.endereco,
    metadata_prefix: sent.prefixo,
    set_spec: sent.conjunto,
    logo_url: sent.logotipo,
    title_url: sent.link_acervo,
    hold_url: sent.link_reserva,
    schedule: schedules[sent.frequencia],
    is_paused: sent.pausada,
  };
  if (sent.cod_instituicao === null) await addInstitution(trx, settings, now);
  else await changeInstitution(trx, sent.cod_instituicao, settings, now);
}

async function readInstitutions(db: Db, language: Language) {
  const [rows, totals, harvests] = await Promise.all([
    findSettings(db),
    findInstitutions(db),
    findHarvests(db),
  ]);
  const t = translatorFor(language);
  const instituicoes = rows.map((row) => {
    const total = totals.find(({ id }) => id === row.id);
    return {
      ...settingsOf(row),
      estado: {
        situacao: total ? stateOf(total) : ('nova' as const),
        titulos: total?.titles ?? 0,
        proxima: row.next_at.toISOString(),
        erro: presentWritten(row.last_error, t),
        coletas: (harvests.get(row.id) ?? []).map((harvest) => presentHarvest(harvest, language)),
      },
    };
  });
  return { instituicoes };
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
async function traceInstitutions(db: Db): Promise<object> {
  const rows = await findSettings(db);
  return Object.fromEntries(rows.map((row) => [String(row.id), settingsOf(row)]));
}
