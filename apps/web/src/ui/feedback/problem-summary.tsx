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
  /** In the order of the form; the same words stand at each field. */
  readonly fields: readonly FieldProblem[];
  /** Values that the refusal is about, by the names of the wire. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The page shows what is no longer so. */
  readonly isStale?: true;
}

interface ProblemSummaryProps {
  readonly problem: FormProblem | null;
  /** Further words on it: reasons, what can be done. */
  readonly children?: ReactNode;
}

/**
 * Stands first in its form and stays until it is sent again. It takes the focus as it appears, so that
 * nobody looks for it, and leads to each field that is wrong.
 */
export function ProblemSummary({ problem, children }: ProblemSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) summary.current?.focus();
  }, [problem]);
  if (!problem) return null;
  const goTo = (name: string) => {
    // Beside a dialog's form, too.
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

/** Finds the fault to be told at the field of this name. */
export function problemAt(problem: FormProblem | null, name: string): string | undefined {
  return problem?.fields.find((field) => field.name === name)?.words;
}
