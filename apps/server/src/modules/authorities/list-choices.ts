import type { endpoints, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findHeadings } from './find-headings.ts';
import { anyHeading } from './heading-conditions.ts';
import { typeCodes } from './heading-type.ts';
import { readHeadings, type HeadingRow } from './repository.ts';
import { readTotals } from './totals.ts';
import { readWords } from './words.ts';

/** Most choices: as many as a list under a box shows. */
const choices = 20;

type Choice = Success<typeof endpoints.listAuthorityChoices>[number];

/** Headings to choose from for a text, or those chosen by their numbers. */
export function listAuthorityChoices(db: Db): UseCase<typeof endpoints.listAuthorityChoices> {
  return async ({ query: { autoridades } }) => {
    const body =
      'codes' in autoridades
        ? await present(db, await readHeadings(db, autoridades.codes, anyHeading))
        : await findChoices(db, autoridades.text);
    return { status: 200, body };
  };
}

async function findChoices(db: Db, text: string): Promise<Choice[]> {
  const words = readWords(text);
  if (words === null || words.all === '') return [];
  const span = { offset: 0, limit: choices };
  return present(db, await findHeadings(db, { words, type: null }, span));
}

async function present(db: Db, headings: readonly HeadingRow[]): Promise<Choice[]> {
  const totals = await readTotals(
    db,
    headings.map(({ id }) => id),
  );
  return headings.map(({ id, type, text }) => ({
    cod_autoridade: id,
    tipo: typeCodes[type],
    nome: text,
    total: totals.get(id)?.total ?? 0,
  }));
}
