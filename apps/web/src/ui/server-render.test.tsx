import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Dialog } from './overlays/dialog.tsx';
import { Link } from './navigation/link.tsx';
import { Menu } from './controls/menu.tsx';
import { NavigationProvider } from './navigation/navigation.tsx';
import { Pagination } from './navigation/pagination.tsx';
import { SearchCombo } from './fields/search-combo.tsx';
import { Table } from './data/table.tsx';
import { TypographicCover } from './cover/typographic-cover.tsx';

const nothing = () => undefined;

function searchBox(): ReactNode {
  return (
    <SearchCombo
      label="Search"
      submitLabel="Go"
      action="/search"
      name="q"
      text="rivers"
      hiddenValues={[['kind', 'map']]}
      groups={[]}
      suggestionsLabel="Suggestions"
      countLabel={String}
      onTextChange={nothing}
      onSubmit={nothing}
      onChoose={nothing}
    />
  );
}

describe('on the server', () => {
  it('writes the search box as a form that works by itself', () => {
    const html = renderToString(searchBox());
    expect(html).toMatch(/<form [^>]*action="\/search"[^>]*method="get"/);
    expect(html).toMatch(/<input [^>]*name="q"[^>]*value="rivers"/);
    expect(html).toContain('<input type="hidden" name="kind" value="map"/>');
    expect(html).toContain('type="submit"');
  });

  it('writes nothing of what is loaded when first opened', () => {
    const dialog = (
      <Dialog isOpen onClose={nothing} title="Sure?" closeLabel="Close">
        text
      </Dialog>
    );
    expect(renderToString(dialog)).toBe('');
    expect(renderToString(<Menu label="More" items={[{ id: 'a', label: 'Act' }]} />)).not.toContain(
      'Act',
    );
  });

  it('writes pages as links, the current one marked', () => {
    const html = renderToString(
      <Pagination
        label="Pages"
        current={2}
        total={3}
        hrefOf={(page) => `?page=${page}`}
        previousLabel="Back"
        nextLabel="On"
        position="2 of 3"
        pageLabel={(page) => `Page ${page}`}
      />,
    );
    expect(html.match(/href="\?page=\d"/g)).toHaveLength(5);
    expect(html).toMatch(/aria-label="Page 2" aria-current="page"/);
    expect(html).toMatch(/rel="prev"[^>]*href="\?page=1"/);
  });

  it('names each cell’s row and column', () => {
    const columns = [
      { key: 'a', label: 'Place', cell: (row: string) => row, isRowHeader: true },
      { key: 'b', label: 'Length', cell: (row: string) => row.length, isNumeric: true },
    ];
    const html = renderToString(
      <Table caption="Places" columns={columns} rows={['Sul']} rowKey={String} />,
    );
    expect(html).toContain('<caption');
    expect(html).toMatch(/<th role="rowheader" scope="row"[^>]*>Sul/);
  });

  it('draws a cover that screen readers pass over, the same each time', () => {
    const cover = <TypographicCover title="Rios" author="A. Prates" kind="map" seed="7" />;
    expect(renderToString(cover)).toContain('aria-hidden="true"');
    expect(renderToString(cover)).toBe(renderToString(cover));
  });

  it('writes links under the base path, and leaves other sites alone', () => {
    const value = { navigate: nothing, toHref: (path: string) => `/base${path}` };
    const links = (
      <NavigationProvider value={value}>
        <Link href="/a">a</Link>
        <Link href="https://example.org/">b</Link>
      </NavigationProvider>
    );
    const html = renderToString(links);
    expect(html).toMatch(/href="\/base\/a"/);
    expect(html).toMatch(/href="https:\/\/example\.org\/"/);
  });
});
