import type { ColumnType, Generated } from 'kysely';
import type { CivilDate, Json, Language } from './column.ts';

/** Tables of what people write to the library, and of the mail that it sends. */
export interface MessageTables {
  outgoing_mail: {
    id: string;
    recipients: string[];
    sender_name: string;
    subject: string;
    body: string;
    created_at: Date;
    expires_at: Date;
    next_try_at: Date;
    tries: Generated<number>;
    attachment_name: ColumnType<string | null, string | null | undefined, string | null>;
    attachment_type: ColumnType<string | null, string | null | undefined, string | null>;
    attachment: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
    unsubscribe_address: ColumnType<string | null, string | null | undefined, string | null>;
  };
  request: {
    id: Generated<number>;
    person_id: number;
    login_id: number;
    library_id: number;
    kind: RequestKind;
    document: SwitchedDocument | null;
    details: Json<Readonly<Record<string, string | number | boolean>>>;
    emails: string[];
    note: string;
    language: Language;
    sent_at: Date;
    state: Generated<RequestState>;
    due_on: CivilDate | null;
    answer: Generated<string>;
    handled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    handled_by: ColumnType<number | null, number | null | undefined, number | null>;
    ended_by: ColumnType<
      'patron' | 'staff' | null,
      'patron' | 'staff' | null | undefined,
      'patron' | 'staff' | null
    >;
    cost: ColumnType<number | null, number | null | undefined, number | null>;
    cost_accepted: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
    debt_id: ColumnType<number | null, number | null | undefined, number | null>;
    card_code: ColumnType<string | null, string | null | undefined, string | null>;
    card_approved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    card_author_mark: Generated<string>;
    card_class: Generated<string>;
  };
  approved_card: {
    code: string;
    title: string;
    author: string;
    author_mark: string;
    class: string;
    approved_at: Date;
    library_id: number;
  };
  request_attachment: {
    id: Generated<number>;
    request_id: number;
    name: string;
    type: string;
    content: Buffer;
    added_at: Date;
    added_by: number | null;
  };
  request_title: { request_id: number; title_id: number; place: number };
  general_comment: {
    id: Generated<number>;
    person_id: number;
    library_id: number;
    content: string;
    language: Language;
    sent_at: Date;
    read_at: Date | null;
    read_by: number | null;
    answer: string | null;
    answered_at: Date | null;
    answered_by: number | null;
  };
  title_comment: {
    id: Generated<number>;
    person_id: number;
    title_id: number;
    library_id: number;
    content: string;
    language: Language;
    sent_at: Date;
    state: Generated<TitleCommentState>;
    reason: Generated<string>;
    decided_at: Date | null;
    decided_by: number | null;
  };
  title_rating: {
    person_id: number;
    title_id: number;
    stars: number;
    rated_at: Date;
    comment_id: number | null;
  };
  acquisition_suggestion: {
    id: Generated<number>;
    person_id: number;
    library_id: number;
    author: string;
    title: string;
    edition: string;
    publisher: string;
    isbn_issn: string;
    is_serial: boolean;
    notes: string;
    course_code: string | null;
    course_name: string | null;
    discipline_code: string | null;
    discipline_name: string | null;
    copies: number | null;
    language: Language;
    sent_at: Date;
    state: Generated<AcquisitionState>;
    handled_at: Date | null;
    handled_by: number | null;
    moved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    answer: Generated<string>;
    title_id: ColumnType<number | null, number | null | undefined, number | null>;
    is_no_title: Generated<boolean>;
    isbn13: ColumnType<string | null, string | null | undefined, string | null>;
    title_key: Generated<string>;
  };
  purchase_order: {
    id: Generated<number>;
    library_id: number;
    requisition: string;
    requester: string;
    is_foreign: boolean;
    state: OrderState;
    quoted_on: string | null;
    expected_on: string | null;
    created_at: Date;
    changed_at: Date;
    changed_by: number | null;
  };
  purchase_order_item: {
    id: Generated<number>;
    order_id: number;
    suggestion_id: number | null;
    title: string;
    author: string;
    ordered: number;
    delivered: Generated<number>;
    supplier: Generated<string>;
    commitment: Generated<string>;
    unit_price: ColumnType<number | null, number | null | undefined, number | null>;
    invoice: Generated<string>;
    invoiced_on: ColumnType<string | null, string | null | undefined, string | null>;
    paid: ColumnType<number | null, number | null | undefined, number | null>;
  };
}

/** States of an order, which suggestions have too. */
export type OrderState = Extract<
  AcquisitionState,
  | 'in-quote'
  | 'trading'
  | 'awaiting-delivery'
  | 'partially-attended'
  | 'attended'
  | 'finished-incomplete'
  | 'cancelled'
>;

export type AcquisitionState =
  | 'pre-suggestion'
  | 'purchase-suggestion'
  | 'in-quote'
  | 'trading'
  | 'awaiting-delivery'
  | 'partially-attended'
  | 'attended'
  | 'finished-incomplete'
  | 'already-exists'
  | 'duplicated'
  | 'exhausted'
  | 'not-found'
  | 'not-attended'
  | 'cancelled';

export type TitleCommentState = 'pending' | 'approved' | 'refused';

/** Kind of work that a reader requests of the staff. */
export type RequestKind = 'switching' | 'survey' | 'catalogue-card' | 'specialized-search';
export type SwitchedDocument = 'article' | 'thesis' | 'part';
export type RequestState =
  | 'waiting'
  | 'in-progress'
  | 'cost-proposed'
  | 'finished'
  | 'not-finished';
