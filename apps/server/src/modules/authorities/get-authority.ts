import type { endpoints, HeadingRelation, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readEntries } from './entries.ts';
import { readFiledTitles } from './filed-titles.ts';
import { readDecades } from './decades.ts';
import { anyHeading } from './heading-conditions.ts';
import { identitiesOfHeading } from './identities.ts';
import { relationCodes } from './relation.ts';
import { readHeadings } from './repository.ts';
import { readSubdivisions } from './subdivisions.ts';
import { readNamedBy, readRecords } from './record-repository.ts';

type Authority = Success<typeof endpoints.getAuthority>;
type SeeAlso = Authority['ver_tambem'];

/** Gets all that is known under one heading. */
export function getAuthority(db: Db): UseCase<typeof endpoints.getAuthority> {
  return async ({ params: { id } }, { language }) => {
    const headings = await readHeadings(db, [id], anyHeading);
    const [entry] = await readEntries(db, headings, anyHeading);
    if (!entry) return refuse(404, 'AutoridadeNaoEncontrada', { id });
    const [records, identificadores, obras_por_decada, namedBy, titulos, subdivided] =
      await Promise.all([
        readRecords(db, id),
        identitiesOfHeading(db, id),
        entry.total_autor > 0 ? readDecades(db, id) : [],
        readNamedBy(db, id),
        readFiledTitles(db, id, entry, language),
        readSubdivisions(db, id),
      ]);
    const body = {
      ...entry,
      ver_tambem: joined(entry.ver_tambem, namedBy.map(seeAlso)),
      tem_registro: records.length > 0,
      notas: distinct(records.flatMap(({ data }) => data.notes)),
      fontes: distinct(records.flatMap(({ data }) => data.sources)),
      esquemas: distinct(records.map(({ data }) => data.scheme)),
      identificadores,
      obras_por_decada,
      titulos,
      ...subdivided,
      rota: `/autoridade/${id}`,
    };
    return { status: 200, body };
  };
}

type NamedBy = Awaited<ReturnType<typeof readNamedBy>>[number];

/** For each relation of a heading to this one, the relation of this one to it. */
const converse: Readonly<Record<HeadingRelation, HeadingRelation>> = {
  anterior: 'posterior',
  posterior: 'anterior',
  mais_geral: 'mais_especifico',
  mais_especifico: 'mais_geral',
  relacionado: 'relacionado',
};

function seeAlso({ id, text, relation }: NamedBy): SeeAlso[number] {
  return { relacao: converse[relationCodes[relation]], nome: text, cod_autoridade: id };
}

/** Joins relations; one that both records state counts once. */
function joined(own: SeeAlso, others: SeeAlso): SeeAlso {
  const named = new Set(own.map(({ relacao, nome }) => `${relacao} ${nome}`));
  return [...own, ...others.filter(({ relacao, nome }) => !named.has(`${relacao} ${nome}`))];
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter(Boolean);
}
