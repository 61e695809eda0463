import { useState } from 'react';
import { CopyButton } from '../../features/exports/copy-button.tsx';
import type { NamedList } from '../../features/named-lists/list-queries.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { absolute, useOrigin } from '../../parts/page/origin.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './lists.module.css';
import { type Choice, useSharing } from './use-sharing.ts';

type Share = NonNullable<NamedList['compartilhamento']>;

interface ShareLinkProps {
  readonly list: number;
  readonly share: Share;
}

/** Link of a shared list: what it shows, its renewal and its end. */
export function ShareLink({ list, share: shown }: ShareLinkProps) {
  const { t } = useTranslation();
  const { share, withdraw, isBusy } = useSharing(list);
  const [asked, setAsked] = useState<LinkAct | null>(null);
  const path = `/listas/${shown.codigo}`;
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
      <LinkField path={path} />
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
      <LinkActs isBusy={isBusy} onAsk={setAsked} />
      <LinkDialog asked={asked} onConfirm={confirm} onCancel={() => setAsked(null)} />
    </>
  );
}

/** Act on the link that is confirmed first. */
type LinkAct = 'renew' | 'withdraw';

/** Field with the whole address, to be copied. */
function LinkField({ path }: { readonly path: string }) {
  const { t } = useTranslation();
  const address = absolute(useOrigin(), path);
  return (
    <div className={styles.link}>
      <TextField
        label={t('lists.share.link')}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <CopyButton text={address} label={t('lists.share.copyLink')} done={t('lists.share.copied')} />
    </div>
  );
}

interface LinkActsProps {
  readonly isBusy: boolean;
  readonly onAsk: (asked: LinkAct) => void;
}

function LinkActs({ isBusy, onAsk }: LinkActsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.acts}>
      <Button size="small" icon="renew" isPending={isBusy} onClick={() => onAsk('renew')}>
        {t('lists.share.renew')}
      </Button>
      <Button size="small" icon="close" isPending={isBusy} onClick={() => onAsk('withdraw')}>
        {t('lists.share.withdraw')}
      </Button>
    </div>
  );
}

interface LinkDialogProps {
  readonly asked: LinkAct | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function LinkDialog({ asked, onConfirm, onCancel }: LinkDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={t(asked === 'renew' ? 'lists.share.renewAsk' : 'lists.share.withdrawAsk')}
      confirmLabel={t(asked === 'renew' ? 'lists.share.renew' : 'lists.share.withdraw')}
      cancelLabel={t('lists.share.keepLink')}
      closeLabel={t('frame.close')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t(asked === 'renew' ? 'lists.share.renewText' : 'lists.share.withdrawText')}
    </ConfirmDialog>
  );
}
