import { formatMoment } from '@estante/phrases/translator';
import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../api/use-act.ts';
import { hasPasskeys } from '../../browser/passkeys.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyNameField } from './passkey-name-field.tsx';
import { ProofForm, type Factor } from './proof-form.tsx';

type Passkey = Factor['chaves'][number];

interface PasskeySectionProps {
  readonly factor: Factor;
  /** Told the codes to keep, if there are any. */
  readonly onSet: (codes: readonly string[]) => void;
  readonly onChanged: (words: string) => void;
}

/** The passkeys of whoever is signed in, and a new one. */
export function PasskeySection({ factor, onSet, onChanged }: PasskeySectionProps) {
  const { t } = useTranslation();
  return (
    <Stack gap={3}>
      <h3>{t('secondFactor.passkeys')}</h3>
      <p>{t('secondFactor.passkeyLead')}</p>
      {factor.chaves.map((passkey) => (
        <Entry key={passkey.codigo} factor={factor} passkey={passkey} onChanged={onChanged} />
      ))}
      {hasPasskeys() ? (
        <AddPasskey factor={factor} onAdded={onSet} />
      ) : (
        <p>{t('secondFactor.noPasskeysHere')}</p>
      )}
    </Stack>
  );
}

interface EntryProps extends Omit<PasskeySectionProps, 'onSet'> {
  readonly passkey: Passkey;
}

function Entry({ factor, passkey, onChanged }: EntryProps) {
  const { t, i18n } = useTranslation();
  const at = (moment: string) => formatMoment(moment, i18n.language);
  const { nome, criada_em, usada_em, serve_aqui } = passkey;
  return (
    <section aria-label={nome}>
      <Stack gap={2}>
        <h4>{nome}</h4>
        <DefinitionList
          items={[
            { term: t('secondFactor.madeAt'), values: [at(criada_em)] },
            {
              term: t('secondFactor.usedAt'),
              values: [usada_em === null ? t('secondFactor.neverUsed') : at(usada_em)],
            },
          ]}
        />
        {!serve_aqui && <p>{t('secondFactor.otherAddress')}</p>}
        <Rename passkey={passkey} onChanged={onChanged} />
        <Remove factor={factor} passkey={passkey} onChanged={onChanged} />
      </Stack>
    </section>
  );
}

function Rename({ passkey, onChanged }: Omit<EntryProps, 'factor'>) {
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

function Remove({ factor, passkey, onChanged }: EntryProps) {
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
