import type { endpoints, EndpointRequest } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findHeld, findTitleHead } from '../catalogue/index.ts';
import { isOwnLibrary } from '../staff-access/index.ts';
import { designationOf } from './designation.ts';
import type { SerialIssueDeps } from './list-issues.ts';
import { storedPartKind } from './present-issue.ts';
import { presentStaffIssue } from './present-staff-issue.ts';
import { issueUpdate, writtenBy } from './issue-update.ts';
import { readLockedIssue } from './set-issue-state.ts';
import { lockPart } from './staff-issue-repository.ts';

type Body = EndpointRequest<typeof endpoints.addIssue>['body'];

/** Adds the issue to the part of its kind that the library has of the serial; makes the part where there is none. */
export function addIssue({ db, clock }: SerialIssueDeps): UseCase<typeof endpoints.addIssue> {
  return async ({ body }, { person: { loginId }, language }) =>
    db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      if (!(await isOwnLibrary(sight, body.cod_biblioteca))) return refuse(404, 'NaoEncontrado');
      const refused = await refuseNoSerial(trx, body.cod_acervo);
      if (refused) return refused;
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
      const update = issueUpdate(body, null, clock.today().toString());
      const issue = {
        part_id: partId,
        year: body.ano,
        last_year: body.ano,
        month: body.mes,
        day: null,
        designation,
        volume,
        number,
        ...update,
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
      const added = await readLockedIssue(sight, { partId, sequence, section: 0 });
      return { status: 200, body: presentStaffIssue(added) };
    });
}

/** Refuses a title that is no serial, unless a record tells of issues of it. */
async function refuseNoSerial(trx: Db, id: number): Promise<Refusal | null> {
  const title = await findTitleHead(trx, id);
  if (!title) return refuse(404, 'AcervoNaoEncontrado', { id });
  if (title.work_type === 'serial' || (await findHeld(trx, id)).hasIssues) return null;
  return refuse(422, 'AcervoNaoPeriodico');
}

const nextIn = (partId: number) => sql<number>`(
  select coalesce(max(sequence), 0) + 1 from serial_issue where part_id = ${partId})`;

/** Finds or makes the part, those of records first; locks the title, so that two callers make one part. */
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
