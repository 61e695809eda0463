import type { DatabaseKind } from './databases.ts';
import type { Scene } from './scene.ts';

/** Findings after a fault: a note for the table's reader, and whatever should not have been seen. */
export interface FaultFindings {
  readonly note?: string;
  readonly wrong?: readonly string[];
}

export interface FaultResult extends FaultFindings {
  /** End of the fault, by performance.now(): from here on the application has to become ready. */
  readonly ended: number;
  /** Sees whether all else comes back, while the reads and writes are waited for. */
  readonly later?: () => Promise<FaultFindings>;
}

/** Something that goes wrong around the application, or is done to it. */
export interface Fault {
  readonly name: string;
  readonly on: readonly DatabaseKind[];
  /** Most seconds from the end of the fault until reads and writes succeed. */
  readonly bar: (on: DatabaseKind) => number;
  /** Whether the fault needs a disk of its own that can be full. */
  readonly onSmallDisk?: boolean;
  /** Sets the fault up before anybody writes. */
  prepare?(scene: Scene): Promise<void>;
  /** Causes the fault under writes, for so many seconds where it lasts, and undoes it. */
  strike(scene: Scene, seconds: number): Promise<FaultResult>;
  /** Clears up once nobody writes any more. */
  tidy?(scene: Scene): Promise<void>;
}

/** Seconds that a start takes: on a running database, or with a database to start first. */
export const startBar = (on: DatabaseKind): number => (on === 'own' ? 2 : 6);

/** Seconds within which what was damaged is to come back by itself. */
export const backBar = (): number => 1;

export const everywhere: readonly DatabaseKind[] = ['embedded', 'own'];
