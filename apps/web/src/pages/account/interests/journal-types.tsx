import { journalTypes, type JournalType } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Message } from '../../../ui/feedback/message.tsx';

interface JournalTypesProps {
  readonly chosen: readonly JournalType[];
  readonly onChange: (chosen: readonly JournalType[]) => void;
}

/** Choice of what is followed of a serial: at least one. */
export function JournalTypes({ chosen, onChange }: JournalTypesProps) {
  const { t } = useTranslation();
  return (
    <>
      <ChoiceGroup label={t('interests.journalTypes.label')} isInline>
        {journalTypes.map((type) => (
          <Checkbox
            key={type}
            checked={chosen.includes(type)}
            onChange={(isChosen) =>
              onChange(
                journalTypes.filter((one) => (one === type ? isChosen : chosen.includes(one))),
              )
            }
          >
            {t(`interests.journalTypes.${type}`)}
          </Checkbox>
        ))}
      </ChoiceGroup>
      {chosen.length === 0 && <Message tone="warning" title={t('errors.NenhumTipoDePeriodico')} />}
    </>
  );
}
