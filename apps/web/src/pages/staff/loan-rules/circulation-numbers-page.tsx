import { useTranslation } from '../../../languages/use-translation.ts';
import { endpointQuery } from '../../../api/query.ts';
import { CirculationNumber } from '../../../features/institution-edit/circulation-number.tsx';
import { doubtsOfNumbers } from '../../../features/institution-edit/doubts.ts';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import styles from '../../../features/institution-edit/institution-edit.module.css';
import { numberGroups } from '../../../features/institution-edit/number-groups.ts';
import { LoanRulesTabs } from './loan-rules-tabs.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <LoanRulesTabs current="numbers">
      <EditForm
        query={endpointQuery('getCirculationNumbers', {})}
        save={(call, body) => call('changeCirculationNumbers', { body })}
        doubts={(before, after) => doubtsOfNumbers(before, after, t)}
      >
        {(numbers, change) =>
          numberGroups.map(({ name, fields }) => (
            <fieldset key={name} className={styles.group}>
              <legend>{t(`circulationEdit.numbers.groups.${name}`)}</legend>
              {fields.map((field) => (
                <CirculationNumber
                  key={field.name}
                  field={field}
                  value={numbers[field.name]}
                  numbers={numbers}
                  onChange={(value) => change({ ...numbers, [field.name]: value })}
                />
              ))}
            </fieldset>
          ))
        }
      </EditForm>
    </LoanRulesTabs>
  );
}
