import type { Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { readSearch, searchHref } from '../../parts/search/search-address.ts';
import { writeYearSpan } from '../../parts/search/year-span.ts';
import { BarChart } from '../../ui/data/bar-chart.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Table } from '../../ui/data/table.tsx';
import { barsOf, type Decade } from './decades.ts';

type Authority = Output<'getAuthority'>;

/** Works of an author by decade: a chart, and a table that links to the titles. */
export function WorksOverTime({ authority }: { readonly authority: Authority }) {
  const { t } = useTranslation();
  const { cod_autoridade: id, obras_por_decada: decades } = authority;
  if (decades.length < 2) return null;
  return (
    <section>
      <h2>{t('authority.worksOverTime')}</h2>
      <BarChart bars={barsOf(decades)} />
      <Disclosure title={t('authority.worksAsTable')}>
        <Table
          caption={t('authority.worksOverTime')}
          hideCaption
          columns={[
            {
              key: 'decade',
              label: t('authority.decade'),
              isRowHeader: true,
              cell: linkTo(id),
            },
            {
              key: 'total',
              label: t('authority.works'),
              isNumeric: true,
              cell: ({ total }: Decade) => total,
            },
          ]}
          rows={decades}
          rowKey={({ decada }) => String(decada)}
        />
      </Disclosure>
    </section>
  );
}

/** Makes a link to the works of a decade. */
const linkTo = (author: number) =>
  function DecadeLink({ decada }: Decade) {
    return <Link href={decadeHref(author, decada)}>{span(decada)}</Link>;
  };

const lastYear = (decade: number) => decade + 9;
const span = (decade: number) => `${decade}–${lastYear(decade)}`;

function decadeHref(author: number, decade: number): string {
  const params = new URLSearchParams({ filtro: `A:${author}` });
  params.append('filtro', `Y:${writeYearSpan({ from: decade, to: lastYear(decade) })}`);
  return searchHref(readSearch('geral', params));
}
