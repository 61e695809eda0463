import type { AttachmentType, Language } from '@estante/contract';
import type { Database, Db, RequestKind, RequestState } from '@estante/database';
import { sql, type Selectable } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import { debts } from '../circulation/index.ts';
import { isListed, isSeenBy, type Sight, type StaffListFilter } from '../staff-access/index.ts';

export interface AttachmentRow {
  readonly codigo: number;
  readonly nome: string;
  readonly tipo_conteudo: AttachmentType;
  readonly tamanho: number;
}

export interface TitleRow {
  readonly cod_acervo: number;
  readonly titulo: string;
}

const attachments = sql<AttachmentRow[]>`coalesce((
  select json_agg(json_build_object('codigo', a.id, 'nome', a.name, 'tipo_conteudo', a.type,
    'tamanho', octet_length(a.content)) order by a.id)
  from request_attachment a where a.request_id = r.id), '[]')`;

const titles = sql<TitleRow[]>`coalesce((
  select json_agg(json_build_object('cod_acervo', t.id, 'titulo', t.description ->> 'title')
    order by e.place)
  from request_title e join title t on t.id = e.title_id where e.request_id = r.id), '[]')`;

export interface RequestRow extends Selectable<Database['request']> {
  readonly library: string;
  readonly person: string;
  /** Name of the member of staff who last handled it. */
  readonly handler: string | null;
  /** Centavos paid of the cost that its reader accepted. */
  readonly cost_paid: number;
  readonly attachments: AttachmentRow[];
  readonly titles: TitleRow[];
}

/** Requests with the names of what they are about; who may see them is for the caller to say. */
function requestRows(db: Db, language: Language) {
  return db
    .selectFrom('request as r')
    .innerJoin('library as b', 'b.id', 'r.library_id')
    .innerJoin('person as p', 'p.id', 'r.person_id')
    .leftJoin('login as hl', 'hl.id', 'r.handled_by')
    .leftJoin('person as hp', 'hp.id', 'hl.person_id')
    .selectAll('r')
    .select([nameIn('b', language).as('library'), 'p.name as person', 'hp.name as handler'])
    .select([attachments.as('attachments'), titles.as('titles')])
    .select(debts.paidOf('r.debt_id').as('cost_paid'));
}

/** One request of a person's own. */
export function findOwnRequest(
  db: Db,
  { personId, id }: { readonly personId: number; readonly id: number },
  language: Language,
): Promise<RequestRow | undefined> {
  return requestRows(db, language)
    .where('r.id', '=', id)
    .where('r.person_id', '=', personId)
    .executeTakeFirst();
}

export interface OwnFilter {
  readonly personId: number;
  readonly kind: RequestKind;
  readonly state: RequestState | null;
}

/** Requests of one person and kind, the newest first. */
export function findOwnRequests(
  db: Db,
  { personId, kind, state }: OwnFilter,
  language: Language,
): Promise<RequestRow[]> {
  return requestRows(db, language)
    .where('r.person_id', '=', personId)
    .where('r.kind', '=', kind)
    .$if(state !== null, (q) => q.where('r.state', '=', state ?? 'waiting'))
    .orderBy('r.sent_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(500)
    .execute();
}

/** Requests of one person and these kinds whose cost is proposed, the longest proposed first. */
export function findProposedCosts(
  db: Db,
  personId: number,
  kinds: readonly RequestKind[],
  language: Language,
): Promise<RequestRow[]> {
  return requestRows(db, language)
    .where('r.person_id', '=', personId)
    .where('r.state', '=', 'cost-proposed')
    .where(sql<boolean>`r.kind = any(${kinds}::text[])`)
    .orderBy('r.handled_at')
    .orderBy('r.id')
    .execute();
}

interface HandledFilter extends StaffListFilter {
  readonly state?: RequestState | undefined;
  readonly kind?: RequestKind | undefined;
}

const listed = {
  library: 'r.library_id',
  sentAt: 'r.sent_at',
  words: sql<string>`concat_ws(' ', p.name, r.id::text, r.note,
    (select string_agg(said.value, ' ') from jsonb_each_text(r.details) as said))`,
};

/** Every request that this login may see, narrowed. */
function found({ db, loginId }: Sight, { kind, ...filter }: HandledFilter) {
  return db
    .selectFrom('request as r')
    .innerJoin('person as p', 'p.id', 'r.person_id')
    .where(isSeenBy(loginId, 'r.library_id'))
    .where(isListed(filter, listed))
    .$if(kind !== undefined, (q) => q.where('r.kind', '=', kind ?? 'survey'));
}

/** A page of the queue: what is open first, by its day; then what is over, the newest first. */
export function findHandled(
  sight: Sight,
  filter: HandledFilter,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<RequestRow[]> {
  const { state } = filter;
  const isOver = sql`r.state in ('finished', 'not-finished')`;
  return requestRows(sight.db, sight.language)
    .where('r.id', 'in', found(sight, filter).select('r.id'))
    .$if(state !== undefined, (q) => q.where('r.state', '=', state ?? 'waiting'))
    .orderBy(isOver)
    .orderBy(sql`case when ${isOver} then null else r.due_on end`, (by) => by.asc().nullsLast())
    .orderBy('r.sent_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

/** Counts the requests of the list in each state, whatever state is asked for. */
export async function countHandled(
  sight: Sight,
  filter: HandledFilter,
): Promise<ReadonlyMap<RequestState, number>> {
  const rows = await found(sight, filter)
    .select(['r.state', (eb) => eb.fn.countAll<string>().as('total')])
    .groupBy('r.state')
    .execute();
  return new Map(rows.map((row) => [row.state, Number(row.total)]));
}

export function findHandledOne(
  { db, loginId, language }: Sight,
  id: number,
): Promise<RequestRow | undefined> {
  return requestRows(db, language)
    .where('r.id', '=', id)
    .where(isSeenBy(loginId, 'r.library_id'))
    .executeTakeFirst();
}
