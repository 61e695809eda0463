import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import styles from '../../../features/institution-edit/institution-edit.module.css';
import { LineField } from '../../../features/institution-edit/text-fields.tsx';
import { Button } from '../../../ui/controls/button.tsx';

export type PatronCategories = Output<'getPatronCategories'>;
export type Category = PatronCategories['categorias'][number];

interface CategoryFieldsProps {
  readonly category: Category;
  /** Index of the category in the list, from 0. */
  readonly at: number;
  readonly onChange: (category: Category) => void;
  readonly onRemove: () => void;
}

/** Fields of a category of patrons: its code and its name. */
export function CategoryFields({ category, at, onChange, onRemove }: CategoryFieldsProps) {
  const { t } = useTranslation();
  const name = category.descricao || t('circulationEdit.category.nameless', { number: at + 1 });
  return (
    <section className={styles.item} aria-label={name}>
      <div className={styles.line}>
        <strong>{name}</strong>
        <CategoryUse patrons={category.leitores} name={name} onRemove={onRemove} />
      </div>
      <div className={styles.pair}>
        <CodeField category={category} at={at} onChange={onChange} />
        <NameField category={category} at={at} onChange={onChange} />
      </div>
    </section>
  );
}

interface CategoryUseProps {
  readonly patrons: number;
  readonly name: string;
  readonly onRemove: () => void;
}

/** Number of the patrons of a category; one without any may be removed. */
function CategoryUse({ patrons, name, onRemove }: CategoryUseProps) {
  const { t } = useTranslation();
  if (patrons !== 0) return t('circulationEdit.category.patrons', { count: patrons });
  return (
    <Button variant="quiet" icon="trash" iconOnly onClick={onRemove}>
      {t('edit.remove', { name })}
    </Button>
  );
}

type FieldProps = Omit<CategoryFieldsProps, 'onRemove'>;

function CodeField({ category, at, onChange }: FieldProps) {
  const { t } = useTranslation();
  return (
    <LineField
      label={t('circulationEdit.category.code')}
      name={`categorias.${at}.sigla`}
      longest={10}
      isRequired
      value={category.sigla}
      onChange={(sigla) => onChange({ ...category, sigla })}
    />
  );
}

function NameField({ category, at, onChange }: FieldProps) {
  const { t } = useTranslation();
  return (
    <LineField
      label={t('circulationEdit.category.name')}
      name={`categorias.${at}.descricao`}
      longest={100}
      isRequired
      value={category.descricao}
      onChange={(descricao) => onChange({ ...category, descricao })}
    />
  );
}
