import { useEffect, useRef, type ReactNode } from 'react';
import { Message } from './message.tsx';
import styles from './problem-summary.module.css';

/** Fault of a field, by the name of its control. */
interface FieldProblem {
  readonly name: string;
  readonly words: string;
}

/** Reason for which a form was not sent, or not taken. */
export interface FormProblem {
  readonly tone: 'warning' | 'danger';
  readonly words: string;
  /** Faults in the order of the form; the same words stand at each field. */
  readonly fields: readonly FieldProblem[];
  /** Values that the refusal is about, by the names of the wire. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Whether the page is outdated. */
  readonly isStale?: true;
}

interface ProblemSummaryProps {
  readonly problem: FormProblem | null;
  /** Further content: reasons, remedies. */
  readonly children?: ReactNode;
}

/**
 * Summary that stands first in its form until it is sent again. It takes the focus as it appears, so that
 * nobody has to look for it, and links to each field at fault.
 */
export function ProblemSummary({ problem, children }: ProblemSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) summary.current?.focus();
  }, [problem]);
  if (!problem) return null;
  const goTo = (name: string) => {
    // The form may be a dialog's.
    const around = summary.current?.closest('form, [role="dialog"], [role="alertdialog"], main');
    around?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
  };
  return (
    <div ref={summary} tabIndex={-1} className={styles.summary}>
      <Message isLive tone={problem.tone} title={problem.words}>
        {problem.fields.length > 0 && (
          <ul className={styles.fields}>
            {problem.fields.map(({ name, words }) => (
              <li key={name}>
                <button type="button" className={styles.field} onClick={() => goTo(name)}>
                  {words}
                </button>
              </li>
            ))}
          </ul>
        )}
        {children}
      </Message>
    </div>
  );
}

/** Finds the fault to show at the field of this name. */
export function problemAt(problem: FormProblem | null, name: string): string | undefined {
  return problem?.fields.find((field) => field.name === name)?.words;
}
