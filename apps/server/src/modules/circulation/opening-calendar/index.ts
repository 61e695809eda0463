export { applyLeftClosures } from './apply-closure.ts';
export { closeInEmergency } from './close-in-emergency.ts';
export { changeOpeningCalendar, getOpeningCalendar } from './edit-opening-calendar.ts';
