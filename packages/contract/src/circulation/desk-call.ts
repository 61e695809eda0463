import { activities } from '../protocol/activity.ts';
import { modules } from '../protocol/staff-page.ts';

/** What the calls of the circulation desk have in common. */
export const deskCall = {
  tag: 'atendimento',
  access: 'patron',
  permission: { module: modules.staff, activity: activities.staffDesk },
} as const;
