import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lightShelf } from './light-shelf.ts';
import { readPlan } from './read-plan.ts';

const svg = (inside: string, head = 'viewBox="0 0 200 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ${head}>${inside}</svg>`;
const shelf = '<rect id="e14" x="1" y="1" width="9" height="9"/>';

const drawingOf = (inside: string) => readPlan(svg(inside))?.drawing ?? '';

describe('a plan keeps', () => {
  test('shapes, words and their looks', () => {
    const inside =
      '<g id="sala" transform="translate(2 3)"><rect id="e14" width="9" height="9" fill="#ccc"/><text x="1">14 &amp; 15</text></g>';
    expect(readPlan(svg(inside))).toMatchObject({
      drawing: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100" font-family="sans-serif"><g transform="translate(2 3)" id="sala"><rect width="9" height="9" fill="#ccc" id="e14"/><text x="1">14 &amp; 15</text></g></svg>`,
      shapes: [
        { id: 'e14', name: 'e14' },
        { id: 'sala', name: '14 & 15' },
      ],
      removed: [],
    });
  });

  test('styles and classes of drawing programs, as attributes', () => {
    const inside =
      '<defs><style>.cls-1,.cls-2{fill:#eee;}.cls-2{stroke:#000;background:url(//x)}</style></defs><rect id="a" class="cls-2" style="stroke-width:2;fill:url(#g)" width="9" height="9"/>';
    expect(drawingOf(inside)).toContain(
      '<rect width="9" height="9" fill="#eee" stroke="#000" stroke-width="2" id="a"/>',
    );
  });

  test('a size that is told in millimetres, and a document type without entities', () => {
    const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">';
    const plan = readPlan(
      `<?xml version="1.0"?>${doctype}${svg(shelf, 'width="210mm" height="297mm"')}`,
    );
    expect(plan?.drawing).toContain('viewBox="0 0 210 297"');
  });

  test('names that people gave, with an id for each shape, once', () => {
    const inside =
      '<rect inkscape:label="Estante 1" width="9" height="9"/><path id="1 a" d="M0 0h9"/><path id="1 a" d="M0 1h9"/><circle r="3"/>';
    expect(readPlan(svg(inside))?.shapes).toEqual([
      { id: 'forma-1', name: 'Estante 1' },
      { id: 'forma1a', name: 'forma1a' },
      { id: 'forma1a-2', name: 'forma1a-2' },
      { id: 'forma-4', name: 'forma-4' },
    ]);
  });
});

describe('a plan does not keep', () => {
  test.each([
    ['a script', '<script>alert(1)</script>', 'script'],
    [
      'a script of another prefix',
      '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
      'script',
    ],
    [
      'HTML',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
      'foreignObject',
    ],
    ['an act', '<rect width="1" height="1" onclick="alert(1)"/>', 'onclick'],
    ['an act of another case', '<rect width="1" height="1" onLoad="alert(1)"/>', 'onLoad'],
    ['an image', '<image href="http://169.254.169.254/"/>', 'image'],
    ['another drawing', '<use xlink:href="https://evil.example/a.svg#x"/>', 'use'],
    ['a link', '<a href="javascript:alert(1)"><circle r="1"/></a>', 'a'],
    ['an animation', '<animate attributeName="href" to="javascript:alert(1)"/>', 'animate'],
    ['a setting', '<set attributeName="onmouseover" to="alert(1)"/>', 'set'],
    [
      'a filter by address',
      '<rect width="1" height="1" filter="url(//evil.example/f)"/>',
      'filter',
    ],
    [
      'a fill by address',
      '<rect width="1" height="1" fill="url(https://evil.example/a)"/>',
      'fill',
    ],
    ['an address in capitals', '<rect width="1" height="1" fill="URL (//evil.example)"/>', 'fill'],
    ['a drawing in a drawing', '<svg onload="alert(1)"><circle r="1"/></svg>', 'svg'],
  ])('%s', (_name, inside, removed) => {
    const plan = readPlan(svg(`${shelf}${inside}`));
    expect(plan?.removed).toContain(removed);
    expect(plan?.drawing).not.toMatch(
      /script|alert|on\w+=|href|evil|169\.254|url|foreign|image|filter|animate|<set|<use|<a[ >]/i,
    );
  });

  test.each([
    ['a style that imports', '<style>@import url(//evil.example);.a{fill:red}</style>'],
    ['an escape in a style', '<rect width="1" height="1" style="fill:\\75rl(//evil.example)"/>'],
    ['a comment that ends early', '<!--><script>alert(1)</script>-->'],
    ['an instruction', '<?xml-stylesheet href="//evil.example"?>'],
  ])('%s', (_name, inside) => {
    const plan = readPlan(svg(`${shelf}${inside}`));
    // It is refused, or nothing of it is left.
    expect(plan?.drawing ?? '').not.toMatch(/evil|alert|import|script|\\/);
  });
});

test.each([
  ['nothing', ''],
  ['no XML', 'uma planta'],
  ['HTML', '<html><body><svg viewBox="0 0 1 1"><rect width="1" height="1"/></svg></body></html>'],
  ['what has no size', svg(shelf, '')],
  ['what has a size of nothing', svg(shelf, 'viewBox="0 0 0 10"')],
  ['what has no shape', svg('<text>Planta</text>')],
  ['what declares entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<text>&a;</text>')}`],
  ['a bomb of entities', `<!DOCTYPE svg [<!ENTITY a "&b;&b;"><!ENTITY b "&a;">]>${svg(shelf)}`],
  ['what is cut off', svg(shelf).slice(0, -8)],
  ['what is too deep', svg(`${'<g>'.repeat(500)}${shelf}${'</g>'.repeat(500)}`)],
  ['what has too many parts', svg('<circle r="1"/>'.repeat(30_000))],
])('%s is no plan', (_name, source) => {
  expect(readPlan(source)).toBeNull();
});

test('what is written anew is read again as it stands', () => {
  const name = fc.constantFrom('rect', 'g', 'path', 'text', 'script', 'a', 'use', 'x:y');
  const value = fc.oneof(
    fc.stringMatching(/^\w{0,6}$/),
    fc.constantFrom('url(#a)', '"><script>', 'e14', '#fff', 'translate(1)'),
  );
  const attribute = fc.constantFrom(
    'id',
    'fill',
    'd',
    'onclick',
    'style',
    'class',
    'data-name',
    'href',
  );
  const { element } = fc.letrec<{ element: string }>((tie) => ({
    element: fc
      .tuple(
        name,
        fc.dictionary(attribute, value, { maxKeys: 4 }),
        fc.array(fc.oneof({ depthSize: 'small' }, fc.string().map(escaped), tie('element')), {
          maxLength: 3,
        }),
      )
      .map(([tag, said, inside]) => {
        const written = Object.entries(said).map(([key, text]) => ` ${key}="${escaped(text)}"`);
        return `<${tag}${written.join('')}>${inside.join('')}</${tag}>`;
      }),
  }));
  fc.assert(
    fc.property(element, (inside) => {
      const plan = readPlan(svg(`${shelf}${inside}`));
      if (plan === null) return;
      const again = readPlan(plan.drawing);
      expect(again).toMatchObject({ drawing: plan.drawing, removed: [] });
      expect(idsOf(again?.shapes)).toEqual(idsOf(plan.shapes));
      expect(plan.drawing).not.toMatch(
        /<(?:script|a|use|style)\b|<[^>]*\s(?:on\w+|href|style|class|fill="url)/i,
      );
    }),
  );
});

const idsOf = (shapes: readonly { readonly id: string }[] = []) =>
  shapes.map(({ id }) => id).toSorted();

/** Escapes a text as an attribute or text of XML; what no XML may hold is left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

test('a shelf is lit by a style of ours alone', () => {
  const lit = lightShelf(drawingOf(shelf), 'e14');
  expect(lit).toMatch(/<style>\[id="e14"\].*<\/style><\/svg>$/);
  expect(lit.match(/<style>/g)).toHaveLength(1);
});
