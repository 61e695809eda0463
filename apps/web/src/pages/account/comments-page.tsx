import { activities, titleCommentPageSize } from '@estante/contract/plain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import type { Output } from '../../api/api.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { askAgain, endpointQuery, useEndpoint, useListEndpoint } from '../../api/query.ts';
import { OwnComments } from '../../features/title-comments/own-comments.tsx';
import { GivenRating } from '../../features/title-comments/given-rating.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { Pages } from '../../parts/page/pages.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NothingInAccount } from '../../features/account-area/nothing-in-account.tsx';

const path = '/meupergamum/comentarios';
type CommentedTitleView = Output<'listCommentedTitles'>['acervos'][number];

/** Comments that the person has written on titles, title by title. */
export function Page() {
  return useActivity(activities.titleComments) ? <Comments /> : <NothingInAccount />;
}

function Comments() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const asked = /^[1-9]\d{0,8}$/.exec(params.get('pagina') ?? '')?.[0] ?? '1';
  const query = endpointQuery('listCommentedTitles', { query: { pagina: Number(asked) } });
  const result = useListEndpoint(query);
  return (
    <Stack gap={5}>
      <title>{`${t('titleComments.page')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader over={t('account.title')} title={t('titleComments.page')}>
        {t('titleComments.pageLead')}
      </PageHeader>
      <QueryBoundary asked={result} failed={t('titleComments.failed')}>
        {(found) => <Titles found={found} />}
      </QueryBoundary>
    </Stack>
  );
}

function Titles({ found }: { readonly found: Output<'listCommentedTitles'> }) {
  const { t } = useTranslation();
  const pages = Math.ceil(found.total / titleCommentPageSize);
  if (found.total === 0) {
    return (
      <EmptyState icon="comment" title={t('titleComments.pageNone')}>
        {t('titleComments.pageNoneHint')}
      </EmptyState>
    );
  }
  return (
    <>
      <Stack gap={5}>
        {found.acervos.map((title) => (
          <CommentedTitle key={title.cod_acervo} title={title} />
        ))}
      </Stack>
      <Pages
        label={t('titleComments.pages')}
        current={found.pagina}
        total={pages}
        hrefOf={(pagina) => (pagina > 1 ? `${path}?pagina=${pagina}` : path)}
      />
    </>
  );
}

function CommentedTitle({ title }: { readonly title: CommentedTitleView }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { comentarios, pendentes } = title;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        <Link href={title.rota}>{title.titulo}</Link>
      </h2>
      <Disclosure
        title={t('titleComments.count', { count: comentarios })}
        note={pendentes > 0 && t('titleComments.pending', { count: pendentes })}
        onToggle={setOpen}
      >
        {isOpen && (
          <CommentsOf titleId={title.cod_acervo} onGone={() => heading.current?.focus()} />
        )}
      </Disclosure>
    </section>
  );
}

function CommentsOf(props: { readonly titleId: number; readonly onGone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const query = endpointQuery('listOwnTitleComments', { params: { id: String(props.titleId) } });
  const asked = useEndpoint(query);
  const changed = () => {
    void askAgain(client, ['listOwnTitleComments'], ['listTitleComments'], ['listCommentedTitles']);
    props.onGone();
  };
  return (
    <QueryBoundary
      asked={asked}
      failed={t('titleComments.failed')}
      skeleton={<Skeleton lines={2} />}
    >
      {({ avaliacao, comentarios }) => (
        <Stack gap={3}>
          {avaliacao && <GivenRating rating={avaliacao} />}
          <OwnComments comments={comentarios} onChanged={changed} />
        </Stack>
      )}
    </QueryBoundary>
  );
}
