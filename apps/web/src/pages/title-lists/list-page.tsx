import { activities } from '@estante/contract/plain';
import { useNavigate, useParams } from 'react-router';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { useEndpoint } from '../../api/query.ts';
import { NothingInAccount } from '../../features/account-area/nothing-in-account.tsx';
import { listQuery, listsHref, type NamedList } from '../../features/named-lists/list-queries.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { DeleteList } from './delete-list.tsx';
import { EditList } from './edit-list.tsx';
import { ListSharing } from './list-sharing.tsx';
import { ListTitles } from './list-titles.tsx';
import styles from './lists.module.css';

/** One of the reader's lists. Another person's list is not found. */
export function Page() {
  const { t } = useTranslation();
  const { codigo = '' } = useParams();
  const isOn = useActivity(activities.accountLists);
  // A title removed and restored must not be shown from the cache.
  const asked = useEndpoint(listQuery(codigo), { staleTime: 0, enabled: isOn });
  if (!isOn || asked.error?.status === 404 || asked.error?.status === 422) {
    return <NothingInAccount />;
  }
  return (
    <QueryBoundary asked={asked} failed={t('lists.listFailed')}>
      {(list) => <OneList key={list.codigo} list={list} />}
    </QueryBoundary>
  );
}

function OneList({ list }: { readonly list: NamedList }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Stack gap={5}>
      <title>{`${list.nome} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader
        over={<Link href={listsHref}>{t('account.pages.lists')}</Link>}
        title={list.nome}
        actions={
          <div className={styles.acts}>
            <EditList list={list} size="normal" />
            <DeleteList list={list} size="normal" onGone={() => void navigate(listsHref)} />
          </div>
        }
      >
        {list.descricao !== '' && <span className={styles.text}>{list.descricao}</span>}
      </PageHeader>
      <ListSharing list={list} />
      {list.itens.length > 0 ? (
        <ListTitles list={list} />
      ) : (
        <EmptyState icon="list" title={t('lists.empty')}>
          {t('lists.emptyHint')}
        </EmptyState>
      )}
    </Stack>
  );
}
