import { applyBatch, type BatchResult } from './apply-batch.ts';
import { BatchClaims, Claims } from '../identity/claims.ts';
import { setAside, type Item, type SetAside, type SetAsideReason } from '../preparing/item.ts';
import { reasonOf } from '../records/change.ts';
import type { ImportNumber } from '../database/import-number.ts';
import type { LibraryOptions } from '../items/libraries.ts';
import type { Outcome } from '../records/outcome.ts';
import type { RecordList } from './record-list.ts';
import type { Tally } from './report.ts';
import { isConflict, isRefusal, type Session } from '../database/session.ts';
import type { Parent } from '../records/holdings-parent.ts';

export type ListName =
  | 'setAside'
  | 'renumbered'
  | 'overwritten'
  | 'joined'
  | 'barcodes'
  | 'guessed';

export interface WriterDeps {
  readonly session: Session;
  readonly tally: Tally;
  readonly lists: Readonly<Record<ListName, RecordList>>;
  readonly importNumber: ImportNumber;
  readonly libraries: LibraryOptions;
  readonly today: string;
  readonly sentenceOf: (reason: SetAsideReason) => string;
}

export interface BatchWriter {
  /** Holdings records of the next file do not belong to a record of the last. */
  beginFile(): void;
  /** Commits the records and only then counts and lists them. */
  batch(items: readonly Item[]): Promise<void>;
}

const attempts = 5;

export function createWriter(deps: WriterDeps): BatchWriter {
  const claims = { bibliographic: new Claims(), authority: new Claims(), holdings: new Claims() };
  let preceding: Parent | null = null;

  async function commit(items: readonly Item[]): Promise<BatchResult> {
    for (let attempt = 1; ; attempt += 1) {
      // Claims of an attempt that failed are forgotten with it.
      const batchClaims = {
        bibliographic: new BatchClaims(claims.bibliographic),
        authority: new BatchClaims(claims.authority),
        holdings: new BatchClaims(claims.holdings),
      };
      const importNumber = deps.importNumber.begin();
      const context = {
        importNumber,
        libraries: deps.libraries,
        today: deps.today,
        claims: batchClaims,
        preceding,
      };
      try {
        const result = await deps.session.transaction((tx) => applyBatch(tx, items, context));
        for (const made of [...Object.values(batchClaims), importNumber]) made.commit();
        return result;
      } catch (error) {
        if (!isConflict(error) || attempt === attempts) throw error;
      }
    }
  }

  /**
   * Writes a batch. Where PostgreSQL refuses the data, halves it until the record that says them
   * stands alone.
   */
  async function batch(items: readonly Item[]): Promise<void> {
    try {
      const result = await commit(items);
      preceding = result.preceding;
      deps.tally.add(result);
      await listOutcomes(deps, result);
    } catch (error) {
      const [only] = items;
      if (!only || !isRefusal(error)) throw error;
      if (items.length > 1) {
        const half = items.length >> 1;
        await batch(items.slice(0, half));
        await batch(items.slice(half));
      } else if (only.kind === 'set-aside') throw error;
      else await batch([setAside(only, 'refused', error.message)]);
    }
  }

  return {
    beginFile: () => {
      preceding = null;
    },
    batch,
  };
}

async function listOutcomes(
  { lists, sentenceOf }: WriterDeps,
  { outcomes, sharedBarcodes }: BatchResult,
): Promise<void> {
  await lists.setAside.append(
    outcomes.flatMap((outcome) =>
      outcome.result === 'set-aside' ? listed(outcome.item, sentenceOf) : [],
    ),
  );
  await lists.guessed.append(outcomes.flatMap(guessed));
  for (const kind of ['overwritten', 'joined', 'renumbered'] as const) {
    await lists[kind].append(outcomes.flatMap((outcome) => changed(outcome, kind)));
  }
  await lists.barcodes.append(sharedBarcodes);
}

/** Tells what a record came upon: both descriptions, and why it was taken for the same, or for another. */
function changed(outcome: Outcome, kind: 'overwritten' | 'joined' | 'renumbered'): object[] {
  if (outcome.result === 'set-aside') return [];
  const { item, change, isRenumbered } = outcome;
  const { place, origin } = item;
  const entry = { ...place, kind: item.kind, source: origin.source, controlNumber: origin.number };
  if (change === null) return kind === 'renumbered' && isRenumbered ? [entry] : [];
  if (change.kind !== kind) return [];
  const { titleId, before, after } = change;
  return [{ ...entry, titleId, why: reasonOf(change), before, after }];
}

/** Records whose bytes could have been read in another way. */
function guessed(outcome: Outcome): object[] {
  if (outcome.result === 'set-aside' || outcome.item.guessedCharset === null) return [];
  const { kind, place, origin, guessedCharset } = outcome.item;
  return [{ ...place, kind, controlNumber: origin.number, charset: guessedCharset }];
}

function listed(
  { place, of, controlNumber, reason, detail }: SetAside,
  sentenceOf: WriterDeps['sentenceOf'],
) {
  return { ...place, kind: of, controlNumber, reason, sentence: sentenceOf(reason), detail };
}
