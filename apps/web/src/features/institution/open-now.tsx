import { useEffect, useState } from 'react';
import { formatDay } from '@estante/phrases/translator';
import type { Translate } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import {
  formatTime,
  openState,
  wallTime,
  type NextOpening,
  type OpeningDay,
  type OpenState,
} from '../../parts/libraries/open-state.ts';
import styles from './institution.module.css';

export interface OpeningProps {
  /** Opening days: today, and the next ones. */
  readonly days: readonly OpeningDay[];
  readonly timeZone: string;
}

/** Milliseconds between two looks at the clock. */
const clockIntervalMs = 10_000;

/** Whether the library is open at this moment by the clock of its own time zone. */
export function OpenNow({ days, timeZone }: OpeningProps) {
  const { t, i18n } = useTranslation();
  const now = useWallTime(timeZone);
  const state = openState(days, now);
  if (!state) return null;
  return (
    <span className={state.kind === 'closed' ? undefined : styles.open}>
      {wordsOf(state, t, i18n.language)}
    </span>
  );
}

function useWallTime(timeZone: string) {
  const [now, setNow] = useState(() => wallTime(timeZone, new Date()));
  useEffect(() => {
    const look = () =>
      setNow((before) => {
        const next = wallTime(timeZone, new Date());
        return next.day === before.day && next.time === before.time ? before : next;
      });
    const timer = setInterval(look, clockIntervalMs);
    // A page that comes back from the background may have slept.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [timeZone]);
  return now;
}

function wordsOf(state: OpenState, t: Translate, language: string): string {
  switch (state.kind) {
    case 'open':
      return state.until === '24:00'
        ? t('home.openUntilMidnight')
        : t('home.openUntil', { time: formatTime(state.until, language) });
    case 'open-today':
      return t('home.openToday');
    case 'closed': {
      const words = [t('home.closedNow'), state.next && nextWords(state.next, t, language)];
      return words.filter(Boolean).join(' · ');
    }
  }
}

function nextWords({ day, inDays, at }: NextOpening, t: Translate, language: string): string {
  const time = at && formatTime(at, language);
  if (inDays === 0 && time) return t('home.opensAt', { time });
  if (inDays === 1)
    return time ? t('home.opensTomorrow', { time }) : t('home.opensTomorrowAnyTime');
  // A weekday's name means a day of this week alone.
  const name = inDays < 7 ? weekdayName(day, language) : formatDay(day, language);
  return time ? t('home.opensOn', { day: name, time }) : t('home.opensOnAnyTime', { day: name });
}

function weekdayName(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
