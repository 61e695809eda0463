import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../../endpoint/use-case.ts';
import {
  changePart,
  readPart,
  refuseField,
  type EditDeps,
  type FieldFault,
} from '../../institution/index.ts';
import {
  findCategories,
  findLibraryIds,
  findLoanTypeIds,
  findLoanTypes,
  findRules,
  writeRules,
  type WireRule,
} from './repository.ts';

const partIn = (language: Language) => ({
  area: 'loan-rules',
  read: async (db: Db) => ({
    regras: await findRules(db),
    categorias: (await findCategories(db, language)).map(
      ({ leitores: _patrons, ...category }) => category,
    ),
    tipos_emprestimo: await findLoanTypes(db, language),
  }),
  trace: async (db: Db) => ({ regras: await findRules(db) }),
});

export function getLoanRules(db: Db): UseCase<typeof endpoints.getLoanRules> {
  return async (_request, { language }) => ({
    status: 200,
    body: await readPart(db, partIn(language)),
  });
}

export function changeLoanRules(deps: EditDeps): UseCase<typeof endpoints.changeLoanRules> {
  return async ({ body: { versao: seen, regras } }, { person: { loginId }, language }) =>
    changePart(deps, partIn(language), {
      seen,
      loginId,
      write: async (trx) => {
        const fault = await findFault(trx, regras);
        if (fault) return refuseField(fault, language);
        await writeRules(trx, regras);
        return null;
      },
    });
}

/** Finds a rule about something that is not there. */
async function findFault(db: Db, rules: readonly WireRule[]): Promise<FieldFault | null> {
  const known = {
    cod_biblioteca: new Set(await findLibraryIds(db)),
    cod_categoria: new Set((await findCategories(db)).map(({ codigo }) => codigo)),
    cod_tipo_emprestimo: new Set(await findLoanTypeIds(db)),
  };
  for (const [at, rule] of rules.entries()) {
    for (const [name, fault] of faults) {
      const value = rule[name];
      if (value !== null && !known[name].has(value)) {
        return { field: `regras.${at}.${name}`, fault, value };
      }
    }
  }
  return null;
}

const faults = [
  ['cod_biblioteca', 'library'],
  ['cod_categoria', 'category'],
  ['cod_tipo_emprestimo', 'loanType'],
] as const;
