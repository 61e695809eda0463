import { headingRelations } from '@estante/contract/plain';
import { useTranslation } from 'react-i18next';
import type { Output } from '../../app/api.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Link } from '../../ui/link.tsx';

type Authority = Output<'getAuthority'>;

/** Forms not used, the headings beside it by what they are to it, and what the record notes. */
export function AuthorityDescription({ authority }: { readonly authority: Authority }) {
  const { t } = useTranslation();
  const { variantes, ver_tambem, notas, fontes, esquemas } = authority;
  return (
    <DefinitionList
      items={[
        { term: t('authorities.variants'), values: variantes },
        ...headingRelations.map((relation) => ({
          term: t(`authority.relations.${relation}`),
          values: ver_tambem.filter(({ relacao }) => relacao === relation).map(beside),
        })),
        { term: t('title.fields.notas'), values: notas },
        { term: t('authority.sources'), values: fontes },
        { term: t('authority.scheme'), values: esquemas },
      ]}
    />
  );
}

/** Headings that were only named have no page. */
function beside({ nome, cod_autoridade }: Authority['ver_tambem'][number]) {
  if (cod_autoridade === null) return nome;
  return (
    <Link key={cod_autoridade} href={`/autoridade/${cod_autoridade}`}>
      {nome}
    </Link>
  );
}
