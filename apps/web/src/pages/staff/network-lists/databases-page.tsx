import { KeptLists } from './kept-lists.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

export function Page() {
  return (
    <StaffTask name="databases">
      <KeptLists of="databases" />
    </StaffTask>
  );
}
