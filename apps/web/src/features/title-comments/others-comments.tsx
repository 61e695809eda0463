import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { useEndpoint } from '../../api/query.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Stars } from '../../ui/data/stars.tsx';
import { titleCommentsQuery } from './comments-query.ts';
import styles from './title-comments.module.css';
import type { Output } from '../../api/api.ts';
import { useStarsName } from './use-stars-name.ts';

interface OthersProps {
  readonly titleId: number;
  /** Numbers of the reader's own comments, which stand elsewhere. */
  readonly own: readonly number[];
}

/** Approved comments, a page more at each press. */
export function OthersComments({ titleId, own }: OthersProps) {
  const [pages, setPages] = useState(1);
  return Array.from({ length: pages }, (_, at) => (
    <CommentsPage
      key={at}
      titleId={titleId}
      own={own}
      page={at + 1}
      onMore={at + 1 === pages ? () => setPages(pages + 1) : null}
    />
  ));
}

interface CommentsPageProps extends OthersProps {
  readonly page: number;
  /** Shows more; null if a further page is shown already. */
  readonly onMore: (() => void) | null;
}

function CommentsPage({ titleId, own, page, onMore }: CommentsPageProps) {
  const { t } = useTranslation();
  const asked = useEndpoint(titleCommentsQuery(`${titleId}`, page));
  return (
    <QueryBoundary
      asked={asked}
      failed={t('titleComments.failed')}
      skeleton={<Skeleton lines={3} />}
    >
      {(found) => <FoundComments found={found} own={own} page={page} onMore={onMore} />}
    </QueryBoundary>
  );
}

interface FoundCommentsProps extends Omit<CommentsPageProps, 'titleId'> {
  readonly found: Output<'listTitleComments'>;
}

function FoundComments({ found, own, page, onMore }: FoundCommentsProps) {
  const { t } = useTranslation();
  const { total, quantidade, comentarios } = found;
  const others = comentarios.filter(({ codigo }) => !own.includes(codigo));
  const isLast = total <= page * quantidade;
  return (
    <>
      {page === 1 && (others.length > 0 || !isLast) && (
        <p className={styles.facts}>{t('titleComments.count', { count: total })}</p>
      )}
      {page === 1 && others.length === 0 && isLast && (
        <p>{t(own.length > 0 ? 'titleComments.noneOfOthers' : 'titleComments.none')}</p>
      )}
      <ul className={styles.comments}>
        {others.map((comment) => (
          <li key={comment.codigo}>
            <Comment comment={comment} />
          </li>
        ))}
      </ul>
      {onMore && !isLast && (
        <div data-print="no">
          <Button data-script="needed" onClick={onMore}>
            {t('titleComments.more')}
          </Button>
        </div>
      )}
    </>
  );
}

type OthersComment = Output<'listTitleComments'>['comentarios'][number];

function Comment({ comment }: { readonly comment: OthersComment }) {
  const { t } = useTranslation();
  const starsName = useStarsName();
  const { conteudo, enviado_em, nome, estrelas } = comment;
  return (
    <article className={styles.comment}>
      {estrelas !== null && (
        <p>
          <Stars value={estrelas} label={starsName(estrelas)} />
        </p>
      )}
      <p className={styles.text}>{conteudo}</p>
      <p className={styles.facts}>{t('titleComments.by', { name: nome, at: enviado_em })}</p>
    </article>
  );
}
