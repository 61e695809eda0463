import { useTranslation } from '../../../languages/use-translation.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { RunHistory } from './run-history.tsx';
import { UploadForm } from './upload-form.tsx';

/** Upload of a file, and the imports made before. */
export function Page() {
  const { t } = useTranslation();
  return (
    <StaffTask name="imports">
      <section>
        <Stack gap={3}>
          <h2>{t('imports.bring')}</h2>
          <UploadForm />
        </Stack>
      </section>
      <section>
        <Stack gap={2}>
          <h2>{t('imports.sheetsTitle')}</h2>
          <p>{t('imports.sheetsText')}</p>
          <p>
            <Link href="/meupergamum/atendimento/leitores">{t('imports.sheetsLink')}</Link>
          </p>
        </Stack>
      </section>
      <RunHistory />
    </StaffTask>
  );
}
