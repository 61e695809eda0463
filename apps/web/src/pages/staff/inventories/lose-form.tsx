import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { nameOf } from '../../../features/staff-copy/copy.ts';
import { factsOf, type Finding } from './inventory.ts';
import type { LoseAnswer } from './lose-results.tsx';

interface LoseFormProps {
  readonly inventoryId: number;
  readonly missing: readonly Finding[];
  /** Whether further missing copies are on other pages. */
  readonly isPart: boolean;
  readonly onDone: (answer: LoseAnswer) => void;
}

/** Form that marks one missing copy, some, or all as lost, after asking. */
export function LoseForm({ inventoryId, missing, isPart, onDone }: LoseFormProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem, errorAt } = useSubmission('loseMissingCopies');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [note, setNote] = useState(() => t('inventories.reason', { id: inventoryId }));
  const [isAsking, setAsking] = useState(false);
  const count = chosen.size;
  const lose = async () => {
    setAsking(false);
    const answer = await send({
      params: { id: String(inventoryId) },
      body: { exemplares: [...chosen], nota: note },
    });
    if (answer) onDone(answer);
  };
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsking(count > 0);
  };
  return (
    <form onSubmit={ask}>
      <Stack gap={4}>
        <ProblemSummary problem={problem} />
        <p>{t('inventories.lose.hint')}</p>
        <MissingCopyList missing={missing} isPart={isPart} chosen={chosen} onChoose={setChosen} />
        <TextField
          label={t('inventories.lose.note')}
          name="nota"
          maxLength={500}
          error={errorAt('nota')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div>
          <Button type="submit" variant="danger" disabled={count === 0} isPending={isBusy}>
            {t('inventories.lose.act', { count })}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('inventories.lose.ask', { count })}
        confirmLabel={t('inventories.lose.act', { count })}
        cancelLabel={t('desk.keep')}
        closeLabel={t('frame.close')}
        onConfirm={() => void lose()}
        onCancel={() => setAsking(false)}
      >
        {t('inventories.lose.askText')}
      </ConfirmDialog>
    </form>
  );
}

interface MissingCopyListProps extends Pick<LoseFormProps, 'missing' | 'isPart'> {
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
}

function MissingCopyList({ missing, isPart, chosen, onChoose }: MissingCopyListProps) {
  const { t } = useTranslation();
  const own = missing.flatMap(({ cod_exemplar: id }) => id ?? []);
  const change = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <>
      {own.length > 1 && (
        <Cluster>
          <Button size="small" onClick={() => onChoose(new Set(own))}>
            {t(isPart ? 'inventories.lose.allOfPage' : 'inventories.lose.all')}
          </Button>
          <Button size="small" onClick={() => onChoose(new Set())}>
            {t('inventories.lose.none')}
          </Button>
        </Cluster>
      )}
      <ChoiceGroup label={t('inventories.findings.faltando')} hideLabel>
        {missing.map((one) => {
          const { cod_exemplar: id } = one;
          return (
            id !== null && (
              <Checkbox
                key={id}
                name="exemplares"
                checked={chosen.has(id)}
                onChange={(isChosen) => change(id, isChosen)}
              >
                {[nameOf(one), factsOf(one, t)].join(' · ')}
              </Checkbox>
            )
          );
        })}
      </ChoiceGroup>
    </>
  );
}
