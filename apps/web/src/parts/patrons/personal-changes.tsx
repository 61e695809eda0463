import type { ChangeableField } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { usePersonalValue } from './use-personal-value.ts';

interface PersonalChange {
  readonly campo: ChangeableField;
  readonly valor: string;
  /** Present value, if it is given. */
  readonly atual?: string;
}

/** Changes to personal data, field by field: the present value, if given, and the new one. */
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
