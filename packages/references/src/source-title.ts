import type { Description, MarcRecord } from '@estante/marc';

/** A title as the catalogue has it: what an export is made of. */
export interface SourceTitle {
  /** Number of the title in the catalogue. */
  readonly id: number;
  readonly description: Description;
  /** The record that describes it, kept whole; null where there is none. */
  readonly record: MarcRecord | null;
  /** '869.3 A848d', or ''. */
  readonly callNumber: string;
  /** Address of its page in the catalogue, from the scheme on. */
  readonly address: string;
}
