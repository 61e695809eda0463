import type {
  AcquisitionState,
  HoldEnd,
  LoanRequestState,
  RequestKind,
  RequestState,
} from '@estante/database';
import type { RefusalReason } from '../rules/index.ts';

/**
 * The title and library that a notice is about, whose names are kept with it as they are when it is
 * written.
 */
interface NoticeSubject {
  readonly titleId: number;
  readonly libraryId: number;
}

/** Days as 'YYYY-MM-DD'; moments, of what is lent by the hour, as ISO 8601. */
interface LoanFacts extends NoticeSubject {
  readonly loanId: number;
  readonly dueOn: string;
  readonly dueAt: string | null;
}

interface HoldFacts extends NoticeSubject {
  readonly holdId: number;
}

/** Facts from which each kind of notice is computed. */
export interface NoticeFacts {
  readonly 'due-soon': LoanFacts;
  readonly 'due-today': LoanFacts;
  readonly overdue: LoanFacts;
  /** Renewed by itself until that day. */
  readonly renewed: LoanFacts;
  /** Was to renew of itself, and did not. */
  readonly 'not-renewed': LoanFacts & { readonly reasons: readonly RefusalReason[] };
  /** A loan or a pickup that a closure moved to another day. */
  readonly 'dated-anew': NoticeSubject & {
    readonly of: 'loan' | 'pickup';
    /** Loan, hold or request that was moved; notices of before name none. */
    readonly loanId?: number;
    readonly holdId?: number;
    readonly requestId?: number;
    readonly day: string;
    /** Reason in the words of the library; may be ''. */
    readonly reason: string;
    /** Last day of a pickup that the library closed in its calendar; none where it closed without notice. */
    readonly closedOn?: string;
  };
  readonly 'hold-released': HoldFacts & { readonly pickupUntil: string };
  readonly 'hold-expired': HoldFacts & { readonly pickupUntil: string };
  readonly 'hold-cancelled': HoldFacts & {
    readonly reason: HoldEnd;
    /** Reason in the words of the staff; notices of before have none. */
    readonly note?: string;
  };
  /** A hold that waits, and is of no use after a day. */
  readonly 'hold-ending': HoldFacts & { readonly day: string };
  readonly 'request-moved': NoticeSubject & {
    readonly requestId: number;
    readonly state: LoanRequestState;
    /** Day on which it comes, or until which it can be fetched. */
    readonly day: string | null;
    /** Reason for which it was not finished. */
    readonly reason: string;
  };
  /** Says the title that the suggestion gave; that of the catalogue once it is there. */
  readonly 'suggestion-answered': {
    readonly suggestionId: number;
    readonly title: string;
    readonly libraryId: number;
    readonly state: AcquisitionState;
    readonly titleId?: number;
  };
  /** Request of a reader to the staff, and its state. */
  readonly 'request-handled': {
    readonly requestId: number;
    readonly request: RequestKind;
    readonly state: RequestState;
    readonly libraryId: number;
  };
  /** So many entries of an interest profile end on a day. */
  readonly 'interest-ending': {
    readonly day: string;
    readonly entries: number;
    /** Whether all are areas, which have a page of their own; notices of before do not say. */
    readonly isOfAreas?: boolean;
  };
  /** An address of theirs that did not take what it was told, and is told no more. */
  readonly 'webhook-stopped': { readonly address: string };
}

/** A notice to be written. */
export type NewNotice = {
  readonly [Kind in keyof NoticeFacts]: {
    readonly personId: number;
    readonly kind: Kind;
    /** Key that makes it one event: 'loan:7:2026-12-01', 'hold:3:2026-12-01', 'request:5:available'. */
    readonly event: string;
    readonly facts: NoticeFacts[Kind];
    readonly at: Date;
    /** Whether the notice has a letter of its own, and needs no other. */
    readonly isMailed?: boolean;
  };
}[keyof NoticeFacts];
