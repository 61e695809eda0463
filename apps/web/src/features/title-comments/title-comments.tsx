import { activities } from '@estante/contract/plain';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { askAgain, endpointQuery, useEndpoint } from '../../api/query.ts';
import { useSessionState } from '../../session/use-session.ts';
import { useFormDialog } from '../../parts/page/use-form-dialog.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { OwnComments } from './own-comments.tsx';
import { blankComment } from './comment-draft.ts';
import styles from './title-comments.module.css';
import { TitleRating } from './title-rating.tsx';
import { OthersComments } from './others-comments.tsx';

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
