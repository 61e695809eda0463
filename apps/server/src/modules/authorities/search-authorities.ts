import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readEntries } from './entries.ts';
import { findHeadings } from './find-headings.ts';
import { typeOf } from './heading-type.ts';
import { countHeadings } from './repository.ts';
import { readWords } from './words.ts';

/** Most headings that are counted or paged. */
const longest = 1_000;

/** Authorities and headings by their words. */
export function searchAuthorities(db: Db): UseCase<typeof endpoints.searchAuthorities> {
  return async ({ query: { q, tipo, pagina, quantidade } }) => {
    const words = readWords(q);
    const sought = words && { words, type: tipo ? typeOf(tipo) : null };
    const found = sought ? await countHeadings(db, sought, longest + 1) : 0;
    const total = Math.min(found, longest);
    const offset = (pagina - 1) * quantidade;
    const limit = Math.min(quantidade, total - offset);
    const headings = sought && limit > 0 ? await findHeadings(db, sought, { offset, limit }) : [];
    const autoridades = sought ? await readEntries(db, headings, sought) : [];
    return {
      status: 200,
      body: { total, ha_mais: found > total, pagina, quantidade, autoridades },
    };
  };
}
