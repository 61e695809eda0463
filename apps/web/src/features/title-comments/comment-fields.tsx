import { titleCommentLength, titleCommentShortest } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { StarField } from '../../ui/fields/star-field.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import type { CommentDraft } from './comment-draft.ts';
import { useStarsName } from './use-stars-name.ts';

interface CommentTextProps {
  readonly text: string;
  readonly error: string | undefined;
  readonly onWrite: (text: string) => void;
}

/** Field of the comment, with the number of letters left. */
export function CommentText({ text, error, onWrite }: CommentTextProps) {
  const { t } = useTranslation();
  const least = t('titleComments.least', { least: titleCommentShortest });
  const left = t('libraryFields.left', { left: titleCommentLength - text.length });
  return (
    <TextArea
      label={t('titleComments.field')}
      description={`${least} ${left}`}
      error={error}
      name="conteudo"
      rows={6}
      required
      maxLength={titleCommentLength}
      value={text}
      onChange={({ target }) => onWrite(target.value)}
    />
  );
}

interface CommentStarsProps {
  readonly stars: CommentDraft['stars'];
  readonly error: string | undefined;
  readonly onChoose: (stars: CommentDraft['stars']) => void;
}

/** Stars that go with the comment, which are optional. */
export function CommentStars({ stars, error, onChoose }: CommentStarsProps) {
  const { t } = useTranslation();
  const starsName = useStarsName();
  return (
    <StarField
      label={t('titleComments.rating.own')}
      description={t('titleComments.rating.withComment')}
      noneLabel={t('titleComments.rating.none')}
      name="estrelas"
      value={stars}
      error={error}
      nameOf={starsName}
      onChange={onChoose}
    />
  );
}
