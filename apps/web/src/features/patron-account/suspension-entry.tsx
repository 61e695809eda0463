import { useTranslation } from '../../languages/use-translation.ts';
import { useSubmission } from '../../api/use-act.ts';
import { SuspensionFacts, type Suspension } from '../../parts/circulation/suspension-facts.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import staffStyles from '../../parts/staff/staff-list.module.css';
import type { ChangeListener } from './account.ts';
import { ReasonForm } from '../../parts/staff/reason-form.tsx';

interface SuspensionEntryProps {
  readonly suspension: Suspension;
  readonly onChanged: ChangeListener;
}

/** Suspension; one in force can be lifted. */
export function SuspensionEntry({ suspension, onChanged }: SuspensionEntryProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('liftSuspension');
  const lift = async (motivo: string) => {
    const done = await send({ params: { id: String(suspension.codigo) }, body: { motivo } });
    if (done) onChanged(t('payments.lifted'));
  };
  return (
    <article className={staffStyles.entry}>
      <SuspensionFacts suspension={suspension} />
      {suspension.situacao === 'vigente' && (
        <Disclosure title={t('payments.lift')}>
          <ReasonForm
            action={t('payments.lift')}
            isBusy={isBusy}
            problem={problem}
            onSend={(reason) => void lift(reason)}
          />
        </Disclosure>
      )}
    </article>
  );
}
