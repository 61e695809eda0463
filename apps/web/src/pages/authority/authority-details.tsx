import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { DefinitionList } from '../../ui/data/definition-list.tsx';

/** Details of an authority for cataloguers: the form established, those not used, sources and scheme. */
export function AuthorityDetails({ authority }: { readonly authority: Output<'getAuthority'> }) {
  const { t } = useTranslation();
  const { nome, variantes, fontes, esquemas } = authority;
  return (
    <DefinitionList
      items={[
        { term: t('authority.established'), values: [nome] },
        { term: t('authorities.variants'), values: variantes },
        { term: t('authority.sources'), values: fontes },
        { term: t('authority.scheme'), values: esquemas },
      ]}
    />
  );
}
