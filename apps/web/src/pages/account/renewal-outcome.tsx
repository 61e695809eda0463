import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { RefusalReasons } from '../../parts/circulation/refusal-reasons.tsx';
import type { OpenLoan } from '../../features/loans/due-words.ts';
import { LoanDetails, ReturnCost } from '../../features/loans/loan-details.tsx';
import { Message } from '../../ui/feedback/message.tsx';

export type Answer = Output<'renewLoans'>;

export type Result = Answer['resultados'][number];

/** Numbers of loans that were renewed, refused, and gone. */
export function RenewalReceipt({ answer }: { readonly answer: Answer }) {
  const { t } = useTranslation();
  const { renovados: renewed, recusados: refused } = answer;
  // Returned since the page was loaded.
  const gone = answer.resultados.length - renewed - refused;
  const tone = refused + gone === 0 ? 'success' : 'warning';
  return (
    <Message isLive tone={tone} title={t('renewals.renewed', { count: renewed })}>
      {refused > 0 && t('renewals.refused', { count: refused })}
      {gone > 0 && ` ${t('renewals.gone', { count: gone })}`}
    </Message>
  );
}

interface RenewalOutcomeProps {
  readonly loan: OpenLoan;
  /** Outcome; undefined before a renewal was tried. */
  readonly result: Result | undefined;
}

/** Outcome for one loan; before a renewal, its known details. */
export function RenewalOutcome({ loan, result }: RenewalOutcomeProps) {
  const { t } = useTranslation();
  if (result?.situacao === 'renovado') {
    return <Message tone="success">{t('renewals.until', { day: loan.devolver_ate })}</Message>;
  }
  if (result?.situacao === 'recusado')
    return <RefusedRenewal loan={loan} reasons={result.motivos} />;
  if (!loan.detalhes) return null;
  return (
    <LoanDetails
      details={loan.detalhes}
      renderReasons={(reasons) => <RefusalReasons reasons={reasons} audience="reader" />}
    />
  );
}

interface RefusedRenewalProps {
  readonly loan: OpenLoan;
  readonly reasons: Extract<Result, { situacao: 'recusado' }>['motivos'];
}

function RefusedRenewal({ loan, reasons }: RefusedRenewalProps) {
  const { t } = useTranslation();
  return (
    <>
      {loan.detalhes && <ReturnCost details={loan.detalhes} />}
      <Message tone="warning" title={t('renewals.wasRefused')}>
        <RefusalReasons reasons={reasons} audience="reader" />
      </Message>
    </>
  );
}
