import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './interests.module.css';

interface ValidityFormProps {
  /** Name of the kind as a whole: 'Authors'. */
  readonly name: string;
  /** Day in the field at first; `last` is the latest possible one. */
  readonly first: string;
  readonly last: string;
  readonly isBusy: boolean;
  readonly onSend: (day: string) => void;
}

/** Form for the day until which all of a kind is followed. */
export function ValidityForm({ name, first, last, isBusy, onSend }: ValidityFormProps) {
  const { t } = useTranslation();
  const [day, setDay] = useState(first);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (day !== '') onSend(day);
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <TextField
        label={t('interests.extendTo', { name })}
        type="date"
        required
        max={last}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button type="submit" icon="renew" isPending={isBusy}>
        {t('interests.extend')}
      </Button>
    </form>
  );
}
