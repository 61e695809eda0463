import type { endpoints, EndpointRequest } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { titleExists } from '../catalogue/index.ts';
import { isOwnLibrary } from '../patrons/index.ts';
import { designationOf } from './designation.ts';
import type { KardexDeps } from './list-issues.ts';
import { storedPartKind } from './present-issue.ts';
import { presentStaffIssue } from './present-staff-issue.ts';
import { issueUpdate, writtenBy } from './issue-update.ts';
import { findLocked } from './set-issue-state.ts';
import { lockPart } from './staff-issue-repository.ts';

type Body = EndpointRequest<typeof endpoints.addIssue>['body'];

/** In the part of its kind that the library has of the serial; one is made where it has none. */
export function addIssue({ db, clock }: KardexDeps): UseCase<typeof endpoints.addIssue> {
  return async ({ body }, { person: { loginId }, language }) =>
    db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      if (!(await isOwnLibrary(sight, body.cod_biblioteca))) return refuse(404, 'NaoEncontrado');
      const { cod_acervo: id } = body;
      if (!(await titleExists(trx, id))) return refuse(404, 'AcervoNaoEncontrado', { id });
      const partId = await findOrMakePart(trx, body);
      await lockPart(sight, partId);
      const { volume, number, designation } = designationOf(body);
      const known = await trx
        .selectFrom('serial_issue')
        .select('sequence')
        .where('part_id', '=', partId)
        .where('year', '=', body.ano)
        .where('designation', '=', designation)
        .executeTakeFirst();
      if (known) return refuse(409, 'FasciculoRepetido', { designacao: designation });
      const said = issueUpdate(body, clock);
      const issue = {
        part_id: partId,
        year: body.ano,
        last_year: body.ano,
        month: body.mes,
        day: null,
        designation,
        volume,
        number,
        ...said,
      };
      const { id: staffIssueId } = await trx
        .insertInto('staff_issue')
        .values({ ...issue, record_says: null, ...writtenBy({ loginId, clock }) })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { sequence } = await trx
        .insertInto('serial_issue')
        .values({ ...issue, sequence: nextIn(partId), staff_issue_id: staffIssueId })
        .returning('sequence')
        .executeTakeFirstOrThrow();
      const added = await findLocked(sight, { partId, sequence, section: 0 });
      return { status: 200, body: presentStaffIssue(added) };
    });
}

const nextIn = (partId: number) => sql<number>`(
  select coalesce(max(sequence), 0) + 1 from serial_issue where part_id = ${partId})`;

/** Those of records come first; who makes one waits for whoever makes another of the same serial. */
async function findOrMakePart(trx: Db, { cod_acervo, cod_biblioteca, tipo }: Body) {
  const kind = storedPartKind(tipo);
  await trx.selectFrom('title').select('id').where('id', '=', cod_acervo).forUpdate().execute();
  const part = await trx
    .selectFrom('serial_part')
    .select('id')
    .where('title_id', '=', cod_acervo)
    .where('library_id', '=', cod_biblioteca)
    .where('kind', '=', kind)
    .orderBy(sql`record_id is null`)
    .orderBy('id')
    .executeTakeFirst();
  if (part) return part.id;
  const { id } = await trx
    .insertInto('serial_part')
    .values({
      title_id: cod_acervo,
      library_id: cod_biblioteca,
      record_id: null,
      holdings_record_id: null,
      source_key: `${cod_biblioteca}/${kind}`,
      kind,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
