import type { ColumnType, Generated } from 'kysely';
import type { NamedTable, Nullable, NullableDate, NullableMoment } from './column.ts';

/** Tables of loan rules: what is lent to whom, and for how long. */
export interface LoanRuleTables {
  patron_category: NamedTable;
  loan_rule: {
    id: Generated<number>;
    library_id: number | null;
    category_id: number | null;
    loan_type_id: number | null;
    loan_limit: number;
    period_unit: Generated<'days' | 'hours'>;
    period_length: number;
    renewals: number;
    allows_holds: Generated<boolean>;
    pickup_days: Generated<number>;
    fine_per_day: Generated<number>;
    grace_days: Generated<number>;
    fine_cap: Generated<number>;
    /** Suspension factor; decimals are read as text. */
    suspension_factor: ColumnType<string, string | number | undefined, string | number>;
    suspension_cap: Generated<number>;
    fixed_from: NullableDate;
    fixed_until: NullableDate;
    fixed_due_on: NullableDate;
  };
  opening_entry: {
    id: Generated<number>;
    library_id: number | null;
    campus_id: number | null;
    weekday: number | null;
    from_day: NullableDate;
    until_day: NullableDate;
    is_open: boolean;
    is_emergency: Generated<boolean>;
    applied_at: NullableMoment;
    closed_by: Nullable<number>;
    closed_at: NullableMoment;
    undone_at: NullableMoment;
    reason: Generated<string>;
  };
  circulation_setting: {
    is_only: Generated<boolean>;
    debt_threshold: Generated<number>;
    counts_closed_days: Generated<boolean>;
    hold_limit: Generated<number>;
    hold_days: Generated<number>;
    hold_suspension_days: Generated<number>;
    request_limit: Generated<number>;
    request_pickup_days: Generated<number>;
    clearance_days: Generated<number>;
    token_minutes: Generated<number>;
    automatic_renewal_days: Generated<number>;
    due_soon_days: Generated<number>;
    overdue_days: Generated<number[]>;
    pix_key: Generated<string>;
    pix_city: Generated<string>;
    takes_for_others: Generated<boolean>;
    payee_number: Generated<string>;
    slip_prefix: Generated<string>;
    slip_issuer: Generated<string>;
    slip_days: Generated<number>;
  };
}
