import { useState, type SubmitEvent } from 'react';
import type { Input } from '../../../api/api.ts';
import { draftProblem } from '../../../api/problem.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { CardPreview } from '../../../features/requests/card-preview.tsx';
import { bodyOf, draftOf, wrongNumbersOf } from '../../../features/requests/request-draft.ts';
import { RequestFields } from '../../../features/requests/request-fields.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActProblem } from '../act-problem.tsx';
import type { RequestEntryProps } from './handled-request.ts';

const form = 'ficha-catalografica';

/** The card as it was asked for, to be corrected, classed and approved. */
export function ApproveCard({ request, onDone }: RequestEntryProps) {
  const { t } = useTranslation();
  const submission = useSubmission('approveCatalogueCard');
  const [draft, setDraft] = useState(() => draftOf(request.dados));
  const [mark, setMark] = useState('');
  const [number, setNumber] = useState('');
  const approve = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = wrongNumbersOf(form, draft);
    const fields = wrong.map((name) => ({
      name,
      words: `${t(`requests.fields.${name}`)}: ${t('valueFaults.wholeNumber')}`,
    }));
    const found = draftProblem(fields, t);
    if (found) return submission.tell(found);
    const body = {
      ...bodyOf(form, draft),
      notacao: mark,
      cdd: number,
      andamento_visto: request.andamento_em,
    } as Input<'approveCatalogueCard'>['body'];
    const isDone = await submission.send({ params: { id: String(request.codigo) }, body });
    if (isDone) onDone(t('staffRequests.approved', { id: request.codigo }));
  };
  return (
    <form noValidate onSubmit={(event) => void approve(event)}>
      <Stack gap={4}>
        <ActProblem problem={submission.problem} onDone={onDone} />
        <RequestFields
          form={form}
          draft={draft}
          write={(change) => setDraft({ ...draft, ...change })}
          errorAt={submission.errorAt}
        />
        <FieldGrid>
          <TextField
            label={t('staffRequests.mark')}
            description={t('staffRequests.markHint')}
            name="notacao"
            maxLength={20}
            value={mark}
            onChange={({ target }) => setMark(target.value)}
          />
          <TextField
            label={t('staffRequests.class')}
            name="cdd"
            maxLength={40}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        </FieldGrid>
        <CardPreview draft={draft} level={4} notacao={mark} cdd={number} />
        <div>
          <Button type="submit" variant="primary" icon="check" isPending={submission.isBusy}>
            {t('staffRequests.approve')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
