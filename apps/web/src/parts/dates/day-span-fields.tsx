import { useTranslation } from '../../languages/use-translation.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

export interface DayLabels {
  readonly from: string;
  readonly to: string;
}

interface DaySpanFieldsProps {
  /** Days in the address, '' for none. */
  readonly days: { readonly dataIni: string; readonly dataFim: string };
  /** Labels of the two fields, if the days are not simply those of the list. */
  readonly labels?: DayLabels | undefined;
}

/**
 * Fields for the first and last day of a list narrowed by its address; marked if they are the wrong way
 * round.
 */
export function DaySpanFields({ days: { dataIni, dataFim }, labels }: DaySpanFieldsProps) {
  const { t } = useTranslation();
  const isInverted = dataIni !== '' && dataFim !== '' && dataFim < dataIni;
  return (
    <>
      <TextField
        label={labels?.from ?? t('staffList.from')}
        name="dataIni"
        type="date"
        defaultValue={dataIni}
      />
      <TextField
        label={labels?.to ?? t('staffList.to')}
        name="dataFim"
        type="date"
        defaultValue={dataFim}
        error={
          isInverted
            ? t('errors.DatasInvertidas', { data_ini: dataIni, data_fim: dataFim })
            : undefined
        }
      />
    </>
  );
}
