import type { PasskeyAnswer, PasskeyChallenge } from '@estante/contract';
import type { Output } from '../../api/api.ts';
import type { CodeKind } from '../../parts/patrons/code-kind.ts';
import type { FormProblem } from '../../ui/feedback/problem-summary.tsx';

export interface LoginDetails {
  readonly username: string;
  readonly password: string;
  readonly isKept: boolean;
  /** Answer to a captcha, if one is required. */
  readonly captcha?: string;
  /** Code of the second factor, for a person who has one. */
  readonly code?: string;
  readonly passkey?: PasskeyAnswer;
}

/** Place of the login: a page of its own, a part of another page, or a dialog over it. */
export type SignInPlace =
  /** Login page; `target` is the path of this site to go to afterwards. */
  | { readonly kind: 'page'; readonly target: string }
  | { readonly kind: 'embedded' | 'modal'; readonly onSignedIn: () => void };

export type Logins = Output<'listLogins'>;

/** Step of a sign-in. The typed password lives until the login is chosen, no longer. */
export type SignInStep =
  | {
      readonly kind: 'idle';
      readonly problem: FormProblem | null;
      /** Whether the password was right and a second factor is required. */
      readonly asksFactor?: boolean;
      /** Kind of code that the person has as a second factor; null if they have none. */
      readonly code?: CodeKind | null;
      /** Challenge that a passkey may sign in place of the code. */
      readonly challenge?: PasskeyChallenge | null;
    }
  | { readonly kind: 'authenticating' }
  /** The password was given by the staff and must be replaced. */
  | { readonly kind: 'replacing'; readonly username: string; readonly password: string }
  | {
      readonly kind: 'choosing';
      readonly logins: Logins;
      readonly password: string;
      readonly isBusy: boolean;
      readonly problem: FormProblem | null;
    };
