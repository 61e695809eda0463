import { useState, type SubmitEvent } from 'react';
import type { Output } from '../../api/api.ts';
import { useSubmission } from '../../api/use-act.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/flow.tsx';
import { ProblemSummary } from '../../ui/problem-summary.tsx';
import { QrDrawing } from '../../ui/qr-drawing.tsx';
import { FactorField } from './factor-field.tsx';

type Begun = Output<'beginSecondFactor'>;

interface BeginFormProps {
  readonly onDone: (codes: readonly string[]) => void;
}

/** By the password a secret for the device, then a code that shows that the device has it. */
export function BeginForm({ onDone }: BeginFormProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  return begun ? <Confirm begun={begun} onDone={onDone} /> : <AskPassword onBegun={setBegun} />;
}

function AskPassword({ onBegun }: { readonly onBegun: (begun: Begun) => void }) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('beginSecondFactor');
  const [senha, setSenha] = useState('');
  const begin = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const begun = await send({ body: { senha } });
    if (begun) onBegun(begun);
  };
  return (
    <form method="post" onSubmit={(event) => void begin(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <FactorField kind="password" value={senha} onChange={setSenha} />
        <div>
          <Button type="submit" look="primary" isPending={isBusy}>
            {t('secondFactor.begin')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function Confirm({ begun, onDone }: BeginFormProps & { readonly begun: Begun }) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('confirmSecondFactor');
  const [codigo, setCodigo] = useState('');
  const confirm = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = await send({ body: { codigo } });
    if (answer) onDone(answer.codigos);
  };
  return (
    <form method="post" onSubmit={(event) => void confirm(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <p>{t('secondFactor.scan')}</p>
        <p>
          <code>{begun.segredo.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        <QrDrawing label={t('secondFactor.qr')} size={begun.qr.lado} path={begun.qr.desenho} />
        <FactorField kind="code" value={codigo} onChange={setCodigo} isFirst />
        <div>
          <Button type="submit" look="primary" isPending={isBusy}>
            {t('secondFactor.confirm')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
