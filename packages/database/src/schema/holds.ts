import type { Generated } from 'kysely';
import type { Names, OpenRowOwner, Nullable, NullableDate, NullableMoment } from './column.ts';

/** Tables of holds, of loan requests between libraries, and of transits. */
export interface HoldTables {
  hold: CopyWish & {
    location_id: number | null;
    placed_at: Date;
    state: Generated<HoldState>;
    library_id: number;
    suspended_until: NullableDate;
    needed_until: NullableDate;
    released_at: NullableMoment;
    pickup_until: NullableDate;
    end_reason: Nullable<HoldEnd>;
    end_note: Generated<string>;
    taken_off_at: NullableMoment;
  };
  hold_look: { id: Generated<string>; title_id: number };
  hold_follower: { id: Generated<boolean>; read_to: string };
  loan_request: CopyWish & {
    origin_library_id: number;
    receiving_library_id: number;
    service_point_id: Nullable<number>;
    phone: string;
    email: string;
    authorised_person: string;
    is_home_delivery: boolean;
    address: string;
    state: Generated<LoanRequestState>;
    requested_at: Date;
    expected_on: NullableDate;
    sent_at: NullableMoment;
    available_at: NullableMoment;
    pickup_until: NullableDate;
    loan_id: Nullable<number>;
    ended_by: Nullable<'patron' | 'staff' | 'not-fetched'>;
    end_reason: Generated<string>;
    removed_at: NullableMoment;
  };
  transit: {
    id: Generated<number>;
    copy_id: number;
    from_library_id: number;
    to_library_id: number;
    loan_request_id: number | null;
    sent_at: Date;
    arrived_at: NullableMoment;
  };
  service_point: Names & { id: Generated<number>; library_id: number };
  courier_run: {
    id: Generated<number>;
    from_library_id: number | null;
    to_library_id: number | null;
    weekday: number;
    days: number;
  };
}

/** Columns that holds and requests between libraries share. */
interface CopyWish {
  id: Generated<number>;
  person_id: OpenRowOwner;
  login_id: OpenRowOwner;
  title_id: number;
  volume: string;
  tome: string;
  part: string;
  additional_material: string;
  copy_id: Nullable<number>;
  ended_at: NullableMoment;
}

export type HoldState = 'waiting' | 'released' | 'ended';
export type HoldEnd =
  | 'lent'
  | 'cancelled'
  | 'by-staff'
  | 'not-fetched'
  | 'not-needed'
  | 'too-old'
  | 'no-copy';
export type LoanRequestState = 'waiting' | 'in-transit' | 'available' | 'finished' | 'not-finished';
