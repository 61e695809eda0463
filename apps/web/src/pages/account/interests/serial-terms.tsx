import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { JournalTypes } from './journal-types.tsx';
import { useProfileChange } from './use-profile.ts';

interface SerialTermsProps {
  readonly serial: Output<'listSerialInterests'>['itens'][number];
  readonly last: string;
}

/** Terms on which a serial is followed: its parts, and the last day; changed in place. */
export function SerialTerms({ serial, last }: SerialTermsProps) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem, errorAt } = useSubmission('changeSerialInterest');
  const change = useProfileChange();
  const [types, setTypes] = useState(serial.tipos);
  const [day, setDay] = useState(serial.validade);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { cod_acervo: serial.cod_acervo, tipos: types, validade: day };
    await change((await act({ body })) !== null, t('interests.changed'));
  };
  const told = serial.tipos.map((type) => t(`interests.journalTypes.${type}`)).join(' · ');
  return (
    <Disclosure
      title={
        <>
          {told}{' '}
          <VisuallyHidden>{t('interests.changeOne', { name: serial.titulo })}</VisuallyHidden>
        </>
      }
    >
      <form onSubmit={(event) => void send(event)}>
        <Stack gap={3}>
          <ProblemSummary problem={problem} />
          <JournalTypes chosen={types} onChange={(chosen) => setTypes([...chosen])} />
          <TextField
            label={t('interests.extendTo', { name: serial.titulo })}
            type="date"
            name="validade"
            error={errorAt('validade')}
            required
            max={last}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
          <div>
            <Button type="submit" isPending={isBusy} disabled={types.length === 0}>
              {t('interests.change')}
            </Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  );
}
