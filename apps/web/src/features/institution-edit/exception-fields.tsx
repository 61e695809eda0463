import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './institution-edit.module.css';
import { ItemHead } from './item-head.tsx';
import { network } from './level.ts';
import { LineField } from './text-fields.tsx';

export type Exception = Output<'getOpeningCalendar'>['excecoes'][number];

export const newException: Exception = { ...network, de: '', ate: '', aberta: false, motivo: '' };

interface ExceptionFieldsProps {
  readonly exception: Exception;
  readonly number: number;
  /** Path of the exception in the call: 'excecoes.3'. */
  readonly part: string;
  readonly onChange: (exception: Exception) => void;
  readonly onRemove: () => void;
}

export function ExceptionFields(props: ExceptionFieldsProps) {
  const { exception, number, part, onChange, onRemove } = props;
  const { t } = useTranslation();
  // A holiday has an exception for each year.
  const name = exception.motivo
    ? `${number}. ${exception.motivo}`
    : t('circulationEdit.calendar.exception', { number });
  return (
    <section className={styles.item} aria-label={name} data-part={part}>
      <ItemHead name={name} onRemove={onRemove} />
      <div className={styles.dates}>
        <SpanFields span={exception} onChange={(span) => onChange({ ...exception, ...span })} />
        <Select
          label={t('circulationEdit.calendar.state')}
          value={exception.aberta ? 'open' : 'closed'}
          options={[
            { value: 'closed', label: t('circulationEdit.calendar.closed') },
            { value: 'open', label: t('circulationEdit.calendar.open') },
          ]}
          onChange={({ target }) => onChange({ ...exception, aberta: target.value === 'open' })}
        />
        <LineField
          label={t('circulationEdit.calendar.reason')}
          name="motivo"
          longest={200}
          value={exception.motivo}
          onChange={(motivo) => onChange({ ...exception, motivo })}
        />
      </div>
    </section>
  );
}

interface Span {
  readonly de: string;
  readonly ate: string;
}

/** Fields for a first and a last day; the last one moves along if the first passes it. */
export function SpanFields(props: {
  readonly span: Span;
  readonly onChange: (span: Span) => void;
}) {
  const { span, onChange } = props;
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('circulationEdit.calendar.from')}
        name="de"
        type="date"
        required
        value={span.de}
        onChange={({ target }) =>
          onChange({ de: target.value, ate: span.ate < target.value ? target.value : span.ate })
        }
      />
      <TextField
        label={t('circulationEdit.calendar.until')}
        name="ate"
        type="date"
        required
        min={span.de}
        value={span.ate}
        onChange={({ target }) => onChange({ ...span, ate: target.value })}
      />
    </>
  );
}
