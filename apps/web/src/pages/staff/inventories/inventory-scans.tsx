import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { beginTyping } from '../../../browser/begin-typing.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import type { WholeInventory } from './inventory.ts';
import { leftCodes } from './left-codes.ts';

type InventoryScans = ReturnType<typeof useInventoryScans>;

/** Codes that were scanned and not sent yet; more may come while others are on their way. */
export function useInventoryScans(id: number, onSent: (told: WholeInventory) => void) {
  const { send, isBusy, problem, errorAt } = useSubmission('scanInventory');
  const [codes, setCodes] = useState('');
  const latest = useRef('');
  const write = (text: string) => {
    latest.current = text;
    setCodes(text);
  };
  const sendOnce = async (): Promise<boolean> => {
    const sent = latest.current;
    const made = await send({ params: { id: String(id) }, body: { codigos: sent } });
    if (!made) return false;
    write(leftCodes(latest.current, sent));
    onSent(made);
    return true;
  };
  const sendAll = useOneAtATime(sendOnce);
  /** Whether none is left that was not sent. */
  const sendLeft = async (): Promise<boolean> => {
    while (latest.current.trim() !== '') if (!(await sendAll())) return false;
    return true;
  };
  return { codes, write, send: sendAll, sendLeft, isBusy, problem, errorAt };
}

/** Runs one at a time: whoever asks while one is under way is answered by it. */
function useOneAtATime(run: () => Promise<boolean>): () => Promise<boolean> {
  const underWay = useRef<Promise<boolean>>(null);
  return () => {
    underWay.current ??= run().finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
}

/** Form that a scanner fills line by line; what was not sent is lost with the page, so it is sent often. */
export function InventoryScanForm({ scans }: InventoryScanFormProps) {
  const { problem, isBusy, send } = scans;
  const form = useTypingForm(problem);
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
    // The scanner does not wait for the answer.
    beginTyping(form.current);
  };
  return (
    <form ref={form} onSubmit={add}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <CodesField scans={scans} />
        <AddButton isBusy={isBusy} />
      </Stack>
    </form>
  );
}

/** Keeps the keyboard in a form, from when the page stands and whenever a failure was told. */
function useTypingForm(problem: InventoryScans['problem']) {
  const form = useRef<HTMLFormElement>(null);
  // After the page has had the focus, as whoever arrives has it.
  useEffect(() => {
    const arrived = setTimeout(() => beginTyping(form.current));
    return () => clearTimeout(arrived);
  }, []);
  // A failure is said aloud; the scanner goes on, and would write into nothing.
  useEffect(() => {
    if (problem) beginTyping(form.current);
  }, [problem]);
  return form;
}

function AddButton({ isBusy }: { readonly isBusy: boolean }) {
  const { t } = useTranslation();
  return (
    <div>
      <Button type="submit" variant="primary" icon="barcode" isPending={isBusy}>
        {t('inventories.add')}
      </Button>
    </div>
  );
}

function CodesField({ scans: { codes, write, errorAt } }: InventoryScanFormProps) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t('staffCopies.codes')}
      description={t('inventories.scanHint')}
      name="codigos"
      rows={6}
      spellCheck={false}
      error={errorAt('codigos')}
      value={codes}
      onChange={({ target }) => write(target.value)}
    />
  );
}

interface InventoryScanFormProps {
  readonly scans: InventoryScans;
}
