import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../parts/staff/staff-list.module.css';

export type CourierRun = Output<'getCourierRuns'>['percursos'][number];
export type Libraries = Output<'listLibraries'>;

interface CourierRunFieldsProps {
  readonly run: CourierRun;
  readonly libraries: Libraries;
  readonly number: number;
  readonly onChange: (run: CourierRun) => void;
  readonly onRemove: () => void;
}

/** Fields of one courier run: its libraries, its weekday, and its days. */
export function CourierRunFields({ number, onRemove, ...props }: CourierRunFieldsProps) {
  const { t } = useTranslation();
  const name = t('loanRequests.courier.run', { number });
  return (
    <section className={styles.entry} aria-label={name}>
      <div className={styles.entryHead}>
        <strong>{name}</strong>
        <Button variant="quiet" size="small" icon="trash" iconOnly onClick={onRemove}>
          {t('loanRequests.courier.removeOf', { number })}
        </Button>
      </div>
      <FieldGrid isDense>
        <WayFields {...props} />
        <TimeFields {...props} />
      </FieldGrid>
    </section>
  );
}

type FieldsProps = Omit<CourierRunFieldsProps, 'number' | 'onRemove'>;

/** Fields for the library that the run starts from, and the one it goes to. */
function WayFields({ run, libraries, onChange }: FieldsProps) {
  const { t } = useTranslation();
  const options = useLibraryOptions(libraries);
  const ends = [
    ['biblioteca_origem', 'from'],
    ['biblioteca_recebimento', 'to'],
  ] as const;
  return ends.map(([end, word]) => (
    <Select
      key={end}
      label={t(`loanRequests.courier.${word}`)}
      options={options}
      value={String(run[end] ?? '')}
      onChange={({ target }) => onChange({ ...run, [end]: chosen(target.value) })}
    />
  ));
}

const chosen = (value: string) => (value === '' ? null : Number(value));

function useLibraryOptions(libraries: Libraries) {
  const { t } = useTranslation();
  return [
    { value: '', label: t('loanRequests.courier.any') },
    ...libraries.map(({ cod_biblioteca, desc_biblioteca }) => ({
      value: String(cod_biblioteca),
      label: desc_biblioteca,
    })),
  ];
}

/** Fields for the weekday of the run, and the days that it takes. */
function TimeFields({ run, onChange }: Omit<FieldsProps, 'libraries'>) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <Select
        label={t('loanRequests.courier.weekday')}
        options={weekdays(i18n.language)}
        value={String(run.dia_semana)}
        onChange={({ target }) => onChange({ ...run, dia_semana: Number(target.value) })}
      />
      <DaysField run={run} onChange={onChange} />
    </>
  );
}

function DaysField({ run, onChange }: Omit<FieldsProps, 'libraries'>) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('loanRequests.courier.days')}
      type="number"
      min={0}
      max={60}
      required
      value={String(run.dias)}
      onChange={({ target }) => onChange({ ...run, dias: Math.trunc(Number(target.value)) })}
    />
  );
}

/** Lists the weekdays from Monday, which 1 June 2026 was. */
function weekdays(language: string) {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    value: String(day),
    label: format.format(new Date(Date.UTC(2026, 5, day))),
  }));
}
