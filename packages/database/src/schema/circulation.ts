import type { Generated } from 'kysely';
import type {
  CivilDate,
  Json,
  OpenRowOwner,
  Nullable,
  NullableDate,
  NullableMoment,
} from './column.ts';

/** Tables of loans: their renewals, and what staff did in spite of a rule. */
export interface CirculationTables {
  loan: {
    id: Generated<number>;
    person_id: OpenRowOwner;
    login_id: OpenRowOwner;
    copy_id: number | null;
    title_id: number;
    barcode: string;
    library_id: number;
    lent_at: Date;
    lent_in: number;
    lent_by: number | null;
    due_on: NullableDate;
    due_at: NullableMoment;
    renewals: Generated<number>;
    rule: Json<LoanTerms>;
    returned_at: NullableMoment;
    returned_in: Nullable<number>;
    returned_by: Nullable<number>;
    is_lost: Generated<boolean>;
  };
  renewal: {
    id: Generated<number>;
    loan_id: number;
    renewed_at: Date;
    made_by: RenewedBy;
    renewed_by: Nullable<number>;
    due_on: CivilDate | null;
    due_at: Date | null;
  };
  circulation_exception: {
    id: Generated<number>;
    loan_id: Nullable<number>;
    hold_id: Nullable<number>;
    act: ExceptionAct;
    motives: Generated<string[]>;
    reason: string;
    forgiven: Generated<number>;
    made_at: Date;
    made_by: number | null;
  };
}

/** Terms of a loan's rule when the loan was made, without the scope that selected the rule. */
export interface LoanTerms {
  readonly limit: number;
  readonly period: { readonly unit: 'days' | 'hours'; readonly length: number };
  readonly renewals: number;
  readonly allowsHolds: boolean;
  readonly pickupDays: number;
  readonly finePerDay: number;
  readonly graceDays: number;
  readonly fineCap: number;
  readonly suspensionFactor: number;
  readonly suspensionCap: number;
  readonly fixedDue: {
    readonly from: CivilDate;
    readonly until: CivilDate;
    readonly dueOn: CivilDate;
  } | null;
}

/** Acts of staff in spite of a rule. */
export type ExceptionAct = 'lend' | 'renew' | 'due-day' | 'hold';
export type RenewedBy = 'patron' | 'staff' | 'kiosk' | 'automatic';
