import type { DeclarationState } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { Chip, type ChipTone } from '../../../ui/data/chip.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { SeeNow } from '../act-problem.tsx';
import { ReasonForm } from '../payments/reason-form.tsx';
import styles from '../staff-list.module.css';
import type { DoneHandler } from '../use-done.ts';

type Declaration = Output<'listDeclarations'>['declaracoes'][number];

const tones: Readonly<Record<DeclarationState, ChipTone>> = {
  valida: 'success',
  expirada: 'neutral',
  revogada: 'warning',
};

interface DeclarationEntryProps {
  readonly declaration: Declaration;
  readonly onDone: DoneHandler;
}

/** A declaration, how it stands, and its undoing. */
export function DeclarationEntry({ declaration, onDone }: DeclarationEntryProps) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem } = useSubmission('revokeDeclaration');
  const { situacao, codigo_verificacao: code, revogacao } = declaration;
  const revoke = async (motivo: string) => {
    const done = await act({ params: { id: String(declaration.codigo) }, body: { motivo } });
    if (done) onDone(t('noDebts.staff.revoked'));
  };
  return (
    <article className={styles.entry}>
      <div className={styles.entryHead}>
        <h3>{declaration.nome_pessoa}</h3>
        <Chip tone={tones[situacao]}>{t(`noDebts.staff.states.${situacao}`)}</Chip>
      </div>
      <p className={styles.facts}>{t('noDebts.staff.user', { login: declaration.login })}</p>
      <p className={styles.facts}>
        {t('noDebts.staff.facts', {
          library: declaration.desc_biblioteca,
          at: declaration.emitida_em,
          until: declaration.valida_ate,
        })}
      </p>
      <p>
        <Link href={`/verificar/${code}`}>{code}</Link>
      </p>
      {revogacao ? (
        <div className={styles.answer}>
          <p className={styles.text}>{revogacao.motivo}</p>
          <p className={styles.facts}>
            {t('noDebts.staff.revokedBy', {
              name: revogacao.nome ?? t('staffList.somebody'),
              at: revogacao.em,
            })}
          </p>
        </div>
      ) : (
        <Disclosure title={t('noDebts.staff.revoke')}>
          <ReasonForm
            hint={t('noDebts.staff.revokeHint')}
            action={t('noDebts.staff.revoke')}
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
