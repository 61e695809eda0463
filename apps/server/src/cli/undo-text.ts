import type { Translate } from '@estante/phrases';
import { codeTables, type RefusedRecord, type UndoReport } from '../modules/import/index.ts';

/** Most refusals that are listed. */
const mostShown = 50;

/** The report of an undone import, as an operator reads it. */
export function undoText(
  importId: number,
  report: UndoReport,
  isDryRun: boolean,
  t: Translate,
): string {
  const { restored, withdrawn, separated, refused, entries, isInterrupted } = report;
  const shown = refused.slice(0, mostShown).map((one) => `  ${refusedLine(one, t)}`);
  const left = refused.length - shown.length;
  return [
    t('importing.undo.restored', { id: importId, restored }),
    t('importing.undo.withdrawn', { withdrawn, separated }),
    ...codeTables.flatMap((table) =>
      entries[table].length === 0
        ? []
        : [t(`importing.undo.entries.${table}`, { codes: entries[table].join(', ') })],
    ),
    ...(refused.length > 0 ? [t('importing.undo.left', { left: refused.length })] : []),
    ...shown,
    ...(left > 0 ? [`  ${t('importing.undo.more', { left })}`] : []),
    ...(isInterrupted ? [t('importing.undo.interrupted')] : []),
    ...(isDryRun ? [t('importing.dryRun')] : []),
  ].join('\n');
}

function refusedLine(refused: RefusedRecord, t: Translate): string {
  const { titleId, title, controlNumber, reason, changedBy } = refused;
  const names = [
    t('importing.undo.titleId', { id: titleId }),
    ...(controlNumber === null ? [] : [t('importing.undo.number', { number: controlNumber })]),
  ];
  const by = changedBy === null ? '' : ` ${t('importing.undo.byImport', { id: changedBy })}`;
  return `${title} (${names.join(', ')}): ${t(`importing.undo.reasons.${reason}`)}${by}`;
}
