import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { saveFile } from '../../../features/exports/save-file.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** Button that saves the slip of a request, which accompanies its copy. */
export function RequestSlip({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem } = useSubmission('getHandledRequestSlip');
  const download = async () => {
    const file = await act({ params: { id: String(id) } });
    if (file) saveFile(file);
  };
  return (
    <div>
      <ProblemSummary problem={problem} />
      <Button
        variant="quiet"
        size="small"
        icon="download"
        aria-label={t('loanRequests.own.slipOf', { id })}
        isPending={isBusy}
        onClick={() => void download()}
      >
        {t('loanRequests.own.slip')}
      </Button>
    </div>
  );
}
