import { SheetForm } from '../../features/sheet-import/sheet-form.tsx';
import { StaffTask } from './staff-task.tsx';

export function Page() {
  return (
    <StaffTask name="patronImport">
      <SheetForm call="importPatrons" of="patrons" />
      <SheetForm call="importLoans" of="loans" />
    </StaffTask>
  );
}
