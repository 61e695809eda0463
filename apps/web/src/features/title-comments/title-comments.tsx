import { activities } from '@estante/contract/plain';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { useActivity } from '../../parts/institution/page-config.ts';
import { askAgain, endpointQuery, useEndpoint } from '../../api/query.ts';
import { useSessionState } from '../../session/use-session.ts';
import { useFormDialog } from '../../parts/page/use-form-dialog.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { OwnComments } from './own-comments.tsx';
import { Stars } from '../../ui/data/stars.tsx';
import { blankComment } from './comment-draft.ts';
import { titleCommentsQuery } from './comments-query.ts';
import styles from './title-comments.module.css';
import { TitleRating } from './title-rating.tsx';
import type { Output } from '../../api/api.ts';
import { useStarsName } from './use-stars-name.ts';

const loadDialog = () => import('./comment-dialog.tsx');
const CommentDialog = lazy(async () => ({ default: (await loadDialog()).CommentDialog }));

interface TitleCommentsProps {
  readonly titleId: number;
  readonly title: string;
}

/** Comments of readers on a title, and the way to write one, where the institution has that on. */
export function TitleComments(props: TitleCommentsProps) {
  return useActivity(activities.titleComments) ? <Section {...props} /> : null;
}

function Section({ titleId, title }: TitleCommentsProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useFormDialog(blankComment);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasAccount = useActivity(activities.personalArea);
  const isSignedIn = useSessionState().kind === 'signed-in';
  const ownQuery = endpointQuery('listOwnTitleComments', { params: { id: String(titleId) } });
  const { data: mine } = useEndpoint(ownQuery, { enabled: isSignedIn });
  const own = mine?.comentarios ?? [];
  const changed = () => {
    void askAgain(
      client,
      ['listOwnTitleComments'],
      ['listTitleComments'],
      ['listCommentedTitles'],
      ['getTitleMetadata'],
    );
    heading.current?.focus();
  };
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('titleComments.title')}
        </h2>
        <Button
          icon="comment"
          data-script="needed"
          data-print="no"
          onPointerEnter={() => void loadDialog()}
          onClick={() => void form.open()}
        >
          {t('titleComments.write')}
        </Button>
      </div>
      <TitleRating
        titleId={titleId}
        title={title}
        own={(isSignedIn && mine?.avaliacao) || null}
        onChanged={changed}
      />
      {isSignedIn && own.length > 0 && (
        <section className={styles.section}>
          <h3>{t('titleComments.own')}</h3>
          <OwnComments comments={own} onChanged={changed} />
          {hasAccount && (
            <p data-print="no">
              <Link href="/meupergamum/comentarios">{t('titleComments.toPage')}</Link>
            </p>
          )}
        </section>
      )}
      <OthersComments titleId={titleId} own={isSignedIn ? own.map(({ codigo }) => codigo) : []} />
      {form.wasOpened && (
        <Suspense fallback={null}>
          <CommentDialog form={form} titleId={titleId} title={title} onSent={changed} />
        </Suspense>
      )}
    </section>
  );
}

interface OthersProps {
  readonly titleId: number;
  /** Numbers of the person's own comments, which stand elsewhere. */
  readonly own: readonly number[];
}

/** Comments that are approved, a page more each time it is asked for. */
function OthersComments({ titleId, own }: OthersProps) {
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
  /** Null where there is more on the page already. */
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
  const starsName = useStarsName();
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
        {others.map(({ codigo, conteudo, enviado_em, nome, estrelas }) => (
          <li key={codigo}>
            <article className={styles.comment}>
              {estrelas !== null && (
                <p>
                  <Stars value={estrelas} label={starsName(estrelas)} />
                </p>
              )}
              <p className={styles.text}>{conteudo}</p>
              <p className={styles.facts}>
                {t('titleComments.by', { name: nome, at: enviado_em })}
              </p>
            </article>
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
