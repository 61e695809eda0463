import type { endpoints } from '@estante/contract';
import type { UseCase } from '../../endpoint/use-case.ts';
import { issueUpdate, writtenBy } from './issue-update.ts';
import type { SerialIssueDeps } from './list-issues.ts';
import { lockUnchangedIssue, saveIssue } from './set-issue-state.ts';
import type { IssuePlace } from './staff-issue-repository.ts';

/** Sets the issues that a letter names as claimed, but those that changed since it was written; notes stay. */
export function claimIssues({ db, clock }: SerialIssueDeps): UseCase<typeof endpoints.claimIssues> {
  return async ({ body: { itens: items } }, { person: { loginId }, language }) =>
    db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      const today = clock.today().toString();
      let claimed = 0;
      for (const { visto: seen, ...item } of items.toSorted(byPart)) {
        const row = await lockUnchangedIssue(sight, placeOf(item), seen);
        if ('refusal' in row) continue;
        const state = { situacao: 'reclamado', codigo_barras: '', nota: row.note } as const;
        await saveIssue(trx, row, issueUpdate(state, row, today), writtenBy({ loginId, clock }));
        claimed += 1;
      }
      return { status: 200, body: { reclamados: claimed, mudados: items.length - claimed } };
    });
}

interface Item {
  readonly cod_parte: number;
  readonly seq_par: number;
  readonly seq_sec: number;
}

/** Compares items by their parts, which are locked in one order: two letters at once do not wait for each other. */
const byPart = (one: Item, other: Item) => one.cod_parte - other.cod_parte;

function placeOf(item: Item): IssuePlace {
  return { partId: item.cod_parte, sequence: item.seq_par, section: item.seq_sec };
}
