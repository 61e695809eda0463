import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { askAgain } from '../../../api/query.ts';
import { RefusalReasons } from '../../../parts/circulation/refusal-reasons.tsx';
import { narrow, type AspectValues } from '../../../features/holds/hold-choice.ts';
import { Button } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { ChoiceOutlook } from './choice-outlook.tsx';
import styles from './hold-form.module.css';
import { HoldReceipt } from './hold-receipt.tsx';
import { usePlaceHold } from './use-place-hold.ts';

interface HoldFormProps {
  readonly found: Output<'getHoldChoices'>;
}

/** What is waited for, chosen step by step; whoever is not signed in does so first, and it goes on. */
export function HoldForm({ found }: HoldFormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<AspectValues>({});
  const [neededUntil, setNeededUntil] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const [placed, setPlaced] = useState<Output<'placeHold'> | null>(null);
  const { place, refusal, isBusy } = usePlaceHold();
  const { fields, choice } = narrow(found.opcoes, chosen);
  const problem = useRef<HTMLDivElement>(null);
  const isTold = isIncomplete && choice === null;
  useEffect(() => {
    if (refusal) problem.current?.focus();
  }, [refusal]);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIncomplete(choice === null);
    if (!choice) {
      const open = fields.find(({ value }) => value === null);
      event.currentTarget.querySelector<HTMLElement>(`[name="${open?.aspect}"]`)?.focus();
      return;
    }
    const hold = await place(found.acervo.cod_acervo, choice, neededUntil);
    if (hold) setPlaced(hold);
    void askAgain(client, ['getHoldChoices'], ['listHolds']);
  };

  if (placed) return <HoldReceipt hold={placed} onAnother={() => setPlaced(null)} />;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <ChoiceFields
        fields={fields}
        isIncomplete={isTold}
        onChange={(aspect, value) => setChosen({ ...chosen, [aspect]: value })}
      />
      <ChoiceOutlook choice={choice} />
      <TextField
        label={t('holds.neededUntil')}
        optionalWord={t('holds.optional')}
        description={t('holds.neededUntilHint')}
        name="necessaria_ate"
        type="date"
        min={found.necessaria.de}
        max={found.necessaria.ate}
        value={neededUntil}
        onChange={({ target }) => setNeededUntil(target.value)}
      />
      {isTold && <Message tone="warning" isLive title={t('errors.OpcoesNaoSelecionadas')} />}
      <div ref={problem} tabIndex={-1} className={styles.problem}>
        {refusal && (
          <Message tone="warning" isLive title={t('errors.ReservaRecusada')}>
            <RefusalReasons reasons={refusal} isOwn />
          </Message>
        )}
      </div>
      <div>
        <Button
          type="submit"
          look="primary"
          icon="bookmark"
          data-script="needed"
          isPending={isBusy}
        >
          {t('holds.place')}
        </Button>
      </div>
    </form>
  );
}
