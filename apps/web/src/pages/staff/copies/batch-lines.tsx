import type { Ref } from 'react';
import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { Table, type TableColumn } from '../../../ui/data/table.tsx';
import { CopyChanges } from './copy-changes.tsx';

export interface BatchOutcome {
  readonly lines: Output<'changeCopyBatch'>['linhas'];
  readonly isTrial: boolean;
}

/** Results that need no attention: a code scanned twice is the same copy. */
const fine: ReadonlySet<BatchOutcome['lines'][number]['resultado']> = new Set([
  'muda',
  'igual',
  'repetido',
]);

interface BatchLinesProps {
  readonly outcome: BatchOutcome;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly isBusy: boolean;
  readonly onDo: () => void;
}

/** Outcome for each bar code of a batch, as a trial or done; failed ones come first. */
export function BatchLines({ outcome, headingRef, isBusy, onDo }: BatchLinesProps) {
  const { t } = useTranslation();
  const { lines, isTrial } = outcome;
  const count = lines.filter(({ resultado }) => resultado === 'muda').length;
  const failed = lines.filter(({ resultado }) => !fine.has(resultado));
  const others = lines.filter((line) => !failed.includes(line));
  return (
    <Stack gap={4}>
      <h2 ref={headingRef} tabIndex={-1}>
        <output>
          {t(isTrial ? 'staffCopies.wouldChange' : 'staffCopies.batchDone', { count })}
        </output>
      </h2>
      {failed.length > 0 && <FailedLines count={failed.length} />}
      {isTrial && count > 0 && <DoButton count={count} isBusy={isBusy} onDo={onDo} />}
      <LinesTable lines={[...failed, ...others]} isTrial={isTrial} />
    </Stack>
  );
}

function FailedLines({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return <Message tone="warning" title={t('staffCopies.notDone', { count })} />;
}

interface DoButtonProps extends Pick<BatchLinesProps, 'isBusy' | 'onDo'> {
  readonly count: number;
}

function DoButton({ count, isBusy, onDo }: DoButtonProps) {
  const { t } = useTranslation();
  return (
    <div>
      <Button variant="primary" isPending={isBusy} onClick={onDo}>
        {t('staffCopies.doBatch', { count })}
      </Button>
    </div>
  );
}

function LinesTable({ lines, isTrial }: BatchOutcome) {
  const { t } = useTranslation();
  return (
    <Table
      caption={t('staffCopies.batchLines')}
      hideCaption
      rows={lines}
      rowKey={({ linha }) => String(linha)}
      columns={useColumns(isTrial)}
    />
  );
}

type Line = BatchOutcome['lines'][number];

function useColumns(isTrial: boolean): TableColumn<Line>[] {
  const { t } = useTranslation();
  const label = t('staffCopies.fields.codigo_barras');
  const outcomeOf = ({ resultado }: Line) =>
    resultado === 'muda' && !isTrial
      ? t('staffCopies.changedLine')
      : t(`staffCopies.results.${resultado}`);
  return [
    { key: 'codigo', label, isRowHeader: true, cell: ({ codigo }) => codigo },
    { key: 'titulo', label: t('staffCopies.titleOf'), cell: ({ titulo }) => titulo },
    { key: 'resultado', label: t('staffCopies.result'), cell: outcomeOf },
    {
      key: 'mudancas',
      label: t('staffCopies.change'),
      cell: ({ mudancas }) => <CopyChanges changes={mudancas} />,
    },
  ];
}
