import type { Output } from '../../../api/api.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';

interface MissFormProps {
  readonly hold: Output<'listDeskHolds'>['reservas'][number];
  readonly onDone: DoneHandler;
}

/** Form for a copy that is not on the hold shelf: its reader waits again. */
export function MissForm({ hold, onDone }: MissFormProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('missHeldCopy');
  const miss = async () => {
    const missed = await send({ params: { id: String(hold.codigo) } });
    if (missed) onDone(t('holds.desk.missed', { title: missed.titulo }));
  };
  return (
    <Stack gap={3}>
      <ActProblem problem={problem} onDone={onDone} />
      <p>{t('holds.desk.missHint')}</p>
      <div>
        <Button variant="danger" isPending={isBusy} onClick={() => void miss()}>
          {t('holds.desk.missDo')}
        </Button>
      </div>
    </Stack>
  );
}
