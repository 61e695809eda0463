import type { Translate } from '@estante/phrases/translator';
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
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import type { RequestEntryProps } from './handled-request.ts';

const form = 'ficha-catalografica';

type CardDraft = ReturnType<typeof draftOf>;

/** Form for the requested card, to be corrected, classed and approved. */
export function ApproveCard({ request, onDone }: RequestEntryProps) {
  const { draft, setDraft, classes, setClasses, approve, ...card } = useCard({ request, onDone });
  const { mark, number } = classes;
  const write = (change: Partial<CardDraft>) => setDraft({ ...draft, ...change });
  return (
    <form noValidate onSubmit={(event) => void approve(event)}>
      <Stack gap={4}>
        <ActProblem problem={card.problem} onDone={onDone} />
        <RequestFields form={form} draft={draft} write={write} errorAt={card.errorAt} />
        <ClassFields classes={classes} onChange={setClasses} />
        <CardPreview draft={draft} level={4} notacao={mark} cdd={number} />
        <ApproveButton isBusy={card.isBusy} />
      </Stack>
    </form>
  );
}

/** Keeps the card as corrected and classed, checks its numbers and sends it. */
function useCard({ request, onDone }: RequestEntryProps) {
  const { t } = useTranslation();
  const submission = useSubmission('approveCatalogueCard');
  const [draft, setDraft] = useState(() => draftOf(request.dados));
  const [classes, setClasses] = useState<CardClasses>({ mark: '', number: '' });
  const approve = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = draftProblem(wrongFields(draft, t), t);
    if (found) return submission.tell(found);
    const { mark: notacao, number: cdd } = classes;
    const seen = { andamento_visto: request.andamento_em };
    const body = { ...bodyOf(form, draft), notacao, cdd, ...seen };
    const params = { id: String(request.codigo) };
    const sent = { params, body: body as Input<'approveCatalogueCard'>['body'] };
    if (await submission.send(sent)) onDone(t('staffRequests.approved', { id: request.codigo }));
  };
  return { ...submission, draft, setDraft, classes, setClasses, approve };
}

function wrongFields(draft: CardDraft, t: Translate) {
  return wrongNumbersOf(form, draft).map((name) => ({
    name,
    words: `${t(`requests.fields.${name}`)}: ${t('valueFaults.wholeNumber')}`,
  }));
}

/** Author mark and class number by which a card is shelved. */
interface CardClasses {
  readonly mark: string;
  readonly number: string;
}

interface ClassFieldsProps {
  readonly classes: CardClasses;
  readonly onChange: (classes: CardClasses) => void;
}

function ClassFields({ classes, onChange }: ClassFieldsProps) {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <MarkField classes={classes} onChange={onChange} />
      <TextField
        label={t('staffRequests.class')}
        name="cdd"
        maxLength={40}
        value={classes.number}
        onChange={({ target }) => onChange({ ...classes, number: target.value })}
      />
    </FieldGrid>
  );
}

function MarkField({ classes, onChange }: ClassFieldsProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('staffRequests.mark')}
      description={t('staffRequests.markHint')}
      name="notacao"
      maxLength={20}
      value={classes.mark}
      onChange={({ target }) => onChange({ ...classes, mark: target.value })}
    />
  );
}

function ApproveButton({ isBusy }: { readonly isBusy: boolean }) {
  const { t } = useTranslation();
  return (
    <div>
      <Button type="submit" variant="primary" icon="check" isPending={isBusy}>
        {t('staffRequests.approve')}
      </Button>
    </div>
  );
}
