import type { ChangeableField } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { usePersonalValue } from './use-personal-value.ts';

interface PersonalChange {
  readonly campo: ChangeableField;
  readonly valor: string;
  /** Value that is known now, where that is told. */
  readonly atual?: string;
}

/** Changes to be made to personal data, field by field: from what, where that is told, and into what. */
export function PersonalChanges({ changes }: { readonly changes: readonly PersonalChange[] }) {
  const { t } = useTranslation();
  const valueOf = usePersonalValue();
  const items = changes.map(({ campo, valor, atual }) => ({
    term: t(`personalData.fields.${campo}`),
    values: [
      atual === undefined
        ? valueOf(campo, valor)
        : t('personalData.change', { from: valueOf(campo, atual), to: valueOf(campo, valor) }),
    ],
  }));
  return <DefinitionList items={items} />;
}
