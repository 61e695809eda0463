import { debtKinds, debtTextLength, largestAmount } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { MoneyField } from '../../../parts/money/money-field.tsx';
import type { Account, ChangeListener } from './account.ts';
import { newSubmission } from './new-submission.ts';
import styles from './payments.module.css';

/** Fines come from the rules alone. */
const kinds = debtKinds.filter((kind) => kind !== 'multa');

const blank = { amount: Number.NaN, reason: '' };

interface ChargeFormProps {
  readonly account: Account;
  readonly onChanged: ChangeListener;
}

/** A service, a loss or a damage that a reader is charged for. Sent again after a failure it is the same one. */
export function ChargeForm({ account, onChanged }: ChargeFormProps) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem, errorAt } = useSubmission('chargePatron');
  // No library is meant before it is chosen, of several: money that is owed elsewhere is not noticed.
  const [only, another] = account.bibliotecas;
  const [library, setLibrary] = useState(only && !another ? only.cod_biblioteca : null);
  const [kind, setKind] = useState<(typeof kinds)[number]>('servico');
  const [{ amount, reason }, setWritten] = useState(blank);
  const [submissao, setSubmissao] = useState(newSubmission);
  const isBlank = reason.trim() === '';
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The browser has said at its field what is missing.
    if (isBlank || library === null) return;
    const body = { cod_biblioteca: library, tipo_servico: kind, motivo: reason, submissao };
    const params = { id: String(account.cod_pessoa) };
    const done = await act({ params, body: { ...body, valor_centavos: amount } });
    if (!done) return;
    setWritten(blank);
    setSubmissao(newSubmission());
    onChanged(t('payments.charged'));
  };
  return (
    <form className={styles.fields} onSubmit={(event) => void send(event)}>
      <ProblemSummary problem={problem} />
      <Select
        label={t('payments.library')}
        name="cod_biblioteca"
        required
        error={errorAt('cod_biblioteca')}
        value={library === null ? '' : String(library)}
        onChange={({ target }) => setLibrary(target.value === '' ? null : Number(target.value))}
        options={[
          ...(another ? [{ value: '', label: t('libraryFields.choose') }] : []),
          ...account.bibliotecas.map(({ cod_biblioteca, desc_biblioteca }) => ({
            value: String(cod_biblioteca),
            label: desc_biblioteca,
          })),
        ]}
      />
      <Select
        label={t('payments.chargeKind')}
        name="tipo_servico"
        value={kind}
        onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'servico')}
        options={kinds.map((value) => ({ value, label: t(`debts.kinds.${value}`) }))}
      />
      <MoneyField
        label={t('payments.amount')}
        name="valor"
        least={1}
        most={largestAmount}
        value={amount}
        onChange={(next) => setWritten({ amount: next, reason })}
      />
      <TextArea
        label={t('payments.reason')}
        name="motivo"
        error={errorAt('motivo')}
        required
        rows={2}
        maxLength={debtTextLength}
        value={reason}
        onChange={({ target }) => setWritten({ amount, reason: target.value })}
      />
      <div>
        <Button type="submit" variant="primary" disabled={isBlank} isPending={isBusy}>
          {t('payments.chargeSend')}
        </Button>
      </div>
    </form>
  );
}
