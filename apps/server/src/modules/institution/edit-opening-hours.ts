import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import type { Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { changePart, readPart, type EditDeps } from './change-document.ts';
import { refuseField } from './field-fault.ts';
import {
  readHours,
  writeHours,
  writeServicePoints,
  writeWeek,
} from './opening-hours-repository.ts';

const part = { area: 'opening-hours', read: readHours };

export function getOpeningHours(db: Db): UseCase<typeof endpoints.getOpeningHours> {
  return async () => ({ status: 200, body: await readPart(db, part) });
}

export function changeOpeningHours(deps: EditDeps): UseCase<typeof endpoints.changeOpeningHours> {
  return async ({ body }, { person: { loginId }, language }) =>
    changePart(deps, part, {
      seen: body.versao,
      loginId,
      write: (trx) => writeLibraries(trx, body.bibliotecas, language),
    });
}

type LibraryHours = Parameters<
  UseCase<typeof endpoints.changeOpeningHours>
>[0]['body']['bibliotecas'][number];

/** Writes what is sent of each library, unless one is not there. */
async function writeLibraries(
  trx: Db,
  sent: readonly LibraryHours[],
  language: Language,
): Promise<Refusal | null> {
  const { bibliotecas } = await readHours(trx);
  const known = new Set(bibliotecas.map((one) => one.cod_biblioteca));
  const at = sent.findIndex((one) => !known.has(one.cod_biblioteca));
  const unknown = sent[at];
  if (unknown) {
    const field = `bibliotecas.${at}.cod_biblioteca`;
    return refuseField({ field, fault: 'library', value: unknown.cod_biblioteca }, language);
  }
  for (const library of sent) {
    await writeHours(trx, library);
    await writeServicePoints(trx, library);
    await writeWeek(trx, library);
  }
  return null;
}
