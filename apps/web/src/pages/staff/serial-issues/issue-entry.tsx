import { useTranslation } from '../../../languages/use-translation.ts';
import { useAct } from '../../../api/use-act.ts';
import { libraryToday } from '../../../parts/dates/library-today.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { nameOf, paramsOf, seenOf, type StaffIssue } from './issue.ts';
import { arrivalOf } from './issue-state-draft.ts';
import { IssueStateForm } from './issue-state-form.tsx';

interface IssueEntryProps {
  readonly issue: StaffIssue;
  readonly onDone: DoneHandler;
}

/** Issue with the button that receives it, the one that reverts it, and the form of its other states. */
export function IssueEntry({ issue, onDone }: IssueEntryProps) {
  const { t } = useTranslation();
  const { situacao } = issue;
  return (
    <article className={styles.entry}>
      <div className={styles.entryHead}>
        <h3>
          <Link href={`/acervo/${issue.cod_acervo}/colecao-kardex`}>{nameOf(issue)}</Link>
        </h3>
        <Chip tone={tones[situacao]}>{t(`serialIssues.states.${situacao}`)}</Chip>
      </div>
      <Facts issue={issue} />
      <IssueButtons issue={issue} onDone={onDone} />
      <Disclosure title={t('staffSerialIssues.setState')}>
        <IssueStateForm key={`${situacao} ${issue.escrito?.em}`} issue={issue} onDone={onDone} />
      </Disclosure>
    </article>
  );
}

const tones = {
  recebido: 'success',
  encadernado: 'success',
  esperado: 'neutral',
  falta: 'danger',
  reclamado: 'warning',
} as const;

function Facts({ issue }: { readonly issue: StaffIssue }) {
  const { t } = useTranslation();
  const { previsto_em: expected, recebido_em: received, escrito } = issue;
  const facts = [
    issue.desc_biblioteca,
    issue.desc_parte || t(`serialIssues.kinds.${issue.tipo}`),
    expected !== null && t('staffSerialIssues.expectedOn', { day: expected }),
    received !== null && t('staffSerialIssues.receivedDay', { day: received }),
    issue.codigo_barras,
    !issue.do_registro && t('staffSerialIssues.byHand'),
    escrito &&
      t('staffSerialIssues.writtenBy', {
        name: escrito.nome ?? t('staffSerialIssues.nobody'),
        at: escrito.em,
      }),
  ];
  return (
    <>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {issue.nota !== '' && <p className={styles.text}>{issue.nota}</p>}
    </>
  );
}

/** Buttons for the usual acts: the issue came today, or its last state was a mistake. */
function IssueButtons({ issue, onDone }: IssueEntryProps) {
  const { t } = useTranslation();
  const state = useAct('setIssueState');
  const reverting = useAct('revertIssue');
  const name = nameOf(issue);
  const params = paramsOf(issue);
  const visto = seenOf(issue);
  const isAwaited = issue.situacao !== 'recebido' && issue.situacao !== 'encadernado';
  const receive = async () => {
    const body = { ...arrivalOf(issue, libraryToday()), visto };
    const answer = await state.act({ params, body });
    onDone(
      answer &&
        t('staffSerialIssues.stateSet', { issue: name, state: t('serialIssues.states.recebido') }),
    );
  };
  const revert = async () => {
    const answer = await reverting.act({ params, body: { visto } });
    const words = answer?.restou ? 'reverted' : 'removed';
    onDone(answer && t(`staffSerialIssues.${words}`, { issue: name }));
  };
  return (
    <Cluster>
      {isAwaited && (
        <Button
          size="small"
          icon="check"
          isPending={state.isBusy}
          aria-label={t('staffSerialIssues.cameOf', { issue: name })}
          onClick={() => void receive()}
        >
          {t('staffSerialIssues.came')}
        </Button>
      )}
      {issue.escrito && (
        <Button
          size="small"
          variant="quiet"
          isPending={reverting.isBusy}
          aria-label={t('staffSerialIssues.revertOf', { issue: name })}
          onClick={() => void revert()}
        >
          {t('staffSerialIssues.revert')}
        </Button>
      )}
    </Cluster>
  );
}
