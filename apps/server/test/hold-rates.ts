import { onTestFinished, vi } from 'vitest';

/** Stops the clock that calls are counted by until the test ends: on a busy machine a minute's calls take longer. */
export function holdRates(): void {
  if (vi.isFakeTimers()) return;
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}
