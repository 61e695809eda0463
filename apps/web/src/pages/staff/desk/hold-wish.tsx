import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Output } from '../../../api/api.ts';
import { isOverridable } from '../../../features/desk/desk-exception.ts';
import { ChoiceFields } from '../../../features/holds/choice-fields.tsx';
import { ChoiceOutlook } from '../../../features/holds/choice-outlook.tsx';
import { narrow, type AspectValues, type HoldChoice } from '../../../features/holds/hold-choice.ts';
import { holdWish } from '../../../features/holds/hold-wish.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { useMakesExceptions } from './use-exceptions.ts';

interface HoldWishProps {
  readonly choices: Output<'getDeskHoldChoices'>;
  readonly onPlace: (wish: ReturnType<typeof holdWish>) => void;
  readonly onAnother: () => void;
}

/** Choice of the copies of a title to wait for, and the outlook of that hold. */
export function HoldWish({ choices, onPlace, onAnother }: HoldWishProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<AspectValues>({});
  const [isTold, setTold] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const makesExceptions = useMakesExceptions();
  const { fields, choice } = narrow(choices.opcoes, chosen);
  const mayBePlaced = (one: HoldChoice) =>
    one.pode_reservar || (makesExceptions && isOverridable(one.motivos));
  const isOffered = choice ? mayBePlaced(choice) : choices.opcoes.some(mayBePlaced);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTold(true);
    if (choice) onPlace(holdWish(choices.acervo.cod_acervo, choice, ''));
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap={3}>
        <h3 ref={heading} tabIndex={-1}>
          {choices.acervo.titulo}
        </h3>
        <ChoiceFields
          fields={fields}
          isIncomplete={isTold}
          onChange={(aspect, value) => setChosen((now) => ({ ...now, [aspect]: value }))}
        />
        {choices.opcoes.length === 0 && <p>{t('holds.notHeldHint')}</p>}
        <ChoiceOutlook choice={choice} audience="staff" />
        <Cluster>
          {isOffered && (
            <Button type="submit" variant="primary" icon="bookmark">
              {t('holds.place')}
            </Button>
          )}
          <Button onClick={onAnother}>{t('desk.holds.another')}</Button>
        </Cluster>
      </Stack>
    </form>
  );
}
