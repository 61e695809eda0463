import { shapeOf, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { sheets } from '../circulation/index.ts';
import { findAll } from './entry-repository.ts';

/** Exports a list, with columns as the import knows them, so that what is exported can come in again. */
export function exportNetworkList(db: Db): UseCase<typeof endpoints.exportNetworkList> {
  return async ({ params: { lista } }) => {
    const columns = shapeOf(lista).fields.map(({ name }) => name);
    const rows = (await findAll(db, lista)).map(({ values }) =>
      columns.map((column) => values[column] ?? ''),
    );
    return { status: 200, body: sheets.writeSheet(lista, [columns, ...rows]) };
  };
}
