import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../api/use-act.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Stack } from '../../ui/flow.tsx';
import { ProblemSummary } from '../../ui/problem-summary.tsx';
import { FactorField } from './factor-field.tsx';

/** By password and code: whoever finds a browser open takes nobody's away. */
export function RemoveForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('removeSecondFactor');
  const [senha, setSenha] = useState('');
  const [codigo, setCodigo] = useState('');
  const remove = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await send({ body: { senha, codigo } })) onDone();
  };
  return (
    <Disclosure title={t('secondFactor.remove')}>
      <form method="post" onSubmit={(event) => void remove(event)}>
        <Stack gap={3}>
          <ProblemSummary problem={problem} />
          <FactorField kind="password" value={senha} onChange={setSenha} />
          <FactorField kind="codeOrKept" value={codigo} onChange={setCodigo} />
          <div>
            <Button type="submit" isPending={isBusy}>
              {t('secondFactor.remove')}
            </Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  );
}
