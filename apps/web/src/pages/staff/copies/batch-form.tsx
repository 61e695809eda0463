import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { BatchChangeFields, type BatchBody } from './batch-change-fields.tsx';
import { BatchLines, type BatchOutcome } from './batch-lines.tsx';
import type { Choices } from '../../../features/staff-copy/copy.ts';

type Batch = Pick<BatchBody, 'codigos' | 'mudanca'>;

/** Form for bar codes and the changes to their copies: nothing is written before a trial. */
export function BatchForm({ choices }: { readonly choices: Choices }) {
  const { outcome, run, isBusy, ...batch } = useBatch();
  const heading = useOutcomeFocus(outcome);
  const look = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(true);
  };
  const lines = { headingRef: heading, isBusy, onDo: () => void run(false) };
  return (
    <Stack gap={5}>
      <form onSubmit={look}>
        <Stack gap={3}>
          <ProblemSummary problem={batch.problem} />
          <BatchFields {...batch} choices={choices} />
          <TryButton hasOutcome={outcome !== null} isBusy={isBusy} />
        </Stack>
      </form>
      {outcome && <BatchLines {...lines} outcome={outcome} />}
    </Stack>
  );
}

/** Focuses the heading of an outcome once it is there. */
function useOutcomeFocus(outcome: BatchOutcome | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (outcome) heading.current?.focus();
  }, [outcome]);
  return heading;
}

/** Keeps the written batch, and the outcome of its trial or of the act. */
function useBatch() {
  const { send, ...submission } = useSubmission('changeCopyBatch');
  const [asked, setAsked] = useState<Batch>({ codigos: '', mudanca: {} });
  const [answered, setAnswered] = useState<(BatchOutcome & { readonly to: Batch }) | null>(null);
  // The outcome of an earlier batch does not apply to the present one.
  const outcome = answered?.to === asked ? answered : null;
  const run = async (ensaio: boolean) => {
    const answer = await send({ body: { ...asked, ensaio } });
    setAnswered(answer && { to: asked, lines: answer.linhas, isTrial: ensaio });
  };
  return { ...submission, asked, setAsked, outcome, run };
}

interface BatchFieldsProps {
  readonly choices: Choices;
  readonly asked: Batch;
  readonly setAsked: (batch: Batch) => void;
  readonly errorAt: (field: string) => string | undefined;
}

function BatchFields({ choices, asked, setAsked, errorAt }: BatchFieldsProps) {
  return (
    <>
      <CodesField asked={asked} setAsked={setAsked} errorAt={errorAt} />
      <BatchChangeFields
        choices={choices}
        change={asked.mudanca}
        onChange={(mudanca) => setAsked({ ...asked, mudanca })}
      />
    </>
  );
}

function CodesField({ asked, setAsked, errorAt }: Omit<BatchFieldsProps, 'choices'>) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t('staffCopies.codes')}
      description={t('staffCopies.codesHint')}
      name="codigos"
      rows={8}
      spellCheck={false}
      error={errorAt('codigos')}
      value={asked.codigos}
      onChange={({ target }) => setAsked({ ...asked, codigos: target.value })}
    />
  );
}

interface TryButtonProps {
  readonly hasOutcome: boolean;
  readonly isBusy: boolean;
}

function TryButton({ hasOutcome, isBusy }: TryButtonProps) {
  const { t } = useTranslation();
  return (
    <div>
      <Button type="submit" variant={hasOutcome ? 'secondary' : 'primary'} isPending={isBusy}>
        {t('staffCopies.tryBatch')}
      </Button>
    </div>
  );
}
