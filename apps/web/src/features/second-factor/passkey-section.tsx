import { hasPasskeys } from '../../browser/passkeys.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Stack } from '../../ui/layouts/flow.tsx';
import { AddPasskey } from './add-passkey.tsx';
import type { Factor } from './proof-form.tsx';
import { PasskeyEntry } from './passkey-entry.tsx';

interface PasskeySectionProps {
  readonly factor: Factor;
  /** Receives the codes to keep, if there are any. */
  readonly onSet: (codes: readonly string[]) => void;
  readonly onChanged: (words: string) => void;
}

/** Passkeys of the signed-in person, and the form for a new one. */
export function PasskeySection({ factor, onSet, onChanged }: PasskeySectionProps) {
  const { t } = useTranslation();
  return (
    <Stack gap={3}>
      <h3>{t('secondFactor.passkeys')}</h3>
      <p>{t('secondFactor.passkeyLead')}</p>
      {factor.chaves.map((passkey) => (
        <PasskeyEntry
          key={passkey.codigo}
          factor={factor}
          passkey={passkey}
          onChanged={onChanged}
        />
      ))}
      {hasPasskeys() ? (
        <AddPasskey factor={factor} onAdded={onSet} />
      ) : (
        <p>{t('secondFactor.noPasskeysHere')}</p>
      )}
    </Stack>
  );
}
