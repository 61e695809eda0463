import type { endpoints, NameList } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { changePart, readPart, type EditDeps } from './change-document.ts';
import { refuseField } from './field-fault.ts';
import { findNames, writeName } from './name-repository.ts';

const part = { area: 'names', read: readNames };

export function getNames(db: Db): UseCase<typeof endpoints.getNames> {
  return async () => ({ status: 200, body: await readPart(db, part) });
}

/** Changes names. An entry that has gone meanwhile is refused: its name was meant for something. */
export function changeNames(deps: EditDeps): UseCase<typeof endpoints.changeNames> {
  return async ({ body: { versao: seen, nomes } }, { person: { loginId }, language }) =>
    changePart(deps, part, {
      seen,
      loginId,
      write: async (trx) => {
        const known = new Set((await findNames(trx)).map(keyOf));
        const at = nomes.findIndex((one) => !known.has(keyOf(one)));
        const unknown = nomes[at];
        if (unknown) {
          const field = `nomes.${at}.codigo`;
          return refuseField({ field, fault: 'named', value: unknown.codigo }, language);
        }
        for (const { lista, codigo, nome } of nomes) await writeName(trx, lista, codigo, nome);
        return null;
      },
    });
}

const keyOf = ({ lista, codigo }: { readonly lista: NameList; readonly codigo: number }) =>
  `${lista}.${codigo}`;

async function readNames(db: Db) {
  return { nomes: await findNames(db) };
}
