import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { TerminalFields } from './terminal-fields.tsx';
import { draftOf, newDraft, type Library, type Terminal } from './terminal.ts';

/** New password, and the terminal it belongs to. */
export interface MadePassword {
  readonly name: string;
  readonly password: string;
}

interface AddFormProps {
  readonly libraries: readonly Library[];
  readonly onDone: DoneHandler;
  readonly onPassword: (made: MadePassword) => void;
}

export function AddForm({ libraries, onDone, onPassword }: AddFormProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem, errorAt } = useSubmission('addSip2Terminal');
  const [draft, setDraft] = useState(() => newDraft(libraries));
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const made = await send({ body: draft });
    if (!made) return;
    setDraft(newDraft(libraries));
    onPassword({ name: made.usuario, password: made.senha });
    onDone(t('sip2Terminals.added', { name: made.usuario }));
  };
  return (
    <form onSubmit={(event) => void add(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <TerminalFields draft={draft} libraries={libraries} errorAt={errorAt} onChange={setDraft} />
        <div>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('sip2Terminals.add')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface ChangeFormProps {
  readonly terminal: Terminal;
  readonly libraries: readonly Library[];
  readonly onDone: DoneHandler;
}

export function ChangeForm({ terminal, libraries, onDone }: ChangeFormProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem, errorAt } = useSubmission('changeSip2Terminal');
  const [draft, setDraft] = useState(() => draftOf(terminal));
  const change = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const made = await send({ params: { id: String(terminal.codigo) }, body: draft });
    if (made) onDone(t('sip2Terminals.changed', { name: made.usuario }));
  };
  return (
    <form onSubmit={(event) => void change(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <TerminalFields draft={draft} libraries={libraries} errorAt={errorAt} onChange={setDraft} />
        <div>
          <Button type="submit" isPending={isBusy}>
            {t('sip2Terminals.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
