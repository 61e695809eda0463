import { identityProviderLengths as lengths, mostCategoryRows } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Change, Draft, Providers } from './provider.ts';

interface CategoryRowsProps {
  readonly draft: Draft;
  readonly categories: Providers['categorias'];
  readonly change: Change;
}

/** Patron categories, each with the provider's value that it follows from. */
export function CategoryRows({ draft, categories, change }: CategoryRowsProps) {
  const { t } = useTranslation();
  const rows = draft.categorias;
  const put = (at: number, part: Partial<(typeof rows)[number]>) =>
    change({ categorias: rows.map((row, index) => (index === at ? { ...row, ...part } : row)) });
  const [first] = categories;
  return (
    <ChoiceGroup label={t('identityProviders.categories')}>
      <p>{t('identityProviders.categoriesHint')}</p>
      {rows.map((row, at) => (
        <Cluster key={at}>
          <TextField
            label={t('identityProviders.value')}
            maxLength={lengths.value}
            value={row.valor}
            onChange={({ target }) => put(at, { valor: target.value })}
          />
          <Select
            label={t('identityProviders.categoryOfValue')}
            options={categories.map((one) => ({
              value: String(one.codigo),
              label: one.descricao,
            }))}
            value={String(row.cod_categoria)}
            onChange={({ target }) => put(at, { cod_categoria: Number(target.value) })}
          />
          <Button
            variant="quiet"
            onClick={() => change({ categorias: rows.filter((_row, index) => index !== at) })}
          >
            {t('identityProviders.removeRow', { value: row.valor || String(at + 1) })}
          </Button>
        </Cluster>
      ))}
      {first && rows.length < mostCategoryRows && (
        <div>
          <Button
            onClick={() =>
              change({ categorias: [...rows, { valor: '', cod_categoria: first.codigo }] })
            }
          >
            {t('identityProviders.addRow')}
          </Button>
        </div>
      )}
    </ChoiceGroup>
  );
}
