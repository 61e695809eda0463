import { useTranslation } from '../../../languages/use-translation.ts';
import { replaceAt, without } from '../../../browser/lists.ts';
import { endpointQuery } from '../../../api/query.ts';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { CategoryFields, type PatronCategories, type Category } from './category-fields.tsx';
import { LoanRulesTabs } from './loan-rules-tabs.tsx';

const newCategory = { codigo: null, sigla: '', descricao: '', leitores: 0 };

export function Page() {
  const { t } = useTranslation();
  return (
    <LoanRulesTabs current="categories">
      <p>
        {t('circulationEdit.category.used')} {t('circulationEdit.category.rulesGo')}
      </p>
      <EditForm
        query={endpointQuery('getPatronCategories', {})}
        save={(call, { versao, categorias }) => {
          const sent = categorias.map(({ leitores: _patrons, ...category }) => category);
          return call('changePatronCategories', { body: { versao, categorias: sent } });
        }}
      >
        {(document, change) => <CategoriesFields document={document} onChange={change} />}
      </EditForm>
    </LoanRulesTabs>
  );
}

interface CategoriesFieldsProps {
  readonly document: PatronCategories;
  readonly onChange: (document: PatronCategories) => void;
}

function CategoriesFields({ document, onChange }: CategoriesFieldsProps) {
  const { categorias } = document;
  const put = (next: Category[]) => onChange({ ...document, categorias: next });
  return (
    <>
      {categorias.map((category, at) => (
        <CategoryFields
          key={category.codigo ?? `new-${at}`}
          category={category}
          at={at}
          onChange={(next) => put(replaceAt(categorias, at, next))}
          onRemove={() => put(without(categorias, at))}
        />
      ))}
      <AddCategory onAdd={() => put([...categorias, newCategory])} />
    </>
  );
}

function AddCategory({ onAdd }: { readonly onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <div>
      <Button icon="add" onClick={onAdd}>
        {t('circulationEdit.category.add')}
      </Button>
    </div>
  );
}
