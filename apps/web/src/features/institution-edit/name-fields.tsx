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

/** Languages other than that of a network's own names. */
export const otherLanguages = ['en', 'es'] as const;

/** Fields for the names of a list entry in other languages, under the network's own name. */
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
