import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { libraryToday } from '../../parts/dates/library-today.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Cluster } from '../../ui/layouts/flow.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';
import type { Exception } from './exception-fields.tsx';
import { network } from './level.ts';

interface HolidayYearsProps {
  /** Exceptions of every level. */
  readonly dates: readonly Exception[];
  readonly onChange: (dates: Exception[]) => void;
}

/** Button that adds a year's national holidays to the dates of the network, to be saved with the others. */
export function HolidayYears({ dates, onChange }: HolidayYearsProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('listNationalHolidays');
  const first = Number(libraryToday().slice(0, 4));
  const [year, setYear] = useState(String(first + 1));
  const add = async () => {
    const holidays = await act({ query: { ano: year } });
    if (!holidays) return;
    const there = new Set(dates.filter(isOfNetwork).map(({ de, ate }) => `${de}/${ate}`));
    const missing = holidays.filter(({ dia }) => !there.has(`${dia}/${dia}`));
    onChange([
      ...dates,
      ...missing.map(({ dia, nome }) => ({
        ...network,
        de: dia,
        ate: dia,
        aberta: false,
        motivo: nome,
      })),
    ]);
    const words = t('circulationEdit.calendar.holidaysAdded', { count: missing.length, year });
    showToast({ tone: 'success', words });
  };
  return (
    <Cluster>
      <Select
        label={t('circulationEdit.calendar.holidaysOf')}
        value={year}
        options={[0, 1, 2, 3].map((more) => ({
          value: String(first + more),
          label: String(first + more),
        }))}
        onChange={({ target }) => setYear(target.value)}
      />
      <Button icon="calendar" isPending={isBusy} onClick={() => void add()}>
        {t('circulationEdit.calendar.addHolidays')}
      </Button>
    </Cluster>
  );
}

const isOfNetwork = ({ cod_biblioteca, cod_campus }: Exception) =>
  cod_biblioteca === null && cod_campus === null;
