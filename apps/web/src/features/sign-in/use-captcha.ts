import { activities } from '@estante/contract/plain';
import { useContext, useEffect, useRef, useState } from 'react';
import { useActivity, usePageConfig } from '../../parts/institution/page-config.ts';
import { ApiContext } from '../../api/query.ts';
import { solveCaptcha } from './solve-captcha.ts';

export type CaptchaState = 'idle' | 'working' | 'done' | 'failed' | 'expired';

export interface Captcha {
  /** Whether a captcha is required: activity 1120. */
  readonly isUsed: boolean;
  /** Whether it is done in a frame, by a captcha provider; else by our own box. */
  readonly isOutside: boolean;
  readonly state: CaptchaState;
  /** Number of times that it was restarted. */
  readonly round: number;
  readonly start: () => void;
  /** Takes the outcome reported by the frame, with its token. */
  readonly take: (outcome: 'done' | 'expired' | 'failed', token: string) => void;
  /** Restarts the captcha: an answer is good once, and has to be made again after it was sent. */
  readonly reset: () => void;
  /** Gives the answer, waiting while it is worked on; null if there is none. */
  readonly token: () => Promise<string | null>;
}

export function useCaptcha(): Captcha {
  const isUsed = useActivity(activities.loginCaptcha);
  const isOutside = usePageConfig().institution?.captcha === 'siteverify';
  const call = useContext(ApiContext);
  const [round, setRound] = useState(0);
  const [state, setState] = useState<CaptchaState>('idle');
  const work = useRef<{ readonly abort: () => void; readonly token: Promise<string | null> }>(null);

  const leave = (left: CaptchaState) => {
    work.current?.abort();
    work.current = null;
    setState(left);
  };
  useEffect(() => () => work.current?.abort(), []);

  const start = () => {
    if (!call) return;
    leave('working');
    const aborting = new AbortController();
    const { signal } = aborting;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const token = solveCaptcha(call, signal).then(
      (solved) => {
        if (signal.aborted) return null;
        setState('done');
        timer = setTimeout(() => leave('expired'), solved.life);
        return solved.token;
      },
      () => {
        if (!signal.aborted) setState('failed');
        return null;
      },
    );
    const abort = () => {
      aborting.abort();
      clearTimeout(timer);
    };
    work.current = { abort, token };
  };

  return {
    isUsed,
    isOutside,
    state,
    round,
    start,
    take: (outcome, token) => {
      leave(outcome);
      if (outcome === 'done') work.current = { abort: () => {}, token: Promise.resolve(token) };
    },
    reset: () => {
      leave('idle');
      setRound((now) => now + 1);
    },
    token: async () => (await work.current?.token) ?? null,
  };
}
