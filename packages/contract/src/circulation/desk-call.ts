import { activities } from '../protocol/activity.ts';
import { modules } from '../protocol/module.ts';

/** Tag, access and permission that all calls of the circulation desk share. */
export const deskCall = {
  tag: 'atendimento',
  access: 'patron',
  permission: { module: modules.staff, activity: activities.staffDesk },
} as const;
