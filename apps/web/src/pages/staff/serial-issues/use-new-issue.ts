import type { Translate } from '@estante/phrases/translator';
import { useState, type SubmitEvent } from 'react';
import type { Output } from '../../../api/api.ts';
import { draftProblem } from '../../../api/problem.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { libraryToday } from '../../../parts/dates/library-today.ts';
import { textOfControl } from '../../../ui/fields/form-control.ts';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { nameOf } from './issue.ts';
import { bodyOf, draftOf } from './issue-state-draft.ts';
import { blankIssue, issueOf } from './new-issue.ts';
import type { Serial } from './serial-field.tsx';

export interface NewIssueInput {
  readonly serial: Serial | null;
  readonly libraries: Output<'getCopyChoices'>['bibliotecas'];
  readonly onDone: DoneHandler;
}

/** Keeps the draft of a new issue, checks it and sends it. */
export function useNewIssue({ serial, libraries, onDone }: NewIssueInput) {
  const { t } = useTranslation();
  const { send, tell, tellUnread, ...submission } = useSubmission('addIssue');
  const [titleId, setTitleId] = useState(serial?.cod_acervo ?? null);
  const [draft, setDraft] = useState(() => blankIssue(libraries[0]?.codigo));
  const [state, setState] = useState(() => draftOf(null, libraryToday()));
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tellUnread(event.currentTarget)) return;
    const year = draft.ano === '' ? [{ name: 'ano', label: t('staffSerialIssues.year') }] : [];
    const faults = titleId === null ? [serialFault(event.currentTarget, t), ...year] : year;
    const toMend = draftProblem(faults, t);
    if (titleId === null || toMend) return tell(toMend);
    const answer = await send({ body: { ...issueOf(draft, titleId), ...bodyOf(state) } });
    if (answer) onDone(t('staffSerialIssues.wasAdded', { issue: nameOf(answer) }));
  };
  return { ...submission, draft, setDraft, state, setState, setTitleId, add };
}

/** Gives the fault of a form without a chosen serial: the field is blank, or matches no title. */
function serialFault(form: HTMLFormElement, t: Translate) {
  const label = t('staffSerialIssues.serial');
  const isTyped = textOfControl(form, 'cod_acervo').trim() !== '';
  return isTyped
    ? { name: 'cod_acervo', words: `${label}: ${t('form.unlisted')}` }
    : { name: 'cod_acervo', label };
}
