import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import type { z } from 'zod';
import type { UseCase } from '../../endpoint/use-case.ts';
import { changePart, readPart, refuseField, type EditDeps } from '../institution/index.ts';
import { readInstitutions, traceInstitutions } from './network-institutions.ts';
import {
  addInstitution,
  changeInstitution,
  findSettings,
  removeInstitutions,
  type InstitutionSettings,
} from './staff-repository.ts';

type InstitutionBody = z.output<(typeof endpoints.changeNetwork)['body']>['instituicoes'][number];

const schedules = { diaria: 'daily', semanal: 'weekly' } as const;

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

/** Finds an institution at fault: one that is not there, or that is there twice. */
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
