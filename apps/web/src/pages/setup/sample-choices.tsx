import { useId } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { FieldGroup } from './field-group.tsx';
import styles from './setup.module.css';

/** Choice of samples that a network may begin with and change later: loan rules and holidays. */
export function SampleChoices() {
  const { t } = useTranslation();
  return (
    <FieldGroup title={t('setup.beginTitle')}>
      <Choice name="regras" label={t('setup.rules')} hint={t('setup.rulesHint')} />
      <Choice name="feriados" label={t('setup.holidays')} hint={t('setup.holidaysHint')} />
    </FieldGroup>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
}

function Choice({ name, label, hint }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <Checkbox name={name} defaultChecked aria-describedby={id}>
        {label}
      </Checkbox>
      <p id={id} className={styles.choiceHint}>
        {hint}
      </p>
    </div>
  );
}
