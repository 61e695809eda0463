import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../../http/register-endpoint.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { changePart, readPart, refuseField, type EditDeps } from '../../institution/index.ts';
import { findCategories, writeCategories, type WireCategory } from './repository.ts';

const part = {
  area: 'patron-categories',
  read: async (db: Db) => ({ categorias: await findCategories(db) }),
};

export function getPatronCategories(db: Db): UseCase<typeof endpoints.getPatronCategories> {
  return async () => ({ status: 200, body: await readPart(db, part) });
}

/** One that somebody belongs to cannot go. */
export function changePatronCategories(
  deps: EditDeps,
): UseCase<typeof endpoints.changePatronCategories> {
  return async ({ body: { versao: seen, categorias } }, { person: { loginId } }) =>
    changePart(deps, part, {
      seen,
      loginId,
      write: async (trx) => {
        const refusal = refuseCategories(await findCategories(trx), categorias);
        if (refusal) return refusal;
        await writeCategories(trx, categorias);
        return null;
      },
    });
}

function refuseCategories(
  there: readonly { readonly codigo: number; readonly leitores: number }[],
  sent: readonly WireCategory[],
): Refusal | null {
  const kept = sent.flatMap(({ codigo }) => (codigo === null ? [] : [codigo]));
  const known = new Set(there.map(({ codigo }) => codigo));
  const isOnce = (values: readonly unknown[]) => new Set(values).size === values.length;
  const isLost = there.some(({ codigo, leitores }) => leitores > 0 && !kept.includes(codigo));
  const isWhole = kept.every((id) => known.has(id)) && isOnce(kept);
  const isClear = isOnce(sent.map(({ sigla }) => sigla.toUpperCase()));
  return isWhole && isClear && !isLost ? null : refuseField('categorias');
}
