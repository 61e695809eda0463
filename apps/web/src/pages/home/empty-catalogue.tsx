import { useTranslation } from '../../languages/use-translation.ts';
import { useStaffPages } from '../../session/use-permission.ts';
import { Link } from '../../ui/navigation/link.tsx';

/** Message before the first records have come, with the next step for those who set up the network. */
export function EmptyCatalogue() {
  const { t } = useTranslation();
  const steps = useStaffPages().find(({ name }) => name === 'firstSteps');
  return (
    <section>
      <h2>{t('search.noTitles')}</h2>
      <p>{t('search.noTitlesText')}</p>
      {steps && (
        <p>
          <Link href={`/meupergamum/atendimento/${steps.path}`}>{t('search.toFirstSteps')}</Link>
        </p>
      )}
    </section>
  );
}
