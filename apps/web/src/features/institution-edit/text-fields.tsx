import { languages, type Language } from '@estante/contract/plain';
import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { languageNames } from '../../languages/language-names.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import styles from './institution-edit.module.css';

interface TextProps {
  readonly label: string;
  /** Name of the field in the call. */
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly longest: number;
  readonly language?: Language;
  readonly isRequired?: boolean;
}

/** Field for a line of text. */
export function LineField({ label, name, value, onChange, ...rest }: TextProps) {
  return (
    <TextField
      label={label}
      name={name}
      value={value}
      maxLength={rest.longest}
      lang={rest.language}
      required={rest.isRequired}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Field for several lines of text. */
export function TextAreaField({ label, name, value, onChange, ...rest }: TextProps) {
  return (
    <TextArea
      label={label}
      name={name}
      value={value}
      maxLength={rest.longest}
      lang={rest.language}
      required={rest.isRequired}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Fields once for each language; Portuguese, the fallback for the others, is open. */
export function EachLanguage(props: { readonly children: (language: Language) => ReactNode }) {
  const { t } = useTranslation();
  return languages.map((language) => (
    <Disclosure
      key={language}
      title={languageNames[language]}
      isOpenAtFirst={language === 'pt'}
      note={language === 'pt' ? t('edit.standsIn') : undefined}
    >
      <div className={styles.group}>{props.children(language)}</div>
    </Disclosure>
  ));
}
