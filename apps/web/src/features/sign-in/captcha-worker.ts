import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Milliseconds after which a device is too slow for the challenge. */
const timeout = 90_000;

/** Runs in a worker: answers a challenge with its solution, or null if it took too long. */
self.addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge: data, deriveKey, timeout }).then(
    (solution) => self.postMessage(solution),
    () => self.postMessage(null),
  );
});
