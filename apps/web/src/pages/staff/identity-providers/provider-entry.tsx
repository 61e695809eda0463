import { useState } from 'react';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { ChangeForm } from './provider-forms.tsx';
import { ProviderTrial } from './provider-trial.tsx';
import type { Provider, Providers } from './provider.ts';

interface ProviderEntryProps {
  readonly provider: Provider;
  readonly places: Providers;
  readonly onDone: DoneHandler;
}

/** Provider: what its team must know, its setup, a trial, and its removal. */
export function ProviderEntry({ provider, places, onDone }: ProviderEntryProps) {
  const { t } = useTranslation();
  return (
    <article className={styles.entry}>
      <div className={styles.entryHead}>
        <h3>{provider.nome}</h3>
        <Chip>{t(`identityProviders.protocols.${provider.protocolo}`)}</Chip>
        <Chip tone={provider.ativo ? 'success' : 'neutral'}>
          {t(`identityProviders.state.${provider.ativo ? 'on' : 'off'}`)}
        </Chip>
      </div>
      <Facts provider={provider} />
      <Disclosure title={t('identityProviders.try')}>
        <ProviderTrial provider={provider} />
      </Disclosure>
      <Disclosure title={t('identityProviders.change')}>
        <ChangeForm provider={provider} places={places} onDone={onDone} />
      </Disclosure>
      <Remove provider={provider} onDone={onDone} />
    </article>
  );
}

function Facts({ provider }: { readonly provider: Provider }) {
  const { t } = useTranslation();
  const { endereco, pessoas, enderecos } = provider;
  const own = [
    [t('identityProviders.returnAddress'), enderecos.retorno],
    [t('identityProviders.signOutAddress'), enderecos.saida],
    [t('identityProviders.signOutNotice'), enderecos.aviso_saida],
    [t('identityProviders.metadata'), enderecos.metadados],
  ] as const;
  return (
    <DefinitionList
      items={[
        { term: t('identityProviders.server'), values: [endereco] },
        { term: t('identityProviders.people'), values: [String(pessoas)] },
        ...(provider.protocolo === 'ldap'
          ? []
          : own.flatMap(([term, value]) => (value === '' ? [] : [{ term, values: [value] }]))),
      ]}
    />
  );
}

function Remove({ provider, onDone }: Omit<ProviderEntryProps, 'places'>) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('removeIdentityProvider');
  const [asks, setAsks] = useState(false);
  const name = provider.nome;
  const remove = async () => {
    setAsks(false);
    const isDone = await act({ params: { id: String(provider.codigo) } });
    if (isDone) onDone(t('identityProviders.removed', { name }));
  };
  return (
    <div>
      <Button variant="quiet" isPending={isBusy} onClick={() => setAsks(true)}>
        {t('identityProviders.remove')}
      </Button>
      <ConfirmDialog
        isOpen={asks}
        title={t('identityProviders.removeAsk', { name })}
        confirmLabel={t('identityProviders.remove')}
        cancelLabel={t('identityProviders.cancel')}
        closeLabel={t('frame.close')}
        onConfirm={() => void remove()}
        onCancel={() => setAsks(false)}
      >
        {t('identityProviders.removeText')}
      </ConfirmDialog>
    </div>
  );
}
