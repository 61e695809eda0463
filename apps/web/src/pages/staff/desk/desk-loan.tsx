import { titleOf, untilWords } from '../../../features/desk/desk-entry.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import type { DeskLoan } from './desk-patron.ts';
import { ExceptionLines } from './exception-lines.tsx';
import { useMakesExceptions } from './use-exceptions.ts';
import type { PatronActs } from './use-patron-acts.ts';

interface DeskLoanEntryProps {
  readonly loan: DeskLoan;
  readonly onRenew: PatronActs['renew'];
  readonly onDate: () => void;
  readonly onLose: () => void;
}

/** Loan of the patron at the desk, with the acts on it. */
export function DeskLoanEntry({ loan, onRenew, onDate, onLose }: DeskLoanEntryProps) {
  const { t } = useTranslation();
  const makesExceptions = useMakesExceptions();
  const title = titleOf(loan);
  return (
    <>
      <span>
        <strong>{title}</strong>
        {`, ${loan.codigo_barras}: ${untilWords(loan, t)}`}
        {loan.atrasado && ` · ${t('desk.late')}`}
        <ExceptionLines made={loan.excecoes} />
      </span>
      <Cluster>
        <Button
          size="small"
          icon="renew"
          aria-label={t('desk.renewOf', { title })}
          onClick={() => onRenew([loan.codigo])}
        >
          {t('desk.renew')}
        </Button>
        {loan.pode_declarar_perda && makesExceptions && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('desk.dueDay.changeOf', { title })}
            onClick={onDate}
          >
            {t('desk.dueDay.change')}
          </Button>
        )}
        {loan.pode_declarar_perda && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('desk.loseOf', { title })}
            onClick={onLose}
          >
            {t('desk.lose')}
          </Button>
        )}
      </Cluster>
    </>
  );
}
