import { useQueryClient } from '@tanstack/react-query';
import { useContext, useMemo, useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { failureOf, type ApiFailure, type Output } from '../../../api/api.ts';
import { problemOf } from '../../../api/problem.ts';
import { ApiContext, askAgain } from '../../../api/query.ts';
import { RefusalReasons } from '../../../parts/circulation/refusal-reasons.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { problemAt, ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { firstDraft, type Choices } from './request-draft.ts';
import { asInForm, bodyOf } from './request-body.ts';
import { PlaceFields } from './request-fields.tsx';
import { ContactFields } from './contact-fields.tsx';

interface RequestFormProps {
  readonly choices: Choices;
  readonly onMade: (request: Output<'makeLoanRequest'>) => void;
}

/** Form of a loan request: the copy, its source and destination, and how to reach the person. */
export function RequestForm({ choices, onMade }: RequestFormProps) {
  const { t } = useTranslation();
  const call = useContext(ApiContext);
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => firstDraft(choices));
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!call || isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      const params = { id: String(choices.cod_acervo) };
      const made = await call('makeLoanRequest', { params, body: bodyOf(choices, draft) });
      void askAgain(client, ['listLoanRequests'], ['getLoanRequestChoices']);
      onMade(made);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  const problem = useMemo(() => {
    const campo = t('loanRequests.form.choose');
    const words = t('errors.CampoObrigatorioNaoPreenchido', { campo });
    return failure && asInForm(problemOf(failure, t), words);
  }, [failure, t]);
  const fields = {
    choices,
    draft,
    onChange: (next: Partial<typeof draft>) => setDraft({ ...draft, ...next }),
    errorOf: (field: string) => problemAt(problem, field),
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={4}>
        <ProblemSummary problem={problem}>
          {failure && failure.motivos.length > 0 && (
            <RefusalReasons reasons={failure.motivos} audience="reader" />
          )}
        </ProblemSummary>
        <p>{t('loanRequests.form.open', { open: choices.abertas, limit: choices.limite })}</p>
        <FieldGrid>
          <PlaceFields {...fields} />
        </FieldGrid>
        <ContactFields {...fields} />
        <div>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('loanRequests.form.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
