import type { Language } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EachLanguage, LineField } from './text-fields.tsx';
import type { Output } from '../../api/api.ts';

type ColourLabel = Output<'getColourLabels'>['etiquetas'][number];

interface ColourLabelWordsProps {
  readonly label: ColourLabel;
  readonly onChange: (label: ColourLabel) => void;
}

/** Fields for the name and meaning of a label, in each language. */
export function ColourLabelWords({ label, onChange }: ColourLabelWordsProps) {
  const { nome, significado } = label;
  return (
    <EachLanguage>
      {(language) => (
        <LabelWords
          words={{ nome: nome[language], significado: significado[language] }}
          language={language}
          onName={(next) => onChange({ ...label, nome: { ...nome, [language]: next } })}
          onMeaning={(next) =>
            onChange({ ...label, significado: { ...significado, [language]: next } })
          }
        />
      )}
    </EachLanguage>
  );
}

interface LabelWordsProps {
  readonly words: { readonly nome: string; readonly significado: string };
  readonly language: Language;
  readonly onName: (name: string) => void;
  readonly onMeaning: (meaning: string) => void;
}

function LabelWords({ words, language, onName, onMeaning }: LabelWordsProps) {
  const { t } = useTranslation();
  return (
    <>
      <LineField
        label={t('editColourLabels.name')}
        name={`nome.${language}`}
        language={language}
        longest={100}
        isRequired={language === 'pt'}
        value={words.nome}
        onChange={onName}
      />
      <TextField
        label={t('editColourLabels.meaning')}
        name={`significado.${language}`}
        description={t('editColourLabels.meaningHint')}
        lang={language}
        maxLength={200}
        value={words.significado}
        onChange={({ target }) => onMeaning(target.value)}
      />
    </>
  );
}
