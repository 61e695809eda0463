import { SheetForm } from '../../../features/sheet-import/sheet-form.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <StaffTask name="patronImport">
      <SheetForm
        call="importPatrons"
        title={t('sheets.patrons.title')}
        text={t('sheets.patrons.text')}
      />
      <SheetForm call="importLoans" title={t('sheets.loans.title')} text={t('sheets.loans.text')} />
    </StaffTask>
  );
}
