import { locales, translatorFor } from '@estante/phrases';
import { readdirSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { leftOut, specimens } from './families.ts';
import { specimenId } from './specimen.ts';

const ui = new URL('../../ui/', import.meta.url);

const files = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .map((file) => file.replaceAll('\\', '/'));

/** Components that a file of `ui/` exports: names in capitals. */
function componentsOf(file: string): string[] {
  const text = readFileSync(new URL(file, ui), 'utf8');
  return Array.from(
    text.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm),
    ([, name]) => name ?? '',
  );
}

const shown = specimens.flatMap(({ file, components }) =>
  Object.keys(components).map((name) => `${file} ${name}`),
);
const written = files
  .flatMap((file) => componentsOf(file).map((name) => ({ file, name })))
  .filter(({ name }) => leftOut[name] === undefined)
  .map(({ file, name }) => `${file} ${name}`);

describe('the gallery', () => {
  it('shows every component of ui/, and none that is not there', () => {
    expect(written.length).toBeGreaterThan(60);
    expect([...shown].sort()).toEqual([...written].sort());
  });

  it('leaves out only components that are there', () => {
    const names = files.flatMap(componentsOf);
    expect(Object.keys(leftOut).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('has an anchor of its own for each file', () => {
    const ids = specimens.map(specimenId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

const states = specimens.flatMap(({ file, components }) =>
  Object.entries(components).flatMap(([component, named]) =>
    Object.entries(named).map(([state, show]) => ({ file, component, state, show })),
  ),
);

/** Components that show nothing in these states for lack of content. */
const empty = ['Pagination one page alone'];
/** Pattern of a phrase key, shown in place of a sentence. */
const key = new RegExp(`>(?:${Object.keys(locales.pt).join('|')})\\.\\w+`);

describe.each(['pt', 'en', 'es'] as const)('in %s', (language) => {
  it.each(states)('$file $component $state is written', ({ component, state, show }) => {
    const html = renderToString(show(translatorFor(language)));
    expect(html === '').toBe(empty.includes(`${component} ${state}`));
    expect(html).not.toMatch(key);
  });
});

/** Drawings, and texts for screen readers alone: they show no words. */
const wordless =
  'Skeleton ListSkeleton Loading Spinner VisuallyHidden CoverImage Bookshelf LogoMark QrDrawing BarCodeDrawing'
    .split(' ')
    // Layouts show the words of their content, which is shown above.
    .concat('Stack', 'Grid');

describe.each(specimens.flatMap(({ components }) => Object.entries(components)))(
  '%s',
  (name, named) => {
    const html = renderToString(Object.values(named)[0]?.(translatorFor('en')));

    it('is shown with the keyboard at it, where that can be', () => {
      if (/<(?:a|button|input|select|textarea|summary)\b/.test(html))
        expect(named).toHaveProperty('focus');
    });

    it('is shown with long words and from right to left', () => {
      const both = ['long words', 'right to left'].map((state) => state in named);
      expect(both).toEqual(wordless.includes(name) ? [false, false] : [true, true]);
    });
  },
);
