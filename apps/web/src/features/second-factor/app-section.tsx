import { useState, type SubmitEvent } from 'react';
import type { Output } from '../../api/api.ts';
import { useSubmission } from '../../api/use-act.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { QrDrawing } from '../../ui/drawings/qr-drawing.tsx';
import { FactorField } from './factor-field.tsx';
import { ProofForm, type Factor } from './proof-form.tsx';

type AppSetup = Output<'beginSecondFactor'>;

interface AppSectionProps {
  readonly factor: Factor;
  /** Receives the codes to keep, if there are any. */
  readonly onSet: (codes: readonly string[]) => void;
  readonly onRemoved: (words: string) => void;
}

/** Section for an authenticator app: set up, or given up. */
export function AppSection({ factor, onSet, onRemoved }: AppSectionProps) {
  const { t } = useTranslation();
  const [begun, setBegun] = useState<AppSetup | null>(null);
  const isBegun = begun !== null && !factor.aplicativo;
  return (
    <Stack gap={3}>
      <h3>{t('secondFactor.app')}</h3>
      <p>{t(factor.aplicativo ? 'secondFactor.appActive' : 'secondFactor.appLead')}</p>
      {factor.aplicativo ? (
        <Remove factor={factor} onRemoved={onRemoved} />
      ) : isBegun ? (
        <ConfirmForm begun={begun} onDone={onSet} />
      ) : (
        <BeginForm factor={factor} onBegun={setBegun} />
      )}
    </Stack>
  );
}

interface BeginFormProps {
  readonly factor: Factor;
  readonly onBegun: (begun: AppSetup) => void;
}

function BeginForm({ factor, onBegun }: BeginFormProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('beginSecondFactor');
  return (
    <Disclosure title={t('secondFactor.begin')} isOpenAtFirst={!factor.ativo}>
      <ProofForm
        factor={factor}
        does={t('secondFactor.goOn')}
        isBusy={isBusy}
        problem={problem}
        onSend={async (proof) => {
          const begun = await send({ body: proof });
          if (begun) onBegun(begun);
        }}
      />
    </Disclosure>
  );
}

interface ConfirmFormProps {
  readonly begun: AppSetup;
  readonly onDone: AppSectionProps['onSet'];
}

/** Form for a code, which shows that the device has the secret. */
function ConfirmForm({ begun, onDone }: ConfirmFormProps) {
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
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('secondFactor.confirm')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function Remove({ factor, onRemoved }: Omit<AppSectionProps, 'onSet'>) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('removeSecondFactor');
  return (
    <Disclosure title={t('secondFactor.remove')}>
      <ProofForm
        factor={factor}
        does={t('secondFactor.confirmRemoval')}
        variant="danger"
        isBusy={isBusy}
        problem={problem}
        onSend={async (proof) => {
          if (await send({ body: proof })) onRemoved(t('secondFactor.removed'));
        }}
      />
    </Disclosure>
  );
}
