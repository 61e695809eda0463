import { AvailabilityBar } from '../../../ui/data/availability-bar.tsx';
import { BarChart } from '../../../ui/data/bar-chart.tsx';
import { BarDrawing } from '../../../ui/drawings/bar-drawing.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/data/card.tsx';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Cluster, Grid, Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Table } from '../../../ui/data/table.tsx';
import { HiddenWhenNarrow } from '../../../ui/text/hidden-when-narrow.tsx';
import type { Translate } from '@estante/phrases/translator';
import { reached, worded, type Family, type Show } from '../specimen.ts';

const titles = ['Dom Casmurro', 'Memórias póstumas de Brás Cubas', 'Quincas Borba'];

const table = (t: Translate, rows: readonly string[], hideCaption = false) => (
  <Table
    caption={t('results.title')}
    hideCaption={hideCaption}
    rows={rows}
    rowKey={String}
    columns={[
      {
        key: 'title',
        label: t('search.indexes.titulo'),
        cell: (row) => <Link href="?">{row}</Link>,
        isRowHeader: true,
      },
      { key: 'author', label: t('search.indexes.autor'), cell: () => 'Machado de Assis' },
      { key: 'year', label: t('basket.orders.ano'), cell: () => 1899, isNumeric: true },
      {
        key: 'acts',
        label: t('basket.remove'),
        cell: () => <Button size="small">{t('basket.remove')}</Button>,
        isActions: true,
      },
    ]}
  />
);

const cards: Show = (t) =>
  [1, 2, 3, 4, 5].map((at) => (
    <Card key={at} title={t('loans.tabs.loans')} figure={at}>
      {t('loans.lead')}
    </Card>
  ));

export const lists: Family = {
  name: 'Lists, tables and flow',
  specimens: [
    {
      file: 'data/table.tsx',
      components: {
        Table: {
          rest: (t) => table(t, titles),
          focus: (t) => table(t, titles.slice(0, 1)),
          'caption hidden': (t) => table(t, titles, true),
          empty: (t) => table(t, []),
          ...worded((words, t) => table(t, [words, ...titles])),
        },
      },
    },
    {
      file: 'data/definition-list.tsx',
      components: {
        DefinitionList: {
          rest: (t) => (
            <DefinitionList
              items={[
                { term: t('search.indexes.autor'), values: ['Machado de Assis', 'Bosi, Alfredo'] },
                { term: t('search.indexes.editora'), values: ['Garnier'] },
                { term: t('search.indexes.serie'), values: [] },
              ]}
            />
          ),
          empty: () => <DefinitionList items={[]} />,
          ...worded((words) => <DefinitionList items={[{ term: words, values: [words] }]} />),
        },
      },
    },
    {
      file: 'data/card.tsx',
      components: {
        Card: {
          rest: (t) => <Card title={t('loans.tabs.loans')}>{t('loans.lead')}</Card>,
          'asks for attention': (t) => (
            <Card tone="attention" title={t('debts.total', { total: 1250 })} figure="R$ 12,50" />
          ),
          'with a figure and acts': (t) => (
            <Card
              title={t('loans.tabs.holds')}
              figure={3}
              actions={<Button size="small">{t('results.showMore')}</Button>}
            />
          ),
          ...reached((t) => (
            <Card title={t('loans.tabs.history')} href="?">
              {t('loans.lead')}
            </Card>
          )),
          ...worded((words) => (
            <Card title={words} href="?" figure={words}>
              {words}
            </Card>
          )),
        },
      },
    },
    {
      file: 'data/availability-bar.tsx',
      components: {
        AvailabilityBar: {
          rest: (t) => (
            <AvailabilityBar free={2} total={5}>
              {t('availability.count', { count: 2, total: 5 })}
            </AvailabilityBar>
          ),
          'none free': (t) => (
            <AvailabilityBar free={0} total={3}>
              {t('availability.allOut')}
            </AvailabilityBar>
          ),
          'more than can be counted': (t) => (
            <AvailabilityBar free={1} total={40}>
              {t('availability.count', { count: 1, total: 40 })}
            </AvailabilityBar>
          ),
          empty: (t) => (
            <AvailabilityBar free={0} total={0}>
              {t('availability.none')}
            </AvailabilityBar>
          ),
          ...worded((words) => (
            <AvailabilityBar free={1} total={2}>
              {words}
            </AvailabilityBar>
          )),
        },
      },
    },
    {
      file: 'data/bar-chart.tsx',
      components: {
        BarChart: {
          rest: () => (
            <BarChart
              bars={[3, 0, 12, 7].map((value, at) => ({ label: String(2020 + at), value }))}
            />
          ),
          'all none': () => <BarChart bars={[{ label: '2020', value: 0 }]} />,
          empty: () => <BarChart bars={[]} />,
          ...worded((words) => (
            <BarChart
              bars={[
                { label: words, value: 1_234_567 },
                { label: '2', value: 1 },
              ]}
            />
          )),
        },
      },
    },
    {
      file: 'drawings/bar-drawing.tsx',
      components: {
        BarDrawing: {
          rest: (t) => (
            <BarDrawing
              label={t('results.title')}
              bars={titles.map((label, at) => ({ label, value: at * 4, words: String(at * 4) }))}
            />
          ),
          empty: (t) => <BarDrawing label={t('results.title')} bars={[]} />,
          ...worded((words) => (
            <BarDrawing label={words} bars={[{ label: words, value: 1, words: '1' }]} />
          )),
        },
      },
    },
    {
      file: 'layouts/flow.tsx',
      components: {
        Stack: { rest: (t) => <Stack gap={2}>{cards(t)}</Stack> },
        Cluster: {
          rest: (t) => (
            <Cluster>
              <Button>{t('results.previous')}</Button>
              <Button>{t('results.next')}</Button>
            </Cluster>
          ),
          focus: (t) => (
            <Cluster>
              <Button>{t('results.next')}</Button>
            </Cluster>
          ),
          ...worded((words) => (
            <Cluster>
              <Button>{words}</Button>
              <Button>{words}</Button>
            </Cluster>
          )),
        },
        Grid: {
          rest: (t) => <Grid>{cards(t)}</Grid>,
          'narrow columns': (t) => (
            <Grid least="8rem" gap={2}>
              {cards(t)}
            </Grid>
          ),
        },
      },
    },
    {
      file: 'text/hidden-when-narrow.tsx',
      components: {
        HiddenWhenNarrow: {
          rest: (t) => <HiddenWhenNarrow>{t('frame.menu')}</HiddenWhenNarrow>,
          ...worded((words) => <HiddenWhenNarrow>{words}</HiddenWhenNarrow>),
        },
      },
    },
  ],
};
