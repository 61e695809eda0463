import { listNoteLength, listTitlesLimit as limite, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { findTitleNumbers } from '../catalogue/index.ts';
import { inOrder } from './in-order.ts';
import {
  appendTitles,
  deleteTitles,
  findListTitles,
  lockList,
  placeTitles,
  touchList,
  writeNote,
  type NewTitle,
  type OpenList,
} from './title-repository.ts';
import type { ListDeps } from './write-lists.ts';

interface ListContext extends OpenList {
  readonly at: Date;
  readonly personId: number;
}

/** Acts on a list of the asker, and on nobody else's. */
function inList<Answer>(
  { db, clock }: ListDeps,
  personId: number,
  listId: number,
  act: (list: ListContext) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockList({ db: trx, personId }, listId))) return refuse(404, 'NaoEncontrado');
    const at = atOf(clock);
    const answer = await act({ db: trx, listId, at, personId });
    await touchList({ db: trx, listId }, at);
    return answer;
  });
}

const atOf = (clock: Clock) => new Date(clock.now().epochMilliseconds);

/** Appends all titles that are new to the list, or none where they do not fit. */
async function append(list: ListContext, titles: readonly NewTitle[]) {
  const inside = new Set((await findListTitles(list)).map(({ titleId }) => titleId));
  const fresh = titles.filter(({ titleId }) => !inside.has(titleId));
  const total = inside.size + fresh.length;
  if (total > limite) return refuse(422, 'limite_lista_excedido', { limite, total: inside.size });
  await appendTitles(list, fresh, list.at);
  return { total, limite, adicionados: fresh.length };
}

export function addToNamedList(deps: ListDeps): UseCase<typeof endpoints.addToNamedList> {
  return ({ params: { id }, body }, { person: { personId } }) =>
    inList(deps, personId, id, async (list) => {
      const asked = [...new Set(body.acervos)];
      const there = await findTitleNumbers(list.db, asked);
      const titles = asked
        .filter((one) => there.has(one))
        .map((titleId) => ({ titleId, note: '' }));
      const added = await append(list, titles);
      if ('refusal' in added) return added;
      const nao_encontrados = asked.filter((one) => !there.has(one));
      return { status: 200 as const, body: { ...added, nao_encontrados } };
    });
}

export function removeFromNamedList(deps: ListDeps): UseCase<typeof endpoints.removeFromNamedList> {
  return ({ params: { id }, body }, { person: { personId } }) =>
    inList(deps, personId, id, async (list) => {
      const retirados = await deleteTitles(list, body.acervos);
      const total = (await findListTitles(list)).length;
      return { status: 200 as const, body: { total, limite, retirados } };
    });
}

export function orderNamedList(deps: ListDeps): UseCase<typeof endpoints.orderNamedList> {
  return ({ params: { id }, body }, { person: { personId } }) =>
    inList(deps, personId, id, async (list) => {
      const all = (await findListTitles(list)).map(({ titleId }) => titleId);
      const acervos = [...inOrder(all, body.acervos)];
      await placeTitles(list, acervos);
      return { status: 200 as const, body: { acervos } };
    });
}

export function noteInNamedList(deps: ListDeps): UseCase<typeof endpoints.noteInNamedList> {
  return ({ params: { id, acervo }, body: { nota } }, { person: { personId } }) =>
    inList(deps, personId, id, async (list) =>
      (await writeNote(list, acervo, nota))
        ? { status: 200 as const, body: { cod_acervo: acervo, nota } }
        : refuse(404, 'NaoEncontrado'),
    );
}

/** Moves titles between lists. Both are locked in the order of their numbers: a move the other way waits. */
export function moveToNamedList(deps: ListDeps): UseCase<typeof endpoints.moveToNamedList> {
  return ({ params: { id }, body: { acervos, para, copia } }, { person: { personId } }) =>
    deps.db.transaction().execute(async (trx) => {
      if (!(await lockBoth(trx, personId, id, para))) return refuse(404, 'NaoEncontrado');
      const at = atOf(deps.clock);
      const source = { db: trx, listId: id, at, personId };
      const target = { ...source, listId: para };
      const titles = (await findListTitles(source)).filter((one) => acervos.includes(one.titleId));
      const added = await append(target, titles);
      if ('refusal' in added) return added;
      const taken = await takeNotes(target, titles, copia);
      await touchList(target, at);
      const retirados = await deleteTitles(source, copia || para === id ? [] : taken);
      if (retirados > 0) await touchList(source, at);
      return { status: 200, body: { ...added, retirados } };
    });
}

/**
 * Takes over the notes of titles, and returns those whose notes found room. A copy leaves the note that a title has
 * in the list: its own stays where it is.
 */
async function takeNotes(
  list: OpenList,
  titles: readonly NewTitle[],
  isCopy: boolean,
): Promise<readonly number[]> {
  const notes = new Map((await findListTitles(list)).map(({ titleId, note }) => [titleId, note]));
  const taken: number[] = [];
  for (const { titleId, note } of titles) {
    const there = notes.get(titleId) ?? '';
    const both = isCopy ? there || note : joinNotes(there, note);
    if (both.length > listNoteLength) continue;
    if (both !== there) await writeNote(list, titleId, both);
    taken.push(titleId);
  }
  return taken;
}

/** Joins two notes, one below the other. */
function joinNotes(there: string, note: string): string {
  return there === note ? there : [there, note].filter(Boolean).join('\n');
}

async function lockBoth(trx: Db, personId: number, one: number, other: number): Promise<boolean> {
  for (const id of [Math.min(one, other), Math.max(one, other)]) {
    if (!(await lockList({ db: trx, personId }, id))) return false;
  }
  return true;
}
