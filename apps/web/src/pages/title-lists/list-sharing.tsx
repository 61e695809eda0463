import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { CopyButton } from '../../features/exports/copy-button.tsx';
import { useListsChanged, type NamedList } from '../../features/named-lists/list-queries.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { absolute, useOrigin } from '../../parts/page/origin.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';
import styles from './lists.module.css';

type Share = NonNullable<NamedList['compartilhamento']>;

/** Sharing of a list: who sees it, and by which link. */
export function ListSharing({ list }: { readonly list: NamedList }) {
  const { t } = useTranslation();
  const { share, isBusy } = useSharing(list.codigo);
  const { compartilhamento } = list;
  return (
    <Disclosure title={t(compartilhamento ? 'lists.shared' : 'lists.share.title')}>
      <div className={styles.sharing} data-print="no">
        {compartilhamento ? (
          <Shared list={list.codigo} share={compartilhamento} />
        ) : (
          <>
            <p>{t('lists.share.off')}</p>
            <div>
              <Button
                icon="share"
                isPending={isBusy}
                onClick={() =>
                  void share({ mostra_nome: false, mostra_notas: false }, t('lists.share.started'))
                }
              >
                {t('lists.share.start')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Disclosure>
  );
}

interface Choice {
  readonly mostra_nome: boolean;
  readonly mostra_notas: boolean;
  readonly novo?: boolean;
}

function useSharing(list: number) {
  const changed = useListsChanged();
  const sharing = useAct('shareNamedList');
  const withdrawing = useAct('withdrawNamedList');
  const params = { id: String(list) };
  const tell = async (isDone: boolean, words: string) => {
    await changed();
    if (isDone) showToast({ tone: 'success', words });
  };
  return {
    isBusy: sharing.isBusy || withdrawing.isBusy,
    share: async (body: Choice, words: string) =>
      tell((await sharing.act({ params, body })) !== null, words),
    withdraw: async (words: string) => tell((await withdrawing.act({ params })) !== null, words),
  };
}

function Shared({ list, share: shown }: { readonly list: number; readonly share: Share }) {
  const { t } = useTranslation();
  const { share, withdraw, isBusy } = useSharing(list);
  const [asked, setAsked] = useState<'renew' | 'withdraw' | null>(null);
  const path = `/listas/${shown.codigo}`;
  const address = absolute(useOrigin(), path);
  const { mostra_nome, mostra_notas } = shown;
  const choose = (choice: Partial<Choice>) =>
    void share({ mostra_nome, mostra_notas, ...choice }, t('lists.share.kept'));
  const confirm = () => {
    setAsked(null);
    if (asked === 'withdraw') return void withdraw(t('lists.share.withdrawn'));
    void share({ mostra_nome, mostra_notas, novo: true }, t('lists.share.renewed'));
  };
  return (
    <>
      <p>{t('lists.share.on')}</p>
      <div className={styles.link}>
        <TextField
          label={t('lists.share.link')}
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton
          text={address}
          label={t('lists.share.copyLink')}
          done={t('lists.share.copied')}
        />
      </div>
      <p>
        <Link href={path}>{t('lists.share.open')}</Link>
      </p>
      <Switch isOn={mostra_nome} isDisabled={isBusy} onChange={(is) => choose({ mostra_nome: is })}>
        {t('lists.share.showsName')}
      </Switch>
      <Switch
        isOn={mostra_notas}
        isDisabled={isBusy}
        onChange={(is) => choose({ mostra_notas: is })}
      >
        {t('lists.share.showsNotes')}
      </Switch>
      <div className={styles.acts}>
        <Button size="small" icon="renew" isPending={isBusy} onClick={() => setAsked('renew')}>
          {t('lists.share.renew')}
        </Button>
        <Button size="small" icon="close" isPending={isBusy} onClick={() => setAsked('withdraw')}>
          {t('lists.share.withdraw')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t(asked === 'renew' ? 'lists.share.renewAsk' : 'lists.share.withdrawAsk')}
        confirmLabel={t(asked === 'renew' ? 'lists.share.renew' : 'lists.share.withdraw')}
        cancelLabel={t('lists.share.keepLink')}
        closeLabel={t('frame.close')}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      >
        {t(asked === 'renew' ? 'lists.share.renewText' : 'lists.share.withdrawText')}
      </ConfirmDialog>
    </>
  );
}
