import { useTranslation } from '../../languages/use-translation.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { IdentifyState } from './use-identify-form.ts';

/** Fields for the user name and its proof. */
export function IdentifyFields({ entry }: { readonly entry: IdentifyState }) {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const { way, username, setUsername, proof, setProof, missing } = entry;
  const errorAt = (name: 'usuario' | 'prova', label: string) =>
    missing === name && t('errors.CampoObrigatorioNaoPreenchido', { campo: label });
  const usernameLabel = institution?.denominacao_login || t('kiosk.username');
  return (
    <>
      <TextField
        label={usernameLabel}
        name="usuario"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        error={errorAt('usuario', usernameLabel)}
        value={username}
        onChange={({ target }) => setUsername(target.value)}
      />
      {way !== 'name' && (
        <TextField
          key={way}
          label={t(`kiosk.proof.${way}`)}
          description={way === 'token' && t('kiosk.tokenHint')}
          name="prova"
          type={way === 'token' ? 'text' : 'password'}
          autoComplete="off"
          inputMode={way === 'token' ? 'numeric' : undefined}
          maxLength={way === 'token' ? 20 : 1000}
          error={errorAt('prova', t(`kiosk.proof.${way}`))}
          value={proof}
          onChange={({ target }) => setProof(target.value)}
        />
      )}
    </>
  );
}
