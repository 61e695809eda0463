import { headingRelations } from '@estante/contract/plain';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { filterHref } from '../../parts/search/search-address.ts';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Identities } from './identities.tsx';

type Authority = Output<'getAuthority'>;

/** Description of an authority for readers: dates, notes, other names, related headings. */
export function AuthorityDescription({ authority }: { readonly authority: Authority }) {
  const { t } = useTranslation();
  const { datas: dates, variantes, ver_tambem, notas, identificadores } = authority;
  const subdivisions = useSubdivisions(authority);
  return (
    <DefinitionList
      items={[
        { term: t('authority.dates'), values: dates === '' ? [] : [dates] },
        { term: t('authority.about'), values: notas },
        { term: t('authority.otherForms'), values: variantes },
        ...headingRelations.map((relation) => ({
          term: t(`authority.relations.${relation}`),
          values: ver_tambem.filter(({ relacao }) => relacao === relation).map(beside),
        })),
        { term: t('authority.subdivisions'), values: subdivisions },
        {
          term: t('authority.elsewhere'),
          values:
            identificadores.length === 0
              ? []
              : [<Identities key="elsewhere" identities={identificadores} />],
        },
      ]}
    />
  );
}

/** Links the subdivisions to their titles or, if there are more, to the index of subjects. */
function useSubdivisions({ nome: heading, ...authority }: Authority): readonly ReactNode[] {
  const { t } = useTranslation();
  const { subdivisoes, ha_mais_subdivisoes } = authority;
  const links = subdivisoes.map(({ cod_autoridade, nome, total }) => (
    <Fragment key={cod_autoridade}>
      <Link href={filterHref('S', String(cod_autoridade))}>{nome}</Link>
      {` · ${t('results.count', { count: total })}`}
    </Fragment>
  ));
  if (!ha_mais_subdivisoes) return links;
  const place = new URLSearchParams({ indice: 'assunto', texto: heading });
  return [
    ...links,
    <Link key="more" href={`/indice?${place}`}>
      {t('authority.moreSubdivisions')}
    </Link>,
  ];
}

/** Shows a related heading, as a link if the catalogue has it. */
function beside({ nome, cod_autoridade }: Authority['ver_tambem'][number]) {
  if (cod_autoridade === null) return nome;
  return (
    <Link key={cod_autoridade} href={`/autoridade/${cod_autoridade}`}>
      {nome}
    </Link>
  );
}
