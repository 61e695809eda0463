/** The tables of migrations/, as Kysely types. Names stay those of the columns. */
import type { CatalogueTables } from './catalogue.ts';
import type { CirculationTables } from './circulation.ts';
import type { CoverTables } from './covers.ts';
import type { DebtTables } from './debts.ts';
import type { HeadingTables } from './headings.ts';
import type { HoldTables } from './holds.ts';
import type { LoanRuleTables } from './loan-rules.ts';
import type { NoticeTables } from './notices.ts';
import type { SelfServiceTables } from './self-service.ts';
import type { HoldingsTables } from './holdings.ts';
import type { ImportTables } from './imports.ts';
import type { InstitutionTables } from './institution.ts';
import type { TitleListTables } from './title-lists.ts';
import type { MessageTables } from './messages.ts';
import type { NetworkTables } from './network.ts';
import type { PeopleTables } from './people.ts';
import type { SignInTables } from './sign-in.ts';
import type { TeachingTables } from './teaching.ts';
import type { UsageStatisticsTables } from './usage-statistics.ts';

export interface Database
  extends
    InstitutionTables,
    CatalogueTables,
    HeadingTables,
    CoverTables,
    HoldingsTables,
    TeachingTables,
    PeopleTables,
    SignInTables,
    MessageTables,
    UsageStatisticsTables,
    TitleListTables,
    LoanRuleTables,
    CirculationTables,
    HoldTables,
    SelfServiceTables,
    NetworkTables,
    ImportTables,
    DebtTables,
    NoticeTables {}

export type { ExceptionAct, LoanTerms, RenewedBy } from './circulation.ts';
export type { HoldEnd, HoldState, LoanRequestState } from './holds.ts';
export type { DebtKind, PaymentMethod } from './debts.ts';
export type { LetterActKind, NoticeKind } from './notices.ts';
export type { CoverOrigin, CoverOutcome } from './covers.ts';
export type { HeadingRelation } from './headings.ts';
export type { CirculationStatus, CopyAct, CopyStatus, RecordedIssue } from './holdings.ts';
export type { EventCalendar, FrontShelfKind, TextSection } from './institution.ts';
export type {
  AcquisitionState,
  OrderState,
  RequestKind,
  RequestState,
  SwitchedDocument,
  TitleCommentState,
} from './messages.ts';
export type { HarvestKind, HarvestSchedule, NetworkInstitutionState } from './network.ts';
export type { ImportRunKind, ImportRunState, ImportRunTask } from './imports.ts';
export type { InterestKind, TitleList } from './title-lists.ts';
export type { ConsentSubject, RecordPlace, Role } from './people.ts';
export type { ReadingKind } from './teaching.ts';
export type { Language } from './column.ts';
