import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { BatchChangeFields, type BatchBody } from './batch-change-fields.tsx';
import { BatchLines, type BatchOutcome } from './batch-lines.tsx';
import type { Choices } from './copy.ts';

type Batch = Pick<BatchBody, 'codigos' | 'mudanca'>;

/** Bar codes and what their copies become: nothing is written before it was shown. */
export function BatchForm({ choices }: { readonly choices: Choices }) {
  const { t } = useTranslation();
  const { send, isBusy, problem, errorAt } = useSubmission('changeCopyBatch');
  const [asked, setAsked] = useState<Batch>({ codigos: '', mudanca: {} });
  const [answered, setAnswered] = useState<(BatchOutcome & { readonly to: Batch }) | null>(null);
  // The outcome of another batch says nothing of the one that stands here by now.
  const outcome = answered?.to === asked ? answered : null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (outcome) heading.current?.focus();
  }, [outcome]);
  const run = async (ensaio: boolean) => {
    const answer = await send({ body: { ...asked, ensaio } });
    setAnswered(answer && { to: asked, lines: answer.linhas, isTrial: ensaio });
  };
  const look = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(true);
  };
  return (
    <Stack gap={5}>
      <form onSubmit={look}>
        <Stack gap={3}>
          <ProblemSummary problem={problem} />
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
          <BatchChangeFields
            choices={choices}
            change={asked.mudanca}
            onChange={(mudanca) => setAsked({ ...asked, mudanca })}
          />
          <div>
            <Button type="submit" variant={outcome ? 'secondary' : 'primary'} isPending={isBusy}>
              {t('staffCopies.tryBatch')}
            </Button>
          </div>
        </Stack>
      </form>
      {outcome && (
        <BatchLines
          outcome={outcome}
          headingRef={heading}
          isBusy={isBusy}
          onDo={() => void run(false)}
        />
      )}
    </Stack>
  );
}
