import type { CopyData, IssueState, SerialPartData, StoredRecord } from '@estante/marc';
import type { ColumnType, Generated } from 'kysely';
import type { CivilDate, Json, NamedTable } from './column.ts';

/** Status that circulation gives a copy: where it is. */
export type CirculationStatus = 'on-loan' | 'held' | 'in-transit' | 'lost' | 'claimed-returned';

/** Status of a copy as its record says, or as staff set it on screen. */
export type CopyStatus = CopyData['status'] | 'damaged';

export type CopyAct = 'added' | 'changed' | 'moved' | 'as-recorded';

interface ImportableTable extends NamedTable {
  /** Import that made the entry for an unknown code; null for entries made by people. */
  import_id: Generated<number | null>;
}

/** Tables of what libraries hold of titles. */
export interface HoldingsTables {
  collection: ImportableTable;
  location: ImportableTable;
  loan_type: ImportableTable;
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
    /** State of the copy by circulation, else by its source. */
    state: ColumnType<CopyStatus | CirculationStatus, never, never>;
    expected_on: ColumnType<CivilDate | null, never, never>;
    /** Day of arrival in this catalogue; null: before that was recorded. */
    included_on: ColumnType<CivilDate | null, CivilDate | null | undefined, CivilDate | null>;
    /** Day of its withdrawal or loss, set by a trigger; null while it is there, or where the day is unknown. */
    left_on: ColumnType<CivilDate | null, CivilDate | null | undefined, CivilDate | null>;
    /** Price in centavos. */
    price: ColumnType<number | null, number | null | undefined, number | null>;
    /** Columns that staff have changed, each with the value of its record. */
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
    /** Moment at which the expected copies were listed; null: not yet. */
    listed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  inventory_copy: {
    inventory_id: number;
    copy_id: number;
    shelf_key: string;
    /** Scan of the copy; null: it was not scanned. */
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
    /** Inventory that did not find the copy; null for other changes. */
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
    /** Day on which it became known here: followers are notified by it, whatever the day of receipt. */
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

/** Issue without the values that staff set. */
export interface RecordedIssue {
  readonly state: IssueState;
  readonly barcode: string;
  readonly note: string;
  readonly received_on: string | null;
  /** Day of inclusion; undefined where no record ever named it. */
  readonly included_on?: string | null | undefined;
}
