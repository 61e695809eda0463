import type { ClearanceState } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { Chip, type ChipTone } from '../../../ui/data/chip.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { SeeNow } from '../../../parts/staff/act-problem.tsx';
import { ReasonForm } from '../../../parts/staff/reason-form.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';

type Clearance = Output<'listClearances'>['declaracoes'][number];

const tones: Readonly<Record<ClearanceState, ChipTone>> = {
  valida: 'success',
  expirada: 'neutral',
  revogada: 'warning',
};

interface ClearanceEntryProps {
  readonly clearance: Clearance;
  readonly onDone: DoneHandler;
}

/** Clearance, its state, and its revocation. */
export function ClearanceEntry({ clearance, onDone }: ClearanceEntryProps) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem } = useSubmission('revokeClearance');
  const { situacao, codigo_verificacao: code, revogacao } = clearance;
  const revoke = async (motivo: string) => {
    const done = await act({ params: { id: String(clearance.codigo) }, body: { motivo } });
    if (done) onDone(t('clearances.staff.revoked'));
  };
  return (
    <article className={styles.entry}>
      <div className={styles.entryHead}>
        <h3>{clearance.nome_pessoa}</h3>
        <Chip tone={tones[situacao]}>{t(`clearances.staff.states.${situacao}`)}</Chip>
      </div>
      <p className={styles.facts}>{t('clearances.staff.user', { login: clearance.login })}</p>
      <p className={styles.facts}>
        {t('clearances.staff.facts', {
          library: clearance.desc_biblioteca,
          at: clearance.emitida_em,
          until: clearance.valida_ate,
        })}
      </p>
      <p>
        <Link href={`/verificar/${code}`}>{code}</Link>
      </p>
      {revogacao ? (
        <div className={styles.answer}>
          <p className={styles.text}>{revogacao.motivo}</p>
          <p className={styles.facts}>
            {t('clearances.staff.revokedBy', {
              name: revogacao.nome ?? t('staffList.somebody'),
              at: revogacao.em,
            })}
          </p>
        </div>
      ) : (
        <Disclosure title={t('clearances.staff.revoke')}>
          <ReasonForm
            hint={t('clearances.staff.revokeHint')}
            action={t('clearances.staff.revoke')}
            isBusy={isBusy}
            problem={problem}
            remedy={<SeeNow problem={problem} onDone={onDone} />}
            onSend={(reason) => void revoke(reason)}
          />
        </Disclosure>
      )}
    </article>
  );
}
