import type { Input, Output } from '../../api/api.ts';
import { useContext, useEffect, useState } from 'react';
import { ApiContext } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { DrawnCard } from './drawn-card.tsx';
import styles from './drawn-card.module.css';
import { bodyOf, type RequestDraft } from './request-draft.ts';

type Preview = Output<'previewCatalogueCard'>;

interface CardPreviewProps {
  readonly draft: RequestDraft;
  /** Level of the heading. */
  readonly level: 2 | 4;
  /** Author mark given by a librarian. */
  readonly notacao?: string;
  readonly cdd?: string;
}

/** Milliseconds without typing after which the card is drawn anew. */
const typingPauseMs = 300;

/** Preview of the card, with the classes of similar titles. */
export function CardPreview({ draft, level, notacao = '', cdd = '' }: CardPreviewProps) {
  const { t } = useTranslation();
  const Heading = level === 2 ? 'h2' : 'h4';
  const { preview, hasFailed } = usePreview(
    JSON.stringify({ ...bodyOf('ficha-catalografica', draft), notacao, cdd }),
  );
  return (
    <Stack gap={3}>
      <Heading>{t('requests.card.preview')}</Heading>
      <p>{t('requests.card.previewHint')}</p>
      {hasFailed && <Message tone="warning">{t('requests.card.failed')}</Message>}
      {!isBegun(draft) && <p>{t('requests.card.empty')}</p>}
      {preview && isBegun(draft) && <PreviewedCard preview={preview} draft={draft} level={level} />}
    </Stack>
  );
}

interface PreviewedCardProps extends Pick<CardPreviewProps, 'draft' | 'level'> {
  readonly preview: NonNullable<ReturnType<typeof usePreview>['preview']>;
}

function PreviewedCard({ preview: { ficha, classes }, draft, level }: PreviewedCardProps) {
  const { t } = useTranslation();
  const mark = ficha.notacao;
  return (
    <>
      <DrawnCard card={ficha} />
      {mark !== '' && <p>{t('requests.card.mark', { mark })}</p>}
      {draft.palavras_chave?.trim() && <Classes classes={classes} level={level} />}
    </>
  );
}

/** Whether there is a heading to draw: a card without one would be an empty frame. */
const isBegun = ({ autor_sobrenome = '', titulo = '' }: RequestDraft) =>
  autor_sobrenome.trim() !== '' || titulo.trim() !== '';

interface ClassesProps extends Pick<CardPreviewProps, 'level'> {
  readonly classes: Preview['classes'];
}

function Classes({ classes, level }: ClassesProps) {
  const { t } = useTranslation();
  const Heading = level === 2 ? 'h3' : 'h5';
  if (classes.length === 0) return <p>{t('requests.card.noClasses')}</p>;
  return (
    <>
      <Heading>{t('requests.card.classes')}</Heading>
      <ul className={styles.classes}>
        {classes.map(({ codigo, total, titulo }) => (
          <li key={codigo}>
            {t('requests.card.classOf', { code: codigo, count: total, title: titulo })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Gives the answer to the last draft; `sent` is the draft as JSON. */
function usePreview(sent: string) {
  const call = useContext(ApiContext);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const draw = async () => {
      try {
        const body = JSON.parse(sent) as Input<'previewCatalogueCard'>['body'];
        const answer = await call?.('previewCatalogueCard', { body }, stop.signal);
        if (stop.signal.aborted || !answer) return;
        setPreview(answer);
        setFailed(false);
      } catch {
        if (!stop.signal.aborted) setFailed(true);
      }
    };
    const timer = setTimeout(() => void draw(), typingPauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [call, sent]);
  return { preview, hasFailed };
}
