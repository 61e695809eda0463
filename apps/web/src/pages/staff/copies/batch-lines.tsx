import type { Ref } from 'react';
import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { Table } from '../../../ui/data/table.tsx';

export interface BatchOutcome {
  readonly lines: Output<'changeCopyBatch'>['linhas'];
  readonly isTrial: boolean;
}

/** Nothing is to be looked into: a code that was read twice is the same copy. */
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

/** Outcome for each bar code of a batch, as a trial or done; those that could not be changed come first. */
export function BatchLines({ outcome, headingRef, isBusy, onDo }: BatchLinesProps) {
  const { t } = useTranslation();
  const { lines, isTrial } = outcome;
  const changing = lines.filter(({ resultado }) => resultado === 'muda').length;
  const failed = lines.filter(({ resultado }) => !fine.has(resultado));
  const others = lines.filter((line) => !failed.includes(line));
  return (
    <Stack gap={4}>
      <h2 ref={headingRef} tabIndex={-1}>
        <output>
          {t(isTrial ? 'staffCopies.wouldChange' : 'staffCopies.batchDone', { count: changing })}
        </output>
      </h2>
      {failed.length > 0 && (
        <Message tone="warning" title={t('staffCopies.notDone', { count: failed.length })} />
      )}
      {isTrial && changing > 0 && (
        <div>
          <Button variant="primary" isPending={isBusy} onClick={onDo}>
            {t('staffCopies.doBatch', { count: changing })}
          </Button>
        </div>
      )}
      <Table
        caption={t('staffCopies.batchLines')}
        hideCaption
        rows={[...failed, ...others]}
        rowKey={({ linha }) => String(linha)}
        columns={[
          {
            key: 'codigo',
            label: t('staffCopies.fields.codigo_barras'),
            isRowHeader: true,
            cell: ({ codigo }) => codigo,
          },
          { key: 'titulo', label: t('staffCopies.titleOf'), cell: ({ titulo }) => titulo },
          {
            key: 'resultado',
            label: t('staffCopies.result'),
            cell: ({ resultado }) =>
              resultado === 'muda' && !isTrial
                ? t('staffCopies.changedLine')
                : t(`staffCopies.results.${resultado}`),
          },
          {
            key: 'mudancas',
            label: t('staffCopies.change'),
            cell: ({ mudancas }) =>
              mudancas.map(({ campo, antes, depois }) => (
                <div key={campo}>
                  {t('staffCopies.from', {
                    field: t(`staffCopies.fields.${campo}`),
                    before: antes || t('staffCopies.nothing'),
                    after: depois || t('staffCopies.nothing'),
                  })}
                </div>
              )),
          },
        ]}
      />
    </Stack>
  );
}
