import type { FactorProof } from '@estante/contract';
import { useState } from 'react';
import { useSubmission } from '../../api/use-act.ts';
import { makePasskey } from '../../browser/passkeys.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { PasskeyNameField } from './passkey-name-field.tsx';
import { ProofForm, type Factor } from './proof-form.tsx';

interface AddPasskeyProps {
  readonly factor: Factor;
  readonly onAdded: (codes: readonly string[]) => void;
}

/** Form for a new passkey: a name and the proof, then the device's own dialog. */
export function AddPasskey({ factor, onAdded }: AddPasskeyProps) {
  const { t } = useTranslation();
  const beginning = useSubmission('beginPasskey');
  const adding = useSubmission('addPasskey');
  // The typed text is cleared once the passkey is there.
  const [made, setMade] = useState(0);
  const [nome, setNome] = useState('');
  const add = async (proof: FactorProof) => {
    adding.tell(null);
    const options = await beginning.send({ body: proof });
    if (!options) return;
    const chave = await makePasskey(options);
    if (!chave || chave === 'known') {
      const words = t(chave ? 'secondFactor.passkeyKnown' : 'secondFactor.passkeyNotMade');
      return beginning.tell({ tone: 'warning', words, fields: [] });
    }
    const done = await adding.send({ body: { nome, chave } });
    if (!done) return;
    setMade(made + 1);
    setNome('');
    onAdded(done.codigos);
  };
  return (
    <Disclosure key={made} title={t('secondFactor.addPasskey')}>
      <ProofForm
        factor={factor}
        does={t('secondFactor.makePasskey')}
        isBusy={beginning.isBusy || adding.isBusy}
        problem={beginning.problem ?? adding.problem}
        onSend={add}
      >
        <PasskeyNameField value={nome} error={adding.errorAt('nome')} onChange={setNome} />
      </ProofForm>
    </Disclosure>
  );
}
