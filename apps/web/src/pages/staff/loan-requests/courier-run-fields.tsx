import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../staff-list.module.css';

export type CourierRun = Output<'getCourierRuns'>['percursos'][number];
export type Libraries = Output<'listLibraries'>;

interface CourierRunFieldsProps {
  readonly run: CourierRun;
  readonly libraries: Libraries;
  readonly number: number;
  readonly onChange: (run: CourierRun) => void;
  readonly onRemove: () => void;
}

/** Fields of one courier run: between which libraries, on which weekday, and in how many days. */
export function CourierRunFields({
  run,
  libraries,
  number,
  onChange,
  onRemove,
}: CourierRunFieldsProps) {
  const { t, i18n } = useTranslation();
  const name = t('loanRequests.courier.run', { number });
  const options = [
    { value: '', label: t('loanRequests.courier.any') },
    ...libraries.map(({ cod_biblioteca, desc_biblioteca }) => ({
      value: String(cod_biblioteca),
      label: desc_biblioteca,
    })),
  ];
  const chosen = (value: string) => (value === '' ? null : Number(value));
  return (
    <section className={styles.entry} aria-label={name}>
      <div className={styles.entryHead}>
        <strong>{name}</strong>
        <Button variant="quiet" size="small" icon="trash" iconOnly onClick={onRemove}>
          {t('loanRequests.courier.removeOf', { number })}
        </Button>
      </div>
      <FieldGrid isDense>
        <Select
          label={t('loanRequests.courier.from')}
          options={options}
          value={String(run.biblioteca_origem ?? '')}
          onChange={({ target }) => onChange({ ...run, biblioteca_origem: chosen(target.value) })}
        />
        <Select
          label={t('loanRequests.courier.to')}
          options={options}
          value={String(run.biblioteca_recebimento ?? '')}
          onChange={({ target }) =>
            onChange({ ...run, biblioteca_recebimento: chosen(target.value) })
          }
        />
        <Select
          label={t('loanRequests.courier.weekday')}
          options={weekdays(i18n.language)}
          value={String(run.dia_semana)}
          onChange={({ target }) => onChange({ ...run, dia_semana: Number(target.value) })}
        />
        <TextField
          label={t('loanRequests.courier.days')}
          type="number"
          min={0}
          max={60}
          required
          value={String(run.dias)}
          onChange={({ target }) => onChange({ ...run, dias: Math.trunc(Number(target.value)) })}
        />
      </FieldGrid>
    </section>
  );
}

/** From Monday, which 1 June 2026 was. */
function weekdays(language: string) {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    value: String(day),
    label: format.format(new Date(Date.UTC(2026, 5, day))),
  }));
}
