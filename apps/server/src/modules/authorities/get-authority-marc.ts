import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { Field } from '@estante/marc';
import type { UseCase } from '../../endpoint/use-case.ts';
import { presentMarcField } from '../catalogue/index.ts';
import { refuse } from '../../endpoint/refusal.ts';
import { anyHeading } from './heading-conditions.ts';
import { readHeadings } from './repository.ts';
import { readRecords } from './record-repository.ts';

/** Gets the records of a heading as they came, field by field. */
export function getAuthorityMarc(db: Db): UseCase<typeof endpoints.getAuthorityMarc> {
  return async ({ params: { id } }) => {
    const [heading] = await readHeadings(db, [id], anyHeading);
    if (!heading) return refuse(404, 'AutoridadeNaoEncontrada', { id });
    const records = await readRecords(db, id);
    const registros = records.map(({ source, number, marc }) => ({
      fonte: source,
      numero: number,
      lider: marc.leader,
      campos: marc.fields.filter(isPublic).map(presentMarcField),
    }));
    return { status: 200, body: { nome: heading.text, registros } };
  };
}

/** Notes that cataloguers keep among themselves (MARC 21 Authority, 667), and links, as of titles. */
function isPublic({ tag }: Field): boolean {
  return tag !== '667' && tag !== '856';
}
