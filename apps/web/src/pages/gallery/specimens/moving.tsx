import { Link } from '../../../ui/navigation/link.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/drawings/icon.tsx';
import { Pagination } from '../../../ui/navigation/pagination.tsx';
import {
  SideMenu,
  SideMenuEnd,
  SideMenuEntries,
  SideMenuGroup,
  SideMenuPart,
} from '../../../ui/navigation/side-menu.tsx';
import { SkipLink } from '../../../ui/navigation/skip-link.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import type { Translate } from '@estante/phrases/translator';
import { ValueHolder } from '../value-holder.tsx';
import { reached, worded, type Family } from '../specimen.ts';

const pagination = (t: Translate, current: number, total: number, words?: string) => (
  <Pagination
    label={words ?? t('results.pages')}
    current={current}
    total={total}
    hrefOf={(page) => `?page=${page}`}
    previousLabel={words ?? t('results.previous')}
    nextLabel={words ?? t('results.next')}
    position={words ?? t('results.pageOf', { page: current, pages: total })}
    pageLabel={(page) => t('results.page', { page })}
  />
);

const tabs = (t: Translate, count?: string) => (
  <Tabs
    label={t('frame.searchTabs')}
    current="?tab=geral"
    tabs={(['geral', 'avancada', 'indice', 'periodicos', 'normas', 'rede'] as const).map((tab) => ({
      href: `?tab=${tab}`,
      label: t(`tabs.${tab}`),
      ...(count && { count }),
    }))}
  />
);

const entry = (words: string, isCurrent = false) => (
  <li>
    <Link href="?" aria-current={isCurrent ? 'page' : undefined}>
      <Icon name="book" />
      {words}
    </Link>
  </li>
);

/** Side menu with a group and a way out. */
const sideMenu = (t: Translate, words: string, isOpenAtFirst = true) => (
  <ValueHolder first={isOpenAtFirst}>
    {(isOpen, change) => (
      <SideMenu
        label={t('account.menu')}
        openLabel={t('account.openMenu')}
        closeLabel={t('account.closeMenu')}
        isOpen={isOpen}
        onToggle={() => change(!isOpen)}
      >
        {entry(t('account.start'), true)}
        <SideMenuGroup label={words}>{entry(words)}</SideMenuGroup>
        <SideMenuEnd>
          <Link href="?">{t('account.signOut')}</Link>
        </SideMenuEnd>
      </SideMenu>
    )}
  </ValueHolder>
);

export const moving: Family = {
  name: 'Ways through the pages',
  specimens: [
    {
      file: 'text/page-header.tsx',
      components: {
        PageHeader: {
          rest: (t) => <PageHeader title={t('loans.tabs.label')} />,
          'with all its parts': (t) => (
            <PageHeader
              over={t('account.title')}
              title={t('loans.tabs.label')}
              actions={<Button icon="print">{t('basket.print')}</Button>}
            >
              {t('loans.lead')}
            </PageHeader>
          ),
          ...worded((words) => (
            <PageHeader over={words} title={`${words} ${words}`} actions={<Button>{words}</Button>}>
              {words}
            </PageHeader>
          )),
        },
      },
    },
    {
      file: 'navigation/tabs.tsx',
      components: {
        Tabs: {
          ...reached((t) => tabs(t)),
          counted: (t) => tabs(t, '1.234'),
          'with a menu': (t) => (
            <Tabs
              label={t('frame.searchTabs')}
              current="?one"
              more={{ most: 1, label: t('frame.moreTabs') }}
              tabs={[
                { href: '?one', label: t('tabs.geral') },
                { href: '?two', label: t('tabs.normas') },
              ]}
            />
          ),
          ...worded((words) => (
            <Tabs
              label={words}
              current="?one"
              tabs={[
                { href: '?one', label: words },
                { href: '?two', label: words, count: '7' },
              ]}
            />
          )),
        },
      },
    },
    {
      file: 'navigation/pagination.tsx',
      components: {
        Pagination: {
          ...reached((t) => pagination(t, 5, 20)),
          first: (t) => pagination(t, 1, 3),
          last: (t) => pagination(t, 3, 3),
          'one page alone': (t) => pagination(t, 1, 1),
          ...worded((words, t) => pagination(t, 2, 3, words)),
        },
      },
    },
    {
      file: 'navigation/side-menu.tsx',
      components: {
        SideMenu: {
          ...reached((t) => sideMenu(t, t('loans.tabs.label'))),
          closed: (t) => sideMenu(t, t('loans.tabs.label'), false),
          ...worded((words, t) => sideMenu(t, words)),
        },
        SideMenuPart: {
          ...reached((t) => (
            <ul>
              <SideMenuPart>{entry(t('loans.tabs.loans'))}</SideMenuPart>
            </ul>
          )),
          ...worded((words) => (
            <ul>
              <SideMenuPart>{entry(words)}</SideMenuPart>
            </ul>
          )),
        },
        SideMenuGroup: {
          ...reached((t) => (
            <ul>
              <SideMenuGroup label={t('loans.tabs.label')}>
                {entry(t('loans.tabs.loans'))}
              </SideMenuGroup>
            </ul>
          )),
          ...worded((words) => (
            <ul>
              <SideMenuGroup label={words}>{entry(words)}</SideMenuGroup>
            </ul>
          )),
        },
        SideMenuEntries: {
          ...reached((t) => (
            <SideMenuEntries label={t('account.menu')}>
              {entry(t('loans.tabs.loans'))}
            </SideMenuEntries>
          )),
          ...worded((words) => <SideMenuEntries label={words}>{entry(words)}</SideMenuEntries>),
        },
        SideMenuEnd: {
          ...reached((t) => (
            <ul>
              <SideMenuEnd>
                <Link href="?">{t('account.signOut')}</Link>
              </SideMenuEnd>
            </ul>
          )),
          ...worded((words) => (
            <ul>
              <SideMenuEnd>{words}</SideMenuEnd>
            </ul>
          )),
        },
      },
    },
    {
      file: 'navigation/skip-link.tsx',
      isWholePage: true,
      components: {
        SkipLink: {
          ...reached((t) => (
            <main id="gallery-main">
              <SkipLink target="gallery-main">{t('frame.skip')}</SkipLink>
              <h1>SkipLink</h1>
            </main>
          )),
          ...worded((words) => (
            <main id="gallery-main">
              <SkipLink target="gallery-main">{words}</SkipLink>
              <h1>SkipLink</h1>
            </main>
          )),
        },
      },
    },
  ],
};
