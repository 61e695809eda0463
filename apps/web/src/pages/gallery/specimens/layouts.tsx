import { ActSheet } from '../../../ui/controls/act-sheet.tsx';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Chip, ChipList } from '../../../ui/data/chip.tsx';
import { BareFrame } from '../../../ui/layouts/bare-frame.tsx';
import { EntryLayout } from '../../../ui/layouts/entry-layout.tsx';
import { FieldGrid, FoldingForm } from '../../../ui/layouts/folding-form.tsx';
import { PageFrame } from '../../../ui/layouts/page-frame.tsx';
import { ResultRow, type Density } from '../../../ui/layouts/result-row.tsx';
import { ResultsLayout } from '../../../ui/layouts/results-layout.tsx';
import { SideLayout } from '../../../ui/layouts/side-layout.tsx';
import { SiteHeader } from '../../../ui/layouts/site-header.tsx';
import { SidePanel, TitleBody, TitleHeader } from '../../../ui/layouts/title-layout.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Logo } from '../../../ui/drawings/logo.tsx';
import { MoreActs } from '../../../ui/controls/more-acts.tsx';
import { SideMenu } from '../../../ui/navigation/side-menu.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TypographicCover } from '../../../ui/cover/typographic-cover.tsx';
import type { Translate } from '@estante/phrases/translator';
import { nothing } from '../value-holder.tsx';
import { reached, worded, type Family, type Show } from '../specimen.ts';

const cover = <TypographicCover title="Dom Casmurro" kind="book" seed="7" />;

const row = (t: Translate, words: string, density: Density = 'detailed') => (
  <ResultRow
    density={density}
    picture={cover}
    title={<Link href="?">{words}</Link>}
    by="Machado de Assis"
    facts={['Garnier', '1899']}
    text={t('loans.lead')}
    state={<Chip tone="success">{t('availability.online')}</Chip>}
    actions={<Button size="small">{t('basket.put')}</Button>}
  />
);

const siteHeader = (t: Translate, words: string, panel?: string) => (
  <SiteHeader
    brand={<Logo name={words} />}
    search={<TextField label={t('search.title')} />}
    actions={<ButtonLink href="?">{t('login.title')}</ButtonLink>}
    panel={panel}
  />
);

const foldingForm = (t: Translate, words: string, isFoldable = false) => (
  <FoldingForm
    label={words}
    action="/gallery"
    isFoldable={isFoldable}
    summary={words}
    openLabel={t('advanced.change')}
    onSubmit={() => true}
  >
    <FieldGrid>
      <TextField label={words} />
      <TextField label={t('search.indexes.autor')} />
    </FieldGrid>
  </FoldingForm>
);

const pageFrame = (t: Translate, words: string) => (
  <PageFrame skipLabel={t('frame.skip')} header={siteHeader(t, words)} footer={words}>
    <h1>{words}</h1>
    <p>{t('loans.lead')}</p>
  </PageFrame>
);

const bareFrame = (t: Translate, words: string, children: Show = () => <h1>{words}</h1>) => (
  <BareFrame skipLabel={t('frame.skip')} footer={words}>
    {children(t)}
  </BareFrame>
);

const entryLayout = (t: Translate, words: string) =>
  bareFrame(t, words, () => (
    <EntryLayout
      back={
        <ButtonLink href="?" variant="quiet" icon="arrowLeft">
          {t('login.back')}
        </ButtonLink>
      }
      brand={<Logo name={words} />}
    >
      <h1>{words}</h1>
      <TextField label={t('login.username')} />
      <Button variant="primary">{t('login.access')}</Button>
    </EntryLayout>
  ));

const resultsLayout = (t: Translate, words: string) => (
  <ResultsLayout
    head={<h1>{words}</h1>}
    chips={<ChipList label={t('results.chosen')}>{[<Chip key="one">{words}</Chip>]}</ChipList>}
    facetsLabel={t('results.filters')}
    facets={<Checkbox>{words}</Checkbox>}
    skipLabel={t('results.skipFilters')}
    filterButton={<Button icon="filter">{t('results.filters')}</Button>}
    toolbar={<Button>{t('results.order')}</Button>}
    pagination={<Link href="?">{t('results.next')}</Link>}
  >
    {row(t, words)}
  </ResultsLayout>
);

const sideLayout = (t: Translate, words: string, isMenuOpen = true) => (
  <SideLayout
    theme="light"
    isMenuOpen={isMenuOpen}
    menu={
      <SideMenu
        label={t('account.menu')}
        openLabel={t('account.openMenu')}
        closeLabel={t('account.closeMenu')}
        isOpen={isMenuOpen}
        onToggle={nothing}
      >
        <li>
          <Link href="?">{words}</Link>
        </li>
      </SideMenu>
    }
  >
    <h1>{words}</h1>
    <p>{t('loans.lead')}</p>
  </SideLayout>
);

const titleBody = (t: Translate, words: string) => (
  <TitleBody panel={<SidePanel title={t('availability.title')}>{words}</SidePanel>}>
    {words}
  </TitleBody>
);

const actSheet = (t: Translate, tone: 'neutral' | 'info' | 'success' | 'warning') => (
  <ActSheet
    label={t('mainAct.label')}
    tone={tone}
    lead={t('mainAct.free')}
    acts={<Button variant="primary">{t('holds.toPlace')}</Button>}
  >
    869.3 A848d
  </ActSheet>
);

