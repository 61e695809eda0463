import { activities } from '@estante/contract/plain';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
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

/** Readers' comments on a title, and the form for one, where the institution has them on. */
export function TitleComments(props: TitleCommentsProps) {
  return useActivity(activities.titleComments) ? <Section {...props} /> : null;
}

function Section({ titleId, title }: TitleCommentsProps) {
  const { t } = useTranslation();
  const form = useFormDialog(blankComment);
  const heading = useRef<HTMLHeadingElement>(null);
  const { own, rating } = useOwnComments(titleId);
  const askAnew = useAskAnew();
  const changed = () => {
    askAnew();
    heading.current?.focus();
  };
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('titleComments.title')}
        </h2>
        <WriteButton onOpen={() => void form.open()} />
      </div>
      <TitleRating titleId={titleId} title={title} own={rating} onChanged={changed} />
      {own.length > 0 && <Own comments={own} onChanged={changed} />}
      <OthersComments titleId={titleId} own={own.map(({ codigo }) => codigo)} />
      {form.wasOpened && (
        <Suspense fallback={null}>
          <CommentDialog form={form} titleId={titleId} title={title} onSent={changed} />
        </Suspense>
      )}
    </section>
  );
}

/** Reads the comments and rating of the signed-in reader; none for others. */
function useOwnComments(titleId: number) {
  const isSignedIn = useSessionState().kind === 'signed-in';
  const query = endpointQuery('listOwnTitleComments', { params: { id: String(titleId) } });
  const { data: mine } = useEndpoint(query, { enabled: isSignedIn });
  return {
    own: (isSignedIn && mine?.comentarios) || [],
    rating: (isSignedIn && mine?.avaliacao) || null,
  };
}

/** Asks again for all answers that show comments. */
function useAskAnew() {
  const client = useQueryClient();
  return () =>
    void askAgain(
      client,
      ['listOwnTitleComments'],
      ['listTitleComments'],
      ['listCommentedTitles'],
      ['getTitleMetadata'],
    );
}

function WriteButton({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      icon="comment"
      data-script="needed"
      data-print="no"
      onPointerEnter={() => void loadDialog()}
      onClick={onOpen}
    >
      {t('titleComments.write')}
    </Button>
  );
}

interface OwnProps {
  readonly comments: Output<'listOwnTitleComments'>['comentarios'];
  readonly onChanged: () => void;
}

function Own({ comments, onChanged }: OwnProps) {
  const { t } = useTranslation();
  const hasAccount = useActivity(activities.personalArea);
  return (
    <section className={styles.section}>
      <h3>{t('titleComments.own')}</h3>
      <OwnComments comments={comments} onChanged={onChanged} />
      {hasAccount && (
        <p data-print="no">
          <Link href="/meupergamum/comentarios">{t('titleComments.toPage')}</Link>
        </p>
      )}
    </section>
  );
}
