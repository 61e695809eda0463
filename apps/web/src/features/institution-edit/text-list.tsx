import type { Language } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { replaceAt } from '../../browser/lists.ts';
import type { Output } from '../../api/api.ts';
import styles from './institution-edit.module.css';
import { ListActs } from './list-acts.tsx';
import { LineField, TextAreaField } from './text-fields.tsx';
import { AddButton } from './list-buttons.tsx';

type Texts = Output<'getTexts'>['textos'][Language];

interface TextListProps {
  readonly language: Language;
  readonly isQuestions: boolean;
  readonly texts: Texts;
  readonly onChange: (texts: Texts) => void;
}

/** Texts of a section in one language, in the order shown. */
export function TextList({ language, isQuestions, texts, onChange }: TextListProps) {
  const { t } = useTranslation();
  const words = isQuestions ? 'question' : 'text';
  return (
    <>
      {texts.map((text, at) => (
        // Texts have no number of their own: each is identified by its place.
        <section key={at} className={styles.item} aria-label={t('edit.item', { number: at + 1 })}>
          <div className={styles.line}>
            <strong>{t('edit.item', { number: at + 1 })}</strong>
            <ListActs
              items={texts}
              at={at}
              name={t('edit.item', { number: at + 1 })}
              onChange={onChange}
            />
          </div>
          <LineField
            label={t(`edit.${words}.title`)}
            language={language}
            longest={200}
            isRequired
            value={text.titulo}
            onChange={(titulo) => onChange(replaceAt(texts, at, { ...text, titulo }))}
          />
          <TextAreaField
            label={t(`edit.${words}.body`)}
            language={language}
            longest={10_000}
            isRequired
            value={text.texto}
            onChange={(texto) => onChange(replaceAt(texts, at, { ...text, texto }))}
          />
        </section>
      ))}
      <div>
        <AddButton
          isFull={texts.length >= 50}
          onAdd={() => onChange([...texts, { titulo: '', texto: '' }])}
        >
          {t(`edit.${words}.add`)}
        </AddButton>
      </div>
    </>
  );
}
