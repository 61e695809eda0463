import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { LinkFields, type LinkDraft } from './link-fields.tsx';
import type { Link, OnDone } from './person.ts';
import { linkFields, otherThan } from './person-draft.ts';

interface LinkFormProps {
  readonly link: Link;
  readonly onDone: OnDone;
}

/** Form that changes user name, category and validity. */
export function LinkForm({ link, onDone }: LinkFormProps) {
  const { t } = useTranslation();
  const { draft, change, save, isBusy, problem, errorAt } = useLinkDraft(link, onDone);
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <LinkFields draft={draft} errorAt={errorAt} onChange={change} />
        <div>
          <Button type="submit" isPending={isBusy}>
            {t('people.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Keeps the draft of a link beside the stored values, and sends it. */
function useLinkDraft(link: Link, onDone: OnDone) {
  const { t } = useTranslation();
  const { send, tellUnread, ...submission } = useSubmission('changeLink');
  const known = linkFields(link);
  const [written, setWritten] = useState<Partial<LinkDraft>>({});
  const draft = { ...known, ...written };
  const change = (part: typeof written) => setWritten(otherThan(known, { ...written, ...part }));
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tellUnread(event.currentTarget)) return;
    const params = { id: String(link.cod_login) };
    const saved = await send({ params, body: otherThan(known, written) });
    if (!saved) return;
    setWritten((now) => otherThan(draft, now));
    onDone(t('people.linkSaved', { user: draft.usuario }), saved);
  };
  return { ...submission, draft, change, save };
}
