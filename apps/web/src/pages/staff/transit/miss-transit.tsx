import { useId, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Output } from '../../../api/api.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';

interface MissTransitProps {
  readonly transit: Output<'listTransits'>['transitos'][number];
  readonly onDone: DoneHandler;
}

/** Form to report that a copy was sent and does not arrive. */
export function MissTransit({ transit, onDone }: MissTransitProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { titulo: title, codigo_barras } = transit;
  const done: DoneHandler = (words) => {
    // The dialog keeps the focus for as long as it is open.
    flushSync(() => setAsking(false));
    onDone(words);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('loanRequests.transit.toMissOf', { title, barcode: codigo_barras ?? '–' })}
        onClick={() => setAsking(true)}
      >
        {t('loanRequests.transit.toMiss')}
      </Button>
      {isAsking && <MissDialog transit={transit} onDone={done} onClose={() => setAsking(false)} />}
    </>
  );
}

function MissDialog({ transit, onDone, onClose }: MissTransitProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const form = useId();
  const { send, isBusy, problem, errorAt } = useSubmission('missTransit');
  const [reason, setReason] = useState('');
  const miss = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = { id: String(transit.codigo) };
    const missed = await send({ params, body: { motivo: reason } });
    if (missed) onDone(t('loanRequests.transit.missed', { title: missed.titulo }));
  };
  return (
    <Dialog
      isOpen
      isAlert
      title={t('loanRequests.transit.missAsk', { title: transit.titulo })}
      closeLabel={t('frame.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" type="submit" form={form} isPending={isBusy}>
            {t('loanRequests.transit.missDo')}
          </Button>
          <Button onClick={onClose}>{t('desk.keep')}</Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void miss(event)}>
        <Stack gap={4}>
          <ActProblem problem={problem} onDone={onDone} />
          <TextArea
            label={t('loanRequests.fields.motivo')}
            description={t('loanRequests.transit.missHint')}
            name="motivo"
            required
            rows={2}
            maxLength={500}
            error={errorAt('motivo')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
