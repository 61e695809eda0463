import { mostClaimedIssues, type claimableStates, type endpoints } from '@estante/contract';
import type { Description } from '@estante/marc';
import { translatorFor, type Translate } from '@estante/phrases';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findDescription } from '../catalogue/index.ts';
import { readSettings } from '../institution/index.ts';
import type { SerialIssueDeps } from './list-issues.ts';
import { storedIssueState } from './present-issue.ts';
import { findUnreceived, type StaffIssueRow } from './staff-issue-repository.ts';

/** Writes the letter that claims what did not come of a serial, the oldest issue first. */
export function writeIssueClaim({
  db,
  clock,
}: SerialIssueDeps): UseCase<typeof endpoints.writeIssueClaim> {
  return async ({ query }, { person: { loginId }, language }) => {
    const { acervo: id, biblioteca: libraryId, situacao } = query;
    const serial = await findDescription(db, id);
    if (!serial) return refuse(404, 'AcervoNaoEncontrado', { id });
    const today = clock.today().toString();
    const rows = await findUnreceived(
      { db, loginId, language },
      { titleId: id, libraryId, state: storedIssueState(situacao), today },
      mostClaimedIssues + 1,
    );
    const shown = rows.slice(0, mostClaimedIssues);
    const { name: institution } = await readSettings(db);
    const t = translatorFor(language);
    return {
      status: 200,
      body: {
        data: t('staffSerialIssues.claim.date', { day: today }),
        saudacao: t('staffSerialIssues.claim.greeting'),
        pedido: t('staffSerialIssues.claim.ask', { count: shown.length, title: nameOf(serial, t) }),
        fasciculos: shown.map((row) => itemWords(row, t)),
        fecho: t('staffSerialIssues.claim.end', { institution }),
        itens: shown.map((row) => presentClaimedIssue(row, situacao)),
        cortado: rows.length > shown.length,
      },
    };
  };
}

function nameOf({ title, issns: [issn] }: Description, t: Translate): string {
  return issn === undefined
    ? t('staffSerialIssues.claim.serial', { title })
    : t('staffSerialIssues.claim.serialOfIssn', { title, issn });
}

function itemWords({ designation, library, expected_on: day }: StaffIssueRow, t: Translate) {
  const issue = `${designation} (${library})`;
  return day === null ? issue : t('staffSerialIssues.claim.expected', { issue, day });
}

type ClaimableState = (typeof claimableStates)[number];

/** Place of an issue and its state as the letter saw it. */
function presentClaimedIssue(row: StaffIssueRow, situacao: ClaimableState) {
  return {
    cod_parte: row.part_id,
    seq_par: row.sequence,
    seq_sec: row.section,
    visto: {
      designacao: row.designation,
      situacao,
      escrito_em: row.written_at?.toISOString() ?? null,
    },
  };
}
