import { useState } from 'react';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { useEndpoint } from '../../api/query.ts';
import { useSubmission } from '../../api/use-act.ts';
import {
  listsQuery,
  useListsChanged,
  type NamedList,
  type NamedListLine,
} from '../../features/named-lists/list-queries.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';

interface TransferProps {
  readonly list: NamedList;
  readonly ids: readonly number[];
  readonly onDone: () => void;
}

/** Buttons that move selected titles to another list, or copy them there. */
export function TransferTitles(props: TransferProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon="list" onClick={() => setOpen(true)}>
        {t('lists.transfer')}
      </Button>
      {isOpen && <TransferDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function TransferDialog(props: TransferProps & { readonly onClose: () => void }) {
  const { list, onClose } = props;
  const { t } = useTranslation();
  const asked = useEndpoint(listsQuery);
  const [wanted, setWanted] = useState<string | null>(null);
  const { transfer, isBusy, problem } = useTransfer(props);
  const others = asked.data?.listas.filter(({ codigo }) => codigo !== list.codigo) ?? [];
  const chosen = others.find(({ codigo }) => String(codigo) === wanted) ?? others[0];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('lists.transferTitle')}
      closeLabel={t('frame.close')}
      actions={
        chosen && (
          <>
            <Button
              variant="primary"
              isPending={isBusy}
              onClick={() => void transfer(chosen, false)}
            >
              {t('lists.move')}
            </Button>
            <Button icon="copy" isPending={isBusy} onClick={() => void transfer(chosen, true)}>
              {t('lists.copy')}
            </Button>
          </>
        )
      }
    >
      <Stack>
        <ProblemSummary problem={problem} />
        <QueryBoundary asked={asked} failed={t('lists.failed')}>
          {() =>
            chosen ? (
              <RadioGroup
                label={t('lists.which')}
                value={String(chosen.codigo)}
                options={others.map(({ codigo, nome, total }) => ({
                  value: String(codigo),
                  label: nome,
                  description: t('results.count', { count: total }),
                }))}
                onChange={setWanted}
              />
            ) : (
              <p>{t('lists.onlyList')}</p>
            )
          }
        </QueryBoundary>
      </Stack>
    </Dialog>
  );
}

function useTransfer({ list, ids, onDone, onClose }: TransferProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const changed = useListsChanged();
  const { send, isBusy, problem } = useSubmission('moveToNamedList');
  const transfer = async ({ codigo, nome: name }: NamedListLine, copia: boolean) => {
    const params = { id: String(list.codigo) };
    const answer = await send({ params, body: { acervos: [...ids], para: codigo, copia } });
    if (!answer) return;
    const words = copia
      ? t('lists.copied', { count: answer.adicionados, name })
      : t('lists.moved', { count: answer.retirados, name });
    await changed();
    onClose();
    onDone();
    showToast({ tone: 'success', words });
  };
  return { transfer, isBusy, problem };
}
