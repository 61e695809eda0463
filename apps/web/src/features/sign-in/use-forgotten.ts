import { useState } from 'react';

/** Keeps the way to the recovery of a password and back, with the user name and its message. */
export function useForgotten() {
  const [isRecovering, setRecovering] = useState(false);
  const [username, setUsername] = useState('');
  const [recovered, setRecovered] = useState<string | null>(null);
  const turn = (isForgotten: boolean) => (written: string) => {
    setUsername(written);
    setRecovering(isForgotten);
    setRecovered(null);
  };
  const leaveDone = (written: string, words: string) => {
    turn(false)(written);
    setRecovered(words);
  };
  return { isRecovering, username, recovered, setRecovered, turn, leaveDone };
}
