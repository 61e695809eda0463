import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../languages/use-translation.ts';
import { AccountTask } from '../../../features/account-area/account-task.tsx';
import { DaysForm } from '../../../features/days/days-form.tsx';
import { FindTitle } from './find-title.tsx';
import { LibraryChoice } from './library-choice.tsx';
import { TitleTotals } from './title-totals.tsx';
import { besidesDays, readTotalsChoice, totalsPath } from './totals-address.ts';

/** Copies, loans, holds and accesses of a title within days, by library. */
export function Page() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const choice = readTotalsChoice(params);
  return (
    <AccountTask name="titleTotals" lead={t('titleTotals.lead')}>
      <FindTitle key={choice.words} choice={choice} />
      {choice.title !== null && (
        <>
          <LibraryChoice choice={choice} />
          <DaysForm
            path={totalsPath}
            days={choice.days}
            label={t('titleTotals.days')}
            also={besidesDays(choice)}
          />
          <TitleTotals choice={choice} title={choice.title} />
        </>
      )}
    </AccountTask>
  );
}
