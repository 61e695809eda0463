import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../../endpoint/use-case.ts';
import {
  changePart,
  findUnknown,
  readPart,
  refuseField,
  type EditDeps,
  type FieldFault,
} from '../../institution/index.ts';
import { findCategories, writeCategories, type WireCategory } from './repository.ts';

const part = {
  area: 'patron-categories',
  read: async (db: Db) => ({ categorias: await findCategories(db) }),
};

export function getPatronCategories(db: Db): UseCase<typeof endpoints.getPatronCategories> {
  return async () => ({ status: 200, body: await readPart(db, part) });
}

/** Changes the patron categories. One that somebody belongs to cannot go. */
export function changePatronCategories(
  deps: EditDeps,
): UseCase<typeof endpoints.changePatronCategories> {
  return async ({ body: { versao: seen, categorias } }, { person: { loginId }, language }) =>
    changePart(deps, part, {
      seen,
      loginId,
      write: async (trx) => {
        const fault = findFault(await findCategories(trx), categorias);
        if (fault) return refuseField(fault, language);
        await writeCategories(trx, categorias);
        return null;
      },
    });
}

interface KnownCategory {
  readonly codigo: number;
  readonly sigla: string;
  readonly leitores: number;
}

function findFault(
  there: readonly KnownCategory[],
  sent: readonly WireCategory[],
): FieldFault | null {
  const known = new Set(there.map(({ codigo }) => codigo));
  const wrong = findUnknown(sent, ({ codigo }) => codigo, known);
  if (wrong) {
    const fault = wrong.isTwice ? 'twice' : 'category';
    return { field: `categorias.${wrong.at}.codigo`, fault, value: wrong.key };
  }
  const codes = sent.map(({ sigla }) => sigla.toUpperCase());
  const again = codes.findIndex((code, at) => codes.indexOf(code) < at);
  if (again !== -1) {
    const value = sent[again]?.sigla ?? '';
    return { field: `categorias.${again}.sigla`, fault: 'twice', value };
  }
  const kept = new Set(sent.map(({ codigo }) => codigo));
  const lost = there.find(({ codigo, leitores }) => leitores > 0 && !kept.has(codigo));
  return lost ? { field: 'categorias', fault: 'categoryInUse', value: lost.sigla } : null;
}
