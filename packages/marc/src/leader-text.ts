import { note } from './warning.ts';
import type { Warning } from './warning.ts';

const leaderLength = 24;

/** The leader's 24 characters; what is missing, or is not printable ASCII, is a blank. */
export function leaderFromText(text: string, warnings: Warning[]): string {
  const leader = text
    .slice(0, leaderLength)
    .replace(/[^\x20-\x7e]/g, ' ')
    .padEnd(leaderLength);
  if (leader !== text) note(warnings, 'leader');
  return leader;
}
