import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import recoveryStyles from './recovery.module.css';
import { timeLeft } from './typed-code.ts';

interface TimeLeftProps {
  /** End of the code, in milliseconds since 1970. */
  readonly endsAt: number;
  readonly onEnd: () => void;
}

/** Time left for the code, updated each second; its end is reported once. */
export function TimeLeft({ endsAt, onEnd }: TimeLeftProps) {
  const { t } = useTranslation();
  const left = useTimeUntil(endsAt, onEnd);
  return (
    <p className={recoveryStyles.left} role="timer">
      {t('recovery.timeLeft', { time: timeLeft(left) })}
    </p>
  );
}

/** Counts the milliseconds that are left. */
function useTimeUntil(endsAt: number, onEnd: () => void): number {
  const [left, setLeft] = useState(() => endsAt - Date.now());
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const now = endsAt - Date.now();
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return left;
}
