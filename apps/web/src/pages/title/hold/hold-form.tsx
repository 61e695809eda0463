import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { askAgain } from '../../../api/query.ts';
import { useStored } from '../../../browser/stored-value.ts';
import { RefusalReasons } from '../../../parts/circulation/refusal-reasons.tsx';
import { narrow, type AspectValues } from '../../../features/holds/hold-choice.ts';
import { problemOf, unreadProblem } from '../../../api/problem.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { textOfControl } from '../../../ui/fields/form-control.ts';
import {
  problemAt,
  ProblemSummary,
  type FormProblem,
} from '../../../ui/feedback/problem-summary.tsx';
import { ChoiceFields } from '../../../features/holds/choice-fields.tsx';
import { missingChoiceProblem, valuesIn } from '../../../features/holds/choice-values.ts';
import { ChoiceOutlook } from '../../../features/holds/choice-outlook.tsx';
import styles from './hold-form.module.css';
import { keptPickup, pickupOf } from './kept-pickup.ts';
import { HoldReceipt } from './hold-receipt.tsx';
import { usePlaceHold } from './use-place-hold.ts';
import { NeededUntil } from './needed-until.tsx';

interface HoldFormProps {
  readonly found: Output<'getHoldChoices'>;
}

/** Form of a hold, chosen step by step; a reader who is not signed in signs in first, and it continues. */
export function HoldForm({ found }: HoldFormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<AspectValues>({});
  const [neededUntil, setNeededUntil] = useState('');
  const [open, setOpen] = useState<FormProblem | null>(null);
  const [unread, setUnread] = useState<FormProblem | null>(null);
  const [placed, setPlaced] = useState<Output<'placeHold'> | null>(null);
  const { place, failure, isBusy } = usePlaceHold();
  const form = useRef<HTMLFormElement>(null);
  useFocusForAnother(form, placed !== null);
  const first = pickupOf(useStored(keptPickup), found.opcoes);
  const { fields, choice } = narrow(found.opcoes, { ...first, ...chosen });
  const isTold = open !== null && choice === null;
  const failed = useMemo(() => failure && problemOf(failure, t), [failure, t]);
  const refused = unread ?? failed;

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form may have been filled in before hydration, so its own values count.
    const written = valuesIn(event.currentTarget);
    const { fields: now, choice: asked } = narrow(found.opcoes, written);
    setChosen(written);
    setOpen(asked ? null : missingChoiceProblem(now, t));
    const halfTyped = unreadProblem(event.currentTarget, t);
    setUnread(halfTyped);
    if (!asked || halfTyped) return;
    const until = textOfControl(event.currentTarget, 'necessaria_ate');
    setNeededUntil(until);
    const hold = await place(found.acervo.cod_acervo, asked, until);
    if (hold) {
      keptPickup.write(String(hold.cod_biblioteca));
      setPlaced(hold);
    }
    void askAgain(client, ['getHoldChoices'], ['listHolds']);
  };

  if (placed) return <HoldReceipt hold={placed} onAnother={() => setPlaced(null)} />;
  return (
    <form
      method="post"
      data-script="sends"
      className={styles.form}
      ref={form}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <ProblemSummary problem={isTold ? open : refused}>
        {/* The choice shows the same reasons below, once it has been queried again. */}
        {!isTold && !unread && failure && failure.motivos.length > 0 && !choice?.motivos.length && (
          <RefusalReasons reasons={failure.motivos} audience="reader" />
        )}
      </ProblemSummary>
      <ChoiceFields
        fields={fields}
        isIncomplete={isTold}
        onChange={(aspect, value) => setChosen((now) => ({ ...now, [aspect]: value }))}
      />
      <ChoiceOutlook choice={choice} audience="reader" />
      <NeededUntil
        span={found.necessaria}
        day={neededUntil}
        error={problemAt(refused, 'necessaria_ate')}
        onChange={setNeededUntil}
      />
      <div>
        <Button type="submit" variant="primary" icon="bookmark" isPending={isBusy}>
          {t('holds.place')}
        </Button>
      </div>
    </form>
  );
}

/** Focuses the form again for another hold. */
function useFocusForAnother(form: RefObject<HTMLFormElement | null>, isPlaced: boolean): void {
  const wasPlaced = useRef(false);
  useEffect(() => {
    if (isPlaced) wasPlaced.current = true;
    else if (wasPlaced.current) form.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [form, isPlaced]);
}
