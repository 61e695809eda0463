import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import styles from './institution-edit.module.css';
import { LineField } from './text-fields.tsx';

export type NamedEntry = Output<'getNames'>['nomes'][number];

interface NameFieldsProps {
  readonly entry: NamedEntry;
  /** Path of the entry in the call: 'nomes.3'. */
  readonly part: string;
  readonly onChange: (entry: NamedEntry) => void;
}

/** The languages that a network's own names are not in. */
export const otherLanguages = ['en', 'es'] as const;

/** An entry of a list by the network's own name, and what it is called elsewhere. */
export function NameFields({ entry, part, onChange }: NameFieldsProps) {
  const { t } = useTranslation();
  const { nome, de } = entry;
  return (
    <fieldset className={styles.item} data-part={part}>
      <legend lang="pt-BR">
        {de === '' ? nome.pt : t('editNames.of', { name: nome.pt, place: de })}
      </legend>
      <div className={styles.pair}>
        {otherLanguages.map((language) => (
          <LineField
            key={language}
            label={t(`editNames.in.${language}`)}
            name={`nome.${language}`}
            language={language}
            longest={200}
            value={nome[language]}
            onChange={(next) => onChange({ ...entry, nome: { ...nome, [language]: next } })}
          />
        ))}
      </div>
    </fieldset>
  );
}
