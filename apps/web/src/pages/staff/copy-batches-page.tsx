import { Answered } from '../../api/answered.tsx';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { BatchForm } from './copies/batch-form.tsx';
import { StaffTask } from './staff-task.tsx';

/** Copies changed by a list of bar codes: what would change first, then done. */
export function Page() {
  const { t } = useTranslation();
  const choices = useEndpoint(endpointQuery('getCopyChoices', {}));
  return (
    <StaffTask name="copyBatches">
      <Answered asked={choices} failed={t('failure.title')}>
        {(known) => <BatchForm choices={known} />}
      </Answered>
    </StaffTask>
  );
}
