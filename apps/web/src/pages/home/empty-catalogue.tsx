import { useTranslation } from '../../languages/use-translation.ts';
import { useStaffPages } from '../../session/use-permission.ts';
import { Link } from '../../ui/navigation/link.tsx';

/** Before the first records have come: who prepares the network is led on. */
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
