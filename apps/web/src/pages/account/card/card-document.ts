import style from './kept-card.css?inline';

interface CardDocument {
  /** Card as the page shows it. */
  readonly card: Element;
  readonly language: string;
  readonly title: string;
  /** Words for the moment at which the copy was kept. */
  readonly note: string;
  /** Words of the link to the page itself. */
  readonly again: string;
}

/** Makes a whole page without scripts from a copy of the card: no text of it is read as markup. */
export function cardDocument({ card, language, title, note, again }: CardDocument): string {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = language;
  const head = [
    make(page, 'meta', { charset: 'utf-8' }),
    make(page, 'meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
  ];
  page.head.prepend(...head);
  const main = page.createElement('main');
  const name = make(page, 'h1', {}, title);
  const way = make(page, 'a', { href: '' }, again);
  main.append(name, make(page, 'p', {}, note), page.importNode(card, true), way);
  page.body.append(main);
  // Text, not a style element, which the policy of the page that makes it would block.
  const [before = '', ...after] = page.documentElement.outerHTML.split('</head>');
  return `<!doctype html>${before}<style>${style}</style></head>${after.join('</head>')}`;
}

function make(
  page: Document,
  name: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): HTMLElement {
  const element = page.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}
