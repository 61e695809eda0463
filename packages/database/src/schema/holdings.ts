import type { CopyData, IssueState, SerialPartData, StoredRecord } from '@estante/marc';
import type { ColumnType, Generated } from 'kysely';
import type { CivilDate, Json, NamedTable } from './column.ts';

/** Status that circulation gives a copy: where it is. */
export type CirculationStatus = 'on-loan' | 'held' | 'in-transit' | 'lost' | 'claimed-returned';

/** Status of a copy as its record says, or staff on screen. */
export type CopyStatus = CopyData['status'] | 'damaged';

export type CopyAct = 'added' | 'changed' | 'moved' | 'as-recorded';

interface MadeByImport extends NamedTable {
  /** The import that made the entry of a code that was new; null: somebody did. */
  import_id: Generated<number | null>;
}

/** Tables of what libraries hold of titles. */
export interface HoldingsTables {
  collection: MadeByImport;
  location: MadeByImport;
  loan_type: MadeByImport;
  holdings_record: {
    id: Generated<number>;
    record_id: number;
    source_id: number;
    source_number: string | null;
    match_key: string | null;
    digest: Buffer;
    marc: Json<StoredRecord>;
  };
  holding: {
    id: Generated<number>;
    title_id: number;
    record_id: number;
    holdings_record_id: number | null;
    library_id: number;
    source_key: string;
    location_id: number | null;
    call_number: string;
    statements: string[];
    notes: string[];
  };
  copy: {
    id: Generated<number>;
    title_id: number;
    record_id: number;
    holdings_record_id: number | null;
    library_id: number;
    source_key: string;
    barcode: string | null;
    call_number: string;
    volume: string;
    tome: string;
    part: string;
    copy_number: Generated<string>;
    additional_material: string;
    loan_type_id: number | null;
    collection_id: number | null;
    location_id: number | null;
    status: CopyStatus;
    acquired_on: CivilDate | null;
    note: string;
    due_on: ColumnType<CivilDate | null, CivilDate | null | undefined, CivilDate | null>;
    circulation_status: ColumnType<
      CirculationStatus | null,
      CirculationStatus | null | undefined,
      CirculationStatus | null
    >;
    circulation_due_on: ColumnType<
      CivilDate | null,
      CivilDate | null | undefined,
      CivilDate | null
    >;
    /** State of the copy as circulation says, else its source. */
    state: ColumnType<CopyStatus | CirculationStatus, never, never>;
    expected_on: ColumnType<CivilDate | null, never, never>;
    /** Came to this catalogue; null: before that was kept. */
    included_on: ColumnType<CivilDate | null, CivilDate | null | undefined, CivilDate | null>;
    /** Withdrawn or lost since, kept by a trigger; null: it is there, or nobody knows the day. */
    left_on: ColumnType<CivilDate | null, CivilDate | null | undefined, CivilDate | null>;
    /** Centavos. */
    price: ColumnType<number | null, number | null | undefined, number | null>;
    /** Columns that staff have written, each with what its record says there. */
    record_says: ColumnType<Readonly<Record<string, unknown>>, string | undefined, string>;
    added_by: ColumnType<number | null, number | null | undefined, number | null>;
  };
  inventory: {
    id: Generated<number>;
    library_id: number;
    location_id: number | null;
    from_call: string;
    to_call: string;
    started_at: Date;
    started_by: number;
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Moment at which the copies that it looks for were written down; null: not yet. */
    listed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  inventory_copy: {
    inventory_id: number;
    copy_id: number;
    shelf_key: string;
    /** Null: it was not scanned. */
    scan_id: ColumnType<number | null, number | null | undefined, number | null>;
  };
  inventory_scan: {
    id: Generated<number>;
    inventory_id: number;
    barcode: string;
    scanned_at: Date;
  };
  copy_change: {
    id: Generated<number>;
    copy_id: number;
    act: CopyAct;
    changes: Json<Readonly<Record<string, readonly [before: unknown, after: unknown]>>>;
    note: Generated<string>;
    changed_at: Date;
    changed_by: number;
    /** Inventory that did not find the copy; null for changes that no inventory made. */
    inventory_id: ColumnType<number | null, number | null | undefined, number | null>;
  };
  serial_part: {
    id: Generated<number>;
    title_id: number;
    library_id: number;
    record_id: number | null;
    holdings_record_id: number | null;
    source_key: string;
    kind: SerialPartData['kind'];
    name: Generated<string>;
    frequency: Generated<string>;
    call_number: Generated<string>;
  };
  serial_issue: {
    part_id: number;
    sequence: number;
    section: Generated<number>;
    year: number;
    last_year: number | null;
    month: number | null;
    day: number | null;
    designation: string;
    volume: Generated<string>;
    number: Generated<string>;
    state: IssueState;
    barcode: Generated<string>;
    note: Generated<string>;
    expected_on: ColumnType<CivilDate | null, CivilDate | null | undefined, CivilDate | null>;
    received_on: ColumnType<CivilDate | null, CivilDate | null | undefined, CivilDate | null>;
    /** Day it came to be known as here: followers are told by it, whenever it was received. */
    included_on: ColumnType<CivilDate | null, CivilDate | null | undefined, CivilDate | null>;
    staff_issue_id: ColumnType<number | null, number | null | undefined, number | null>;
  };
  staff_issue: {
    id: Generated<number>;
    part_id: number;
    year: number;
    last_year: number | null;
    month: number | null;
    day: number | null;
    designation: string;
    section: Generated<number>;
    volume: string;
    number: string;
    state: Extract<IssueState, 'received' | 'missing' | 'claimed'>;
    barcode: string;
    note: string;
    received_on: CivilDate | null;
    included_on: CivilDate | null;
    record_says: Json<RecordedIssue> | null;
    written_at: Date;
    written_by: number | null;
  };
}

/** An issue as it is without what staff set. */
export interface RecordedIssue {
  readonly state: IssueState;
  readonly barcode: string;
  readonly note: string;
  readonly received_on: string | null;
  /** Undefined: it was never here by its record. */
  readonly included_on?: string | null | undefined;
}
