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

/** Keeps scanned codes until they are sent; more may come while others are being sent. */
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
  /** Sends the remaining codes; true if none is left. */
  const sendLeft = async (): Promise<boolean> => {
    while (latest.current.trim() !== '') if (!(await sendAll())) return false;
    return true;
  };
  return { codes, write, send: sendAll, sendLeft, isBusy, problem, errorAt };
}

/** Runs one call at a time: a caller during one gets its answer. */
function useOneAtATime(run: () => Promise<boolean>): () => Promise<boolean> {
  const underWay = useRef<Promise<boolean>>(null);
  return () => {
    underWay.current ??= run().finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
}

/** Form that a scanner fills line by line; it is sent often, as unsent codes are lost with the page. */
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

/** Keeps the keyboard in a form, from the start and after each failure. */
function useTypingForm(problem: InventoryScans['problem']) {
  const form = useRef<HTMLFormElement>(null);
  // The main part has the focus first, as on every new page.
  useEffect(() => {
    const arrived = setTimeout(() => beginTyping(form.current));
    return () => clearTimeout(arrived);
  }, []);
  // A failure takes the focus; the scanner goes on, and would type into nothing.
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
