export { applyLeftClosures } from './apply-closure.ts';
export { movePickups } from './move-pickups.ts';
export { useCases } from './use-cases.ts';
export { nationalHolidays } from './national-holidays.ts';
