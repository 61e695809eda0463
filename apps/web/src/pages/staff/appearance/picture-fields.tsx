import { useTranslation } from '../../../languages/use-translation.ts';
import { EachLanguage, LineField } from '../../../features/institution-edit/text-fields.tsx';
import { PictureField } from '../../../features/institution-edit/picture-field.tsx';
import styles from '../../../features/institution-edit/institution-edit.module.css';
import type { Appearance, FileFieldsProps } from './appearance.ts';

/** Fields for the picture of the front page, and for its description if there is one. */
export function PictureFields({ appearance, unsent, onChange }: FileFieldsProps) {
  const { t } = useTranslation();
  const { imagem, textos_imagem: words } = appearance;
  const change = (next: Words) => onChange({ ...appearance, textos_imagem: next }, unsent);
  return (
    <fieldset className={styles.group}>
      <legend>{t('edit.picture')}</legend>
      <PictureField
        address={imagem}
        chosen={unsent?.picture}
        onChoose={(picture) => onChange(appearance, { ...unsent, picture })}
      />
      {(unsent?.picture ?? (unsent?.picture === null ? '' : imagem)) && (
        <PictureWords words={words} onChange={change} />
      )}
    </fieldset>
  );
}

type Words = Appearance['textos_imagem'];

interface PictureWordsProps {
  readonly words: Words;
  readonly onChange: (words: Words) => void;
}

/** Fields for the description of the picture, by language, for readers who do not see it. */
function PictureWords({ words, onChange }: PictureWordsProps) {
  const { t } = useTranslation();
  const field = (language: keyof Words) => (
    <LineField
      label={t('edit.pictureWords')}
      name={`textos_imagem.${language}`}
      language={language}
      longest={300}
      isRequired={language === 'pt'}
      value={words[language]}
      onChange={(text) => onChange({ ...words, [language]: text })}
    />
  );
  return (
    <>
      <p>{t('edit.pictureWordsHint')}</p>
      <EachLanguage>{field}</EachLanguage>
    </>
  );
}
