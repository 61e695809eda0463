import type { DatabaseKind } from './databases.ts';
import type { Scene } from './scene.ts';

/** Note for the reader of the table, and whatever was seen that should not have been. */
export interface Seen {
  readonly note?: string;
  readonly wrong?: readonly string[];
}

export interface FaultResult extends Seen {
  /** End of the fault, by performance.now(): from here on the application has to become ready. */
  readonly ended: number;
  /** Sees whether all else comes back, while the reads and writes are waited for. */
  readonly later?: () => Promise<Seen>;
}

/** Something that goes wrong around the application, or is done to it. */
export interface Fault {
  readonly name: string;
  readonly on: readonly DatabaseKind[];
  /** Seconds from its end until reads and writes succeed, at most. */
  readonly bar: (on: DatabaseKind) => number;
  /** Whether it needs a disk of its own that can be full. */
  readonly onSmallDisk?: boolean;
  /** Before anybody writes. */
  prepare?(scene: Scene): Promise<void>;
  /** Does it under writes, for so many seconds where it lasts, and undoes it. */
  strike(scene: Scene, seconds: number): Promise<FaultResult>;
  /** Once nobody writes any more. */
  tidy?(scene: Scene): Promise<void>;
}

/** A start on a database that runs, and one that has to start its own. */
export const startBar = (on: DatabaseKind): number => (on === 'own' ? 2 : 6);

/** Seconds within which what was damaged is to come back by itself. */
export const backBar = (): number => 1;

export const everywhere: readonly DatabaseKind[] = ['embedded', 'own'];
