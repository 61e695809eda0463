import { NoStaffTask } from '../../parts/staff/no-staff-task.tsx';

export const status = 404;

export function Page() {
  return <NoStaffTask />;
}
