import { useContext, useRef, useState } from 'react';
import { useTranslation } from '../languages/use-translation.ts';
import { problemAt, type FormProblem } from '../ui/feedback/problem-summary.tsx';
import {
  pressedControls,
  showInlineError,
  withdrawInlineError,
} from '../ui/feedback/inline-error-place.ts';
import { failureOf, type ApiFailure, type EndpointName, type Input, type Output } from './api.ts';
import { failureToast } from './failure-toast.ts';
import { problemOf, unreadProblem } from './problem.ts';
import { ApiContext } from './query.ts';

interface Act<Name extends EndpointName> {
  readonly act: (input: Input<Name>) => Promise<Output<Name> | null>;
  readonly isBusy: boolean;
}

/**
 * Makes a call that changes something, one at a time. A failure goes to `onFailure`, and the call answers
 * null.
 */
function useCall<Name extends EndpointName>(
  name: Name,
  onFailure: (error: unknown) => void,
): Act<Name> {
  const call = useContext(ApiContext);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const act = async (input: Input<Name>): Promise<Output<Name> | null> => {
    if (!call || isUnderWay.current) return null;
    isUnderWay.current = true;
    setBusy(true);
    try {
      return await call(name, input);
    } catch (error) {
      onFailure(error);
      return null;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { act, isBusy };
}

/**
 * Makes an act of one press, which has no form to show failures in: they show beside the pressed control,
 * except those that `isTold` says are shown elsewhere.
 */
export function useAct<Name extends EndpointName>(
  name: Name,
  isTold: (failure: ApiFailure) => boolean = () => false,
): Act<Name> {
  const { t } = useTranslation();
  const pressed = useRef<readonly Element[]>([]);
  const { act, isBusy } = useCall(name, (error) => {
    if (!isTold(failureOf(error))) showInlineError(pressed.current, failureToast(error, t));
  });
  return {
    act: (input: Input<Name>) => {
      pressed.current = pressedControls();
      withdrawInlineError();
      return act(input);
    },
    isBusy,
  };
}

export interface Submission<Name extends EndpointName> {
  readonly send: Act<Name>['act'];
  readonly isBusy: boolean;
  readonly problem: FormProblem | null;
  readonly tell: (problem: FormProblem | null) => void;
  /** Shows what the browser cannot read in a form that checks itself; true if there was anything. */
  readonly tellUnread: (form: HTMLFormElement) => boolean;
  readonly errorAt: (field: string) => string | undefined;
}

/**
 * Sends a form. Its `problem` goes to a `ProblemSummary`, and `errorAt` to the fields; `tell` sets the
 * problem that the form itself finds before anything is sent, or null.
 */
export function useSubmission<Name extends EndpointName>(name: Name): Submission<Name> {
  const { t } = useTranslation();
  const [problem, tell] = useState<FormProblem | null>(null);
  const { act, isBusy } = useCall(name, (error) => tell(problemOf(error, t)));
  return {
    send: (input: Input<Name>) => {
      tell(null);
      return act(input);
    },
    isBusy,
    problem,
    tell,
    tellUnread: (form: HTMLFormElement) => {
      const unread = unreadProblem(form, t);
      tell(unread);
      return unread !== null;
    },
    errorAt: (field: string) => problemAt(problem, field),
  };
}
