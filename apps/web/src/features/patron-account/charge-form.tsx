import { debtTextLength, largestAmount } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { MoneyField } from '../../parts/money/money-field.tsx';
import type { Account } from './account.ts';
import styles from './payments.module.css';
import { chargeKinds, useCharge, type ChargeInput } from './use-charge.ts';

/**
 * Form to charge a reader for a service, a loss or a damage. Sent again after a failure it is the same
 * charge.
 */
export function ChargeForm({ account, onChanged }: ChargeInput) {
  const charge = useCharge({ account, onChanged });
  return (
    <form className={styles.fields} onSubmit={(event) => void charge.send(event)}>
      <ProblemSummary problem={charge.problem} />
      <LibraryField libraries={account.bibliotecas} charge={charge} />
      <KindField charge={charge} />
      <AmountField charge={charge} />
      <ReasonField charge={charge} />
      <ChargeButton charge={charge} />
    </form>
  );
}

interface ChargeProps {
  readonly charge: ReturnType<typeof useCharge>;
}

interface LibraryFieldProps extends ChargeProps {
  readonly libraries: Account['bibliotecas'];
}

function LibraryField({ libraries, charge: { library, setLibrary, errorAt } }: LibraryFieldProps) {
  const { t } = useTranslation();
  const unchosen = libraries.length > 1 ? [{ value: '', label: t('libraryFields.choose') }] : [];
  const named = libraries.map(({ cod_biblioteca, desc_biblioteca }) => ({
    value: String(cod_biblioteca),
    label: desc_biblioteca,
  }));
  return (
    <Select
      label={t('payments.library')}
      name="cod_biblioteca"
      required
      error={errorAt('cod_biblioteca')}
      value={library === null ? '' : String(library)}
      onChange={({ target }) => setLibrary(target.value === '' ? null : Number(target.value))}
      options={[...unchosen, ...named]}
    />
  );
}

function KindField({ charge: { kind, setKind } }: ChargeProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('payments.chargeKind')}
      name="tipo_servico"
      value={kind}
      onChange={({ target }) =>
        setKind(chargeKinds.find((one) => one === target.value) ?? 'servico')
      }
      options={chargeKinds.map((value) => ({ value, label: t(`debts.kinds.${value}`) }))}
    />
  );
}

function AmountField({ charge: { written, setWritten } }: ChargeProps) {
  const { t } = useTranslation();
  return (
    <MoneyField
      label={t('payments.amount')}
      name="valor"
      least={1}
      most={largestAmount}
      value={written.amount}
      onChange={(amount) => setWritten({ ...written, amount })}
    />
  );
}

function ReasonField({ charge: { written, setWritten, errorAt } }: ChargeProps) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t('payments.reason')}
      name="motivo"
      error={errorAt('motivo')}
      required
      rows={2}
      maxLength={debtTextLength}
      value={written.reason}
      onChange={({ target }) => setWritten({ ...written, reason: target.value })}
    />
  );
}

function ChargeButton({ charge: { isBlank, isBusy } }: ChargeProps) {
  const { t } = useTranslation();
  return (
    <div>
      <Button type="submit" variant="primary" disabled={isBlank} isPending={isBusy}>
        {t('payments.chargeSend')}
      </Button>
    </div>
  );
}
