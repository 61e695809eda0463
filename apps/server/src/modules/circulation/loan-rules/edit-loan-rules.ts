import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../../http/register-endpoint.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { changePart, readPart, refuseField, type EditDeps } from '../../institution/index.ts';
import {
  findCategories,
  findLibraryIds,
  findLoanTypes,
  findRules,
  writeRules,
  type WireRule,
} from './repository.ts';

const part = {
  area: 'loan-rules',
  read: async (db: Db) => ({
    regras: await findRules(db),
    categorias: (await findCategories(db)).map(({ leitores: _patrons, ...category }) => category),
    tipos_emprestimo: await findLoanTypes(db),
  }),
  trace: async (db: Db) => ({ regras: await findRules(db) }),
};

export function getLoanRules(db: Db): UseCase<typeof endpoints.getLoanRules> {
  return async () => ({ status: 200, body: await readPart(db, part) });
}

export function changeLoanRules(deps: EditDeps): UseCase<typeof endpoints.changeLoanRules> {
  return async ({ body: { versao: seen, regras } }, { person: { loginId } }) =>
    changePart(deps, part, {
      seen,
      loginId,
      write: async (trx) => {
        const refusal = await refuseUnknown(trx, regras);
        if (refusal) return refusal;
        await writeRules(trx, regras);
        return null;
      },
    });
}

/** A rule about something that is not there. */
async function refuseUnknown(db: Db, rules: readonly WireRule[]): Promise<Refusal | null> {
  const libraries = new Set(await findLibraryIds(db));
  const categories = new Set((await findCategories(db)).map(({ codigo }) => codigo));
  const types = new Set((await findLoanTypes(db)).map((one) => one.cod_tipo_emprestimo));
  const isKnown = (id: number | null, known: ReadonlySet<number>) => id === null || known.has(id);
  const at = rules.findIndex(
    (rule) =>
      !isKnown(rule.cod_biblioteca, libraries) ||
      !isKnown(rule.cod_categoria, categories) ||
      !isKnown(rule.cod_tipo_emprestimo, types),
  );
  return at === -1 ? null : refuseField(`regras.${at}`);
}
