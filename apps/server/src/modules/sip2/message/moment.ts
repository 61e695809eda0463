import { timeZone } from '../../../platform/clock.ts';

/** 'YYYYMMDDZZZZHHMMSS', the zone blank: the hour of the libraries. */
export function writeMoment(at: Temporal.Instant): string {
  const local = at.toZonedDateTimeISO(timeZone);
  return `${writeDay(local.toPlainDate())}    ${local.toPlainTime().toString({ smallestUnit: 'second' }).replaceAll(':', '')}`;
}

export function writeDay(day: Temporal.PlainDate): string {
  return day.toString().replaceAll('-', '');
}
