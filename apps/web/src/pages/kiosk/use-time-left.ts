import { useEffect, useEffectEvent, useState } from 'react';

/** Counts the seconds until `onEnd`, restarted by each key or touch. */
export function useTimeLeft(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    let until = Date.now() + seconds * 1000;
    let isOver = false;
    const look = () => {
      const rest = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(rest);
      if (rest > 0 || isOver) return;
      isOver = true;
      end();
    };
    const prolong = () => {
      // A machine that slept: the time was over before the key.
      if (Date.now() < until) until = Date.now() + seconds * 1000;
      look();
    };
    const clock = setInterval(look, 1000);
    document.addEventListener('keydown', prolong);
    document.addEventListener('pointerdown', prolong);
    return () => {
      clearInterval(clock);
      document.removeEventListener('keydown', prolong);
      document.removeEventListener('pointerdown', prolong);
    };
  }, [seconds]);
  return left;
}
