import { listPageSize, type endpoints, type NetworkList } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { countUses } from './count-uses.ts';
import { findEntries, findOptions } from './entry-repository.ts';
import { findFormerCodes } from './former-codes.ts';
import { nameOf } from './name-of.ts';
import { versionOf } from './version-of.ts';

export function listNetworkEntries(db: Db): UseCase<typeof endpoints.listNetworkEntries> {
  return async ({ params: { lista }, query: { texto: text, pagina: page } }) => {
    const found = await findEntries(db, lista, { text, page, size: listPageSize });
    return {
      status: 200,
      body: {
        total: found.total,
        pagina: page,
        quantidade: listPageSize,
        entradas: await present(db, lista, found.entries),
        opcoes: (await findOptions(db, lista, found.entries)).map(({ field, code, name }) => ({
          campo: field,
          sigla: code,
          nome: name,
        })),
      },
    };
  };
}

type Entries = Awaited<ReturnType<typeof findEntries>>['entries'];

async function present(db: Db, list: NetworkList, entries: Entries) {
  const ids = entries.map(({ id }) => id);
  const [uses, codes] = await Promise.all([
    countUses(db, list, ids),
    findFormerCodes(db, list, ids),
  ]);
  return entries.map(({ id, values }) => ({
    codigo: id,
    nome: nameOf(list, values),
    valores: { ...values },
    versao: versionOf(values),
    outras_siglas: [...(codes.get(id) ?? [])],
    usos: (uses.get(id) ?? []).map(({ use, count }) => ({ tipo: use, quantos: count })),
  }));
}
