import { useTranslation } from '../../languages/use-translation.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

export interface DayLabels {
  readonly from: string;
  readonly to: string;
}

interface DaySpanFieldsProps {
  /** As the address has them, empty for none. */
  readonly days: { readonly dataIni: string; readonly dataFim: string };
  /** Labels of the two fields, where the days are not simply those of the list. */
  readonly labels?: DayLabels | undefined;
}

/** The first and the last day of a list that its address narrows; marked where they are the wrong way round. */
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
