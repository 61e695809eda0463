import { identityProviderLengths as lengths } from '@estante/contract/plain';
import { SecretField } from '../../../features/institution-edit/secret-field.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import type { Change, Draft } from './provider.ts';

interface ConnectionFieldsProps {
  readonly draft: Draft;
  readonly isSecretKnown: boolean;
  readonly errorAt: (field: string) => string | undefined;
  readonly change: Change;
}

type LineName = 'endereco' | 'identificador' | 'escopos' | 'base' | 'filtro' | 'saida';

/** Fields for the provider's address and our name there, by protocol. */
export function ConnectionFields({ draft, isSecretKnown, errorAt, change }: ConnectionFieldsProps) {
  const { t } = useTranslation();
  const { protocolo } = draft;
  const line = (name: LineName, label: string, longest: number = lengths.address) => (
    <TextField
      label={label}
      name={name}
      maxLength={longest}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      error={errorAt(name)}
      value={draft[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  const secret = protocolo !== 'saml' && (
    <SecretField
      label={t(`identityProviders.secret.${protocolo}`)}
      name="novo_segredo"
      description={t(`identityProviders.${isSecretKnown ? 'secretSet' : 'secretUnset'}`)}
      most={lengths.secret}
      isRequired={false}
      value={draft.novo_segredo}
      onChange={(novo_segredo) => change({ novo_segredo })}
    />
  );
  const certificate = protocolo !== 'oidc' && (
    <TextArea
      label={t(`identityProviders.certificate.${protocolo}`)}
      name="certificado"
      rows={4}
      maxLength={lengths.certificate}
      spellCheck={false}
      error={errorAt('certificado')}
      value={draft.certificado}
      onChange={({ target }) => change({ certificado: target.value })}
    />
  );
  return (
    <>
      {line('endereco', t(`identityProviders.address.${protocolo}`))}
      {line('identificador', t(`identityProviders.identifier.${protocolo}`), lengths.identifier)}
      {secret}
      {certificate}
      {protocolo === 'oidc' && line('escopos', t('identityProviders.scopes'), lengths.scopes)}
      {protocolo === 'saml' && line('saida', t('identityProviders.signOut'))}
      {protocolo === 'ldap' && line('base', t('identityProviders.base'), lengths.identifier)}
      {protocolo === 'ldap' && line('filtro', t('identityProviders.filter'), lengths.filter)}
    </>
  );
}
