import type { RunFiles } from './run-files.ts';

/**
 * The state of a run that was looked at to be undone, and was not: its file is kept until it has come in
 * whole, so one that was cut short may go on.
 */
export async function stateBeforeUndo(
  files: Pick<RunFiles, 'isSent'>,
  runId: number,
): Promise<'cancelled' | 'ended'> {
  return (await files.isSent(runId)) ? 'cancelled' : 'ended';
}
