import { formatMoment } from '@estante/phrases/translator';
import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../api/use-act.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { PasskeyNameField } from './passkey-name-field.tsx';
import { ProofForm, type Factor } from './proof-form.tsx';

type Passkey = Factor['chaves'][number];

interface PasskeyEntryProps {
  readonly factor: Factor;
  readonly passkey: Passkey;
  readonly onChanged: (words: string) => void;
}

/** Passkey: when it was made and used, its name, and its removal. */
export function PasskeyEntry({ factor, passkey, onChanged }: PasskeyEntryProps) {
  const { t } = useTranslation();
  const { nome, serve_aqui } = passkey;
  return (
    <section aria-label={nome}>
      <Stack gap={2}>
        <h4>{nome}</h4>
        <PasskeyDates passkey={passkey} />
        {!serve_aqui && <p>{t('secondFactor.otherAddress')}</p>}
        <Rename passkey={passkey} onChanged={onChanged} />
        <Remove factor={factor} passkey={passkey} onChanged={onChanged} />
      </Stack>
    </section>
  );
}

function PasskeyDates({ passkey }: { readonly passkey: Passkey }) {
  const { t, i18n } = useTranslation();
  const at = (moment: string) => formatMoment(moment, i18n.language);
  const { criada_em, usada_em } = passkey;
  const used = usada_em === null ? t('secondFactor.neverUsed') : at(usada_em);
  return (
    <DefinitionList
      items={[
        { term: t('secondFactor.madeAt'), values: [at(criada_em)] },
        { term: t('secondFactor.usedAt'), values: [used] },
      ]}
    />
  );
}

function Rename({ passkey, onChanged }: Omit<PasskeyEntryProps, 'factor'>) {
  const { t } = useTranslation();
  const { send, isBusy, problem, errorAt } = useSubmission('renamePasskey');
  const [nome, setNome] = useState(passkey.nome);
  const rename = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const done = await send({ params: { codigo: String(passkey.codigo) }, body: { nome } });
    if (done) onChanged(t('secondFactor.renamed'));
  };
  return (
    <Disclosure title={t('secondFactor.rename', { name: passkey.nome })}>
      <form method="post" onSubmit={(event) => void rename(event)}>
        <Stack gap={3}>
          <ProblemSummary problem={problem} />
          <PasskeyNameField value={nome} error={errorAt('nome')} onChange={setNome} />
          <div>
            <Button type="submit" isPending={isBusy}>
              {t('secondFactor.saveName')}
            </Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  );
}

function Remove({ factor, passkey, onChanged }: PasskeyEntryProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('removePasskey');
  const name = passkey.nome;
  return (
    <Disclosure title={t('secondFactor.removePasskey', { name })}>
      <ProofForm
        factor={factor}
        does={t('secondFactor.confirmRemoval')}
        variant="danger"
        isBusy={isBusy}
        problem={problem}
        onSend={async (proof) => {
          const done = await send({ params: { codigo: String(passkey.codigo) }, body: proof });
          if (done) onChanged(t('secondFactor.passkeyRemoved', { name }));
        }}
      />
    </Disclosure>
  );
}
