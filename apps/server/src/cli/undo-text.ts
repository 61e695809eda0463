import type { Refused, UndoReport } from '../modules/import/index.ts';

/** Refusals that are shown one by one. */
const mostShown = 50;

/** What undoing an import came to, as an operator reads it. */
export function undoText(importId: number, report: UndoReport, isDryRun: boolean): string {
  const { restored, withdrawn, separated, refused, isInterrupted } = report;
  const shown = refused.slice(0, mostShown).map((one) => `  ${refusedLine(one)}`);
  const left = refused.length - shown.length;
  return [
    `Import ${importId}: ${number(restored)} records are as they were before it,`,
    `${number(withdrawn)} titles of its own and ${number(separated)} records that had joined others are withdrawn.`,
    ...(refused.length > 0 ? [`Left as they are: ${number(refused.length)} records.`] : []),
    ...shown,
    ...(left > 0 ? [`  and ${number(left)} more`] : []),
    ...(isInterrupted ? ['Interrupted; run it again for the rest.'] : []),
    ...(isDryRun ? ['Dry run: nothing was written to the catalogue.'] : []),
  ].join('\n');
}

function refusedLine({ titleId, title, controlNumber, reason, changedBy }: Refused): string {
  const numbered = controlNumber === null ? '' : `, number ${controlNumber}`;
  const by = changedBy === null ? '' : ` by import ${changedBy}`;
  return `${title} (title ${titleId}${numbered}): ${sentences[reason]}${by}`;
}

const sentences: Readonly<Record<Refused['reason'], string>> = {
  changed: 'changed since',
  lent: 'a copy was lent since',
  wanted: 'a reader waits for it',
};

function number(value: number): string {
  return value.toLocaleString('en');
}
