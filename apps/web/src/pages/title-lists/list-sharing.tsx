import type { NamedList } from '../../features/named-lists/list-queries.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import styles from './lists.module.css';
import { useSharing } from './use-sharing.ts';
import { ShareLink } from './share-link.tsx';

/** Sharing of a list: who sees it, and by which link. */
export function ListSharing({ list }: { readonly list: NamedList }) {
  const { t } = useTranslation();
  const { compartilhamento } = list;
  return (
    <Disclosure title={t(compartilhamento ? 'lists.shared' : 'lists.share.title')}>
      <div className={styles.sharing} data-print="no">
        {compartilhamento ? (
          <ShareLink list={list.codigo} share={compartilhamento} />
        ) : (
          <SharingStart list={list.codigo} />
        )}
      </div>
    </Disclosure>
  );
}

function SharingStart({ list }: { readonly list: number }) {
  const { t } = useTranslation();
  const { share, isBusy } = useSharing(list);
  const start = () =>
    void share({ mostra_nome: false, mostra_notas: false }, t('lists.share.started'));
  return (
    <>
      <p>{t('lists.share.off')}</p>
      <div>
        <Button icon="share" isPending={isBusy} onClick={start}>
          {t('lists.share.start')}
        </Button>
      </div>
    </>
  );
}