export const layouts: Family = {
  name: 'Layouts',
  specimens: [
    {
      file: 'layouts/page-frame.tsx',
      isWholePage: true,
      components: {
        PageFrame: {
          ...reached((t) => pageFrame(t, t('product'))),
          ...worded((words, t) => pageFrame(t, words)),
        },
      },
    },
    {
      file: 'layouts/bare-frame.tsx',
      isWholePage: true,
      components: {
        BareFrame: {
          ...reached((t) => bareFrame(t, t('product'))),
          ...worded((words, t) => bareFrame(t, words)),
        },
      },
    },
    {
      file: 'layouts/entry-layout.tsx',
      isWholePage: true,
      components: {
        EntryLayout: {
          ...reached((t) => entryLayout(t, t('product'))),
          ...worded((words, t) => entryLayout(t, words)),
        },
      },
    },
    {
      file: 'layouts/results-layout.tsx',
      isWholePage: true,
      components: {
        ResultsLayout: {
          ...reached((t) => bareFrame(t, t('product'), () => resultsLayout(t, 'Dom Casmurro'))),
          ...worded((words, t) => bareFrame(t, t('product'), () => resultsLayout(t, words))),
        },
      },
    },
    {
      file: 'layouts/side-layout.tsx',
      isWholePage: true,
      components: {
        SideLayout: {
          ...reached((t) => bareFrame(t, t('product'), () => sideLayout(t, t('account.start')))),
          'menu closed': (t) =>
            bareFrame(t, t('product'), () => sideLayout(t, t('account.start'), false)),
          ...worded((words, t) => bareFrame(t, t('product'), () => sideLayout(t, words))),
        },
      },
    },
    {
      file: 'layouts/site-header.tsx',
      components: {
        SiteHeader: {
          ...reached((t) => siteHeader(t, t('product'))),
          'with a panel': (t) => siteHeader(t, t('product'), t('accessibility.signsHint')),
          ...worded((words, t) => siteHeader(t, words)),
        },
      },
    },
    {
      file: 'layouts/folding-form.tsx',
      components: {
        FoldingForm: {
          ...reached((t) => foldingForm(t, t('advanced.form'))),
          'folds where narrow': (t) => foldingForm(t, t('advanced.form'), true),
          ...worded((words, t) => foldingForm(t, words, true)),
        },
        FieldGrid: {
          ...reached((t) => (
            <FieldGrid>
              <TextField label={t('search.indexes.titulo')} />
              <TextField label={t('search.indexes.autor')} />
            </FieldGrid>
          )),
          invalid: (t) => (
            <FieldGrid hasError>
              <TextField label={t('search.indexes.titulo')} error={t('search.required')} />
              <TextField label={t('search.indexes.autor')} />
            </FieldGrid>
          ),
          dense: (t) => (
            <FieldGrid isDense>
              <TextField label={t('basket.orders.ano')} />
              <TextField label={t('holds.fields.volume')} />
              <TextField label={t('holds.fields.tomo')} />
            </FieldGrid>
          ),
          ...worded((words) => (
            <FieldGrid>
              <TextField label={words} />
              <TextField label={words} />
            </FieldGrid>
          )),
        },
      },
    },
    {
      file: 'layouts/result-row.tsx',
      components: {
        ResultRow: {
          ...reached((t) => row(t, 'Dom Casmurro')),
          compact: (t) => row(t, 'Dom Casmurro', 'compact'),
          'in a line': (t) => row(t, 'Dom Casmurro', 'line'),
          'title alone': () => <ResultRow title="Dom Casmurro" level={4} />,
          ...worded((words, t) => row(t, words)),
        },
      },
    },
    {
      file: 'controls/act-sheet.tsx',
      components: {
        ActSheet: {
          ...reached((t) => actSheet(t, 'success')),
          info: (t) => actSheet(t, 'info'),
          warning: (t) => actSheet(t, 'warning'),
          neutral: (t) => actSheet(t, 'neutral'),
          pending: (t) => <ActSheet label={t('mainAct.label')} isPending />,
          ...worded((words) => (
            <ActSheet label={words} lead={words} acts={<Button>{words}</Button>} />
          )),
        },
      },
    },
    {
      file: 'controls/more-acts.tsx',
      components: {
        MoreActs: {
          ...reached((t) => (
            <MoreActs label={t('mainAct.more')}>
              <Button variant="quiet">{t('title.cite')}</Button>
              <Button variant="quiet">{t('title.share')}</Button>
            </MoreActs>
          )),
          ...worded((words) => (
            <MoreActs label={words}>
              <Button variant="quiet">{words}</Button>
            </MoreActs>
          )),
        },
      },
    },
    {
      file: 'layouts/title-layout.tsx',
      components: {
        TitleHeader: {
          ...reached((t) => (
            <TitleHeader
              cover={cover}
              head={<p>Dom Casmurro</p>}
              tools={<Button icon="basket">{t('basket.put')}</Button>}
            />
          )),
          'with its act': (t) => (
            <TitleHeader
              cover={cover}
              head={<p>Dom Casmurro</p>}
              act={actSheet(t, 'success')}
              tools={<Button icon="basket">{t('basket.put')}</Button>}
            />
          ),
          'of a sub-page': (t) => (
            <TitleHeader
              isSmall
              cover={cover}
              head={<p>Dom Casmurro</p>}
              tools={<Button icon="basket">{t('basket.put')}</Button>}
            />
          ),
          ...worded((words) => (
            <TitleHeader cover={cover} head={<p>{words}</p>} tools={<Button>{words}</Button>} />
          )),
        },
        TitleBody: {
          rest: (t) => titleBody(t, t('availability.online')),
          ...worded((words, t) => titleBody(t, words)),
        },
        SidePanel: {
          ...reached((t) => (
            <SidePanel
              title={t('availability.title')}
              actions={<Button variant="primary">{t('holds.toPlace')}</Button>}
            >
              {t('availability.online')}
            </SidePanel>
          )),
          ...worded((words) => <SidePanel title={words}>{words}</SidePanel>),
        },
      },
    },
  ],
};
