import type { FilterType } from '@estante/contract/plain';
import { phraseOr, type Translate } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { filterHref, readSearch, searchHref } from '../../parts/search/search-address.ts';
import { TitleShelf } from '../../parts/title/title-shelf.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';

type Authority = Output<'getAuthority'>;
type TitleRole = Authority['titulos'][number];

/** Titles under a heading, a shelf for each role in which they are filed. */
export function AuthorityTitles({ authority }: { readonly authority: Authority }) {
  const { t } = useTranslation();
  const { cod_autoridade: id, titulos } = authority;
  if (titulos.length === 0) return <NoTitles name={authority.nome} />;
  return titulos.map((filed) => {
    const { papel, funcao, total } = filed;
    const heading = headingOf(filed, t);
    const filter = filterOf(filed, authority);
    const count = t('results.count', { count: total });
    return (
      <TitleShelf
        key={`${papel} ${funcao}`}
        heading={heading}
        titles={filed.titulos}
        more={
          filter ? (
            <Link href={filterHref(filter, String(id))}>
              {count}
              <VisuallyHidden>{`: ${heading}`}</VisuallyHidden>
            </Link>
          ) : (
            count
          )
        }
      />
    );
  });
}

/** Message that no title is filed under it, with a search for its words in other titles. */
function NoTitles({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const search = readSearch('geral', new URLSearchParams({ q: name }));
  return (
    <EmptyState
      title={t('authority.noTitles')}
      actions={
        <ButtonLink href={searchHref(search)} icon="search">
          {t('title.searchFor', { words: name })}
        </ButtonLink>
      }
    />
  );
}

function headingOf({ papel, funcao }: TitleRole, t: Translate): string {
  if (papel !== 'autor') return t(`authority.as.${papel}`);
  const role = funcao && phraseOr(t, `roles.${funcao}`, '');
  return role ? t('authority.asRole', { role }) : t('authority.as.autor');
}

/** Finds the filter for just these titles; null if there is none: no filter selects one role alone. */
function filterOf({ papel, funcao, total }: TitleRole, authority: Authority): FilterType | null {
  switch (papel) {
    case 'assunto':
      return 'S';
    case 'forma':
      return 'F';
    case 'autor':
      if (total === authority.total_autor) return 'A';
      return advisors.includes(funcao) && !isTwofold(authority) ? 'O' : null;
  }
}

const advisors = ['ths', 'dgs'];

/** Whether titles are filed by both codes of advisors, which are one filter. */
function isTwofold({ titulos }: Authority): boolean {
  return titulos.filter(({ funcao }) => advisors.includes(funcao)).length > 1;
}
