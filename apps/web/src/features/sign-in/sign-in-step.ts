import type { PasskeyAnswer, PasskeyChallenge } from '@estante/contract';
import type { Output } from '../../api/api.ts';
import type { CodeKind } from '../../parts/patrons/code-kind.ts';
import type { FormProblem } from '../../ui/feedback/problem-summary.tsx';

export interface LoginDetails {
  readonly username: string;
  readonly password: string;
  readonly isKept: boolean;
  /** The answer to a captcha, where one is asked for. */
  readonly captcha?: string;
  /** Code of the second factor, of who has one. */
  readonly code?: string;
  readonly passkey?: PasskeyAnswer;
}

/** Place where the login stands: a page of its own, a part of another page, or a dialog over it. */
export type SignInPlace =
  /** `target` is the path of this site that is gone on to. */
  | { readonly kind: 'page'; readonly target: string }
  | { readonly kind: 'embedded' | 'modal'; readonly onSignedIn: () => void };

export type Logins = Output<'listLogins'>;

/** Step of a person on the way in. The password typed lives until the login is chosen, no longer. */
export type SignInStep =
  | {
      readonly kind: 'idle';
      readonly problem: FormProblem | null;
      /** The password was right, and something is asked for beside it. */
      readonly asksFactor?: boolean;
      /** Kind of code that they have for a second factor; null where they have none. */
      readonly code?: CodeKind | null;
      /** Challenge that a passkey may sign in place of the code. */
      readonly challenge?: PasskeyChallenge | null;
    }
  | { readonly kind: 'authenticating' }
  /** The password is one that the staff gave. */
  | { readonly kind: 'replacing'; readonly username: string; readonly password: string }
  | {
      readonly kind: 'choosing';
      readonly logins: Logins;
      readonly password: string;
      readonly isBusy: boolean;
      readonly problem: FormProblem | null;
    };
