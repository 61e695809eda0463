import type { ColumnType, Generated } from 'kysely';
import type { CivilDate, Nullable } from './column.ts';

/** Tables of debts, suspensions and clearances of patrons. Money in centavos. */
export interface DebtTables {
  debt: {
    id: Generated<number>;
    person_id: number;
    login_id: number;
    library_id: number;
    loan_id: number | null;
    kind: DebtKind;
    description: Generated<string>;
    amount: number;
    charged_at: Date;
    charged_by: number | null;
    txid: string;
    /** Id that the form of a charge sends. */
    submission: Nullable<string>;
  };
  debt_entry: {
    id: Generated<number>;
    debt_id: number;
    kind: 'payment' | 'discount' | 'reversal' | 'void';
    amount: number;
    reversed_id: number | null;
    entered_at: Date;
    entered_by: number | null;
    reason: Generated<string>;
    method: PaymentMethod | null;
    submission: string | null;
    /** Moment of a payment, and where it was received; the database fills in what is left out. */
    received_at: Nullable<Date>;
    received_in: Nullable<number>;
    /** Year and number of a payment's receipt; set by the database. */
    receipt_year: ColumnType<number | null, undefined, never>;
    receipt_number: ColumnType<number | null, undefined, never>;
  };
  receipt_sequence: { year: number; last: number };
  payment_order: {
    id: Generated<number>;
    person_id: number;
    txid: string;
    digest: string;
    made_on: CivilDate;
  };
  payment_order_debt: { order_id: number; debt_id: number };
  /** View of the amounts left of debts. */
  debt_balance: { debt_id: number; person_id: number; balance: number };
  bank_statement_line: {
    id: Generated<number>;
    bank_number: string;
    paid_on: CivilDate;
    amount: number;
    txid: string;
    memo: string;
    outcome: 'settled' | 'unknown' | 'wrong-amount' | 'already-paid' | 'voided';
    debt_entry_id: number | null;
    imported_at: Date;
    imported_by: number;
  };
  suspension: {
    id: Generated<number>;
    person_id: number;
    login_id: number;
    library_id: number;
    loan_id: number | null;
    reason: string;
    from_day: CivilDate;
    until_day: CivilDate;
    imposed_at: Date;
    imposed_by: number | null;
    lifted_at: Nullable<Date>;
    lifted_by: Nullable<number>;
    lift_reason: Generated<string>;
  };
  clearance: {
    id: Generated<number>;
    code: string;
    person_id: number;
    login_id: number;
    library_id: number;
    made_at: Date;
    valid_until: CivilDate;
    revoked_at: Nullable<Date>;
    revoked_by: Nullable<number>;
    revoke_reason: Generated<string>;
    shown_name: Nullable<string>;
  };
}

export type DebtKind = 'fine' | 'loss' | 'damage' | 'service';
export type PaymentMethod = 'cash' | 'card' | 'pix' | 'gru' | 'other';
