import { inventoryFindings } from '@estante/contract/plain';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { askAgain, endpointQuery, queryKey, useEndpoint } from '../../../api/query.ts';
import { useAct, useSubmission } from '../../../api/use-act.ts';
import { saveFile } from '../../../features/exports/save-file.ts';
import { beginTyping } from '../../../browser/begin-typing.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { Findings } from './findings.tsx';
import { inventoriesPath, shelfOf, totalOf, type WholeInventory } from './inventory.ts';
import { leftCodes } from './left-codes.ts';
import { MarkedCopies } from './marked-copies.tsx';
import { MissingCopies } from './missing-copies.tsx';

interface OpenInventoryProps {
  readonly id: number;
  /** Page of the missing copies that is shown, from 1. */
  readonly page: number;
}

/** A shelf that is being scanned, and what it lacks or has too much of so far. */
export function OpenInventory({ id, page }: OpenInventoryProps) {
  const query = endpointQuery('getInventory', {
    params: { id: String(id) },
    query: { pagina: page },
  });
  const client = useQueryClient();
  const again = () => askAgain(client, ['getInventory']);
  /** A scan tells the first page of what is missing. */
  const take = async (told: WholeInventory) => {
    if (told.pagina !== page) return again();
    await client.cancelQueries({ queryKey: ['getInventory'] });
    client.setQueryData(queryKey(query), told);
  };
  // Text typed into the form stays where the list cannot be asked for again, or another page is.
  const asked = useEndpoint(query, { placeholderData: keepPreviousData, staleTime: 0 });
  return (
    <QueryBoundary asked={asked}>
      {(inventory) => (
        <Scanned
          inventory={inventory}
          onSent={(told) => void take(told)}
          onDone={() => void again()}
        />
      )}
    </QueryBoundary>
  );
}

interface ScannedProps extends InventoryProps {
  readonly onSent: (told: WholeInventory) => void;
}

function Scanned({ inventory, onSent, onDone }: ScannedProps) {
  const { t } = useTranslation();
  const scans = useScans(inventory.codigo, onSent);
  return (
    <Stack gap={5}>
      <Link href={inventoriesPath}>{t('inventories.all')}</Link>
      <h2>{shelfOf(inventory)}</h2>
      {!inventory.encerrado_em && <ScanForm scans={scans} />}
      <output>
        {t('inventories.sum', { scanned: inventory.lidos, expected: inventory.esperados })}
      </output>
      <Acts inventory={inventory} onSendScans={scans.sendLeft} onDone={onDone} />
      <MissingCopies inventory={inventory} onDone={onDone} />
      {otherFindings.map((kind) => (
        <Findings
          key={kind}
          kind={kind}
          found={inventory.achados.filter(({ tipo }) => tipo === kind)}
          total={totalOf(inventory, kind)}
        />
      ))}
      <MarkedCopies inventory={inventory} />
    </Stack>
  );
}

const otherFindings = inventoryFindings.filter((kind) => kind !== 'faltando');

interface InventoryProps {
  readonly inventory: WholeInventory;
  readonly onDone: () => void;
}

type Scans = ReturnType<typeof useScans>;

/** Codes that were scanned and not sent yet; more may come while others are on their way. */
function useScans(id: number, onSent: ScannedProps['onSent']) {
  const { send, isBusy, problem, errorAt } = useSubmission('scanInventory');
  const [codes, setCodes] = useState('');
  const latest = useRef('');
  const underWay = useRef<Promise<boolean>>(null);
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
  const sendAll = (): Promise<boolean> => {
    underWay.current ??= sendOnce().finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
  /** Whether none is left that was not sent. */
  const sendLeft = async (): Promise<boolean> => {
    while (latest.current.trim() !== '') if (!(await sendAll())) return false;
    return true;
  };
  return { codes, write, send: sendAll, sendLeft, isBusy, problem, errorAt };
}

/** A scanner fills it line by line; what was not sent is lost with the page, so it is sent often. */
function ScanForm({ scans: { codes, write, send, isBusy, problem, errorAt } }: ScanFormProps) {
  const { t } = useTranslation();
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
        <div>
          <Button type="submit" variant="primary" icon="barcode" isPending={isBusy}>
            {t('inventories.add')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface ScanFormProps {
  readonly scans: Scans;
}

interface ActsProps extends InventoryProps {
  /** Sends the codes in the form, which belong to the inventory and so go before what is done to it. */
  readonly onSendScans: () => Promise<boolean>;
}

function Acts({ inventory, onSendScans, onDone }: ActsProps) {
  const { t } = useTranslation();
  const params = { id: String(inventory.codigo) };
  const end = useAct('endInventory');
  const file = useAct('exportInventory');
  const [asks, setAsks] = useState(false);
  const missing = totalOf(inventory, 'faltando');
  const ask = async () => setAsks(await onSendScans());
  const finish = async () => {
    setAsks(false);
    // Some may have come since it was asked.
    if ((await onSendScans()) && (await end.act({ params }))) onDone();
  };
  const save = async () => {
    const made = (await onSendScans()) ? await file.act({ params }) : null;
    if (made) saveFile(made);
  };
  return (
    <Cluster>
      <Button icon="download" isPending={file.isBusy} onClick={() => void save()}>
        {t('inventories.csv')}
      </Button>
      {!inventory.encerrado_em && (
        <Button isPending={end.isBusy} onClick={() => void ask()}>
          {t('inventories.end')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asks}
        title={t('inventories.endAsk')}
        confirmLabel={t('inventories.end')}
        cancelLabel={t('inventories.goOn')}
        closeLabel={t('frame.close')}
        onConfirm={() => void finish()}
        onCancel={() => setAsks(false)}
      >
        {t('inventories.endText', { count: missing })}
      </ConfirmDialog>
    </Cluster>
  );
}
