import type { Voidability } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { useSubmission } from '../../api/use-act.ts';
import type { AccountDebt, ChangeListener } from './account.ts';
import { ReasonForm } from '../../parts/staff/reason-form.tsx';

interface VoidFormProps {
  readonly debt: AccountDebt;
  readonly voidability: Voidability;
  readonly onChanged: ChangeListener;
}

/** Form that voids a mistaken charge, or says what must be done first. */
export function VoidForm({ debt, voidability, onChanged }: VoidFormProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('voidDebt');
  const voidOne = async (motivo: string) => {
    const done = await send({ params: { id: String(debt.codigo) }, body: { motivo } });
    if (done) onChanged(t('payments.wasVoided'));
  };
  switch (voidability) {
    case 'paga':
      return <p>{t('payments.voidPaid')}</p>;
    case 'acima-do-limite':
      return <p>{t('payments.voidAbove')}</p>;
    case 'permitida':
      return (
        <ReasonForm
          hint={t('payments.voidHint')}
          action={t('payments.void')}
          isBusy={isBusy}
          problem={problem}
          onSend={(reason) => void voidOne(reason)}
        />
      );
  }
}
