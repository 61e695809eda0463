import { activities } from '../protocol/activity.ts';
import { modules } from '../protocol/module.ts';

/** What the calls of the circulation desk have in common. */
export const deskCall = {
  tag: 'atendimento',
  access: 'patron',
  permission: { module: modules.staff, activity: activities.staffDesk },
} as const;
