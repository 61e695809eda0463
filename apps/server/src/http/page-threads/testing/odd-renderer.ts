import type { PageContext, RenderPage } from '@estante/contract';

/** A renderer whose pages do what no page should, each at its address. */
export const languages = ['pt', 'en'];

export const render: RenderPage = async (request, context) => {
  const { pathname } = new URL(request.url);
  const page = pages[pathname] ?? plain;
  return page(request, context);
};

type Page = (request: Request, context: PageContext) => Response | Promise<Response>;

const plain: Page = async (request, { language, nonce, origin, fetch }) => {
  const answer = await fetch(new Request('http://localhost/api/said', { headers: { by: nonce } }));
  const said = await answer.text();
  const told = { url: request.url, language, nonce, origin, status: answer.status, said };
  return Response.json(told, { status: 203, headers: { 'x-page': 'plain' } });
};

/** Asks how often it was begun: what it does at first, it does not do again. */
function atFirst(act: () => void): Page {
  return async (request, context) => {
    const answer = await context.fetch(new Request('http://localhost/api/times'));
    if ((await answer.text()) === '1') act();
    return plain(request, context);
  };
}

function holdForEver(): never {
  for (;;);
}

function takeAllMemory(): never {
  const taken: unknown[] = [];
  for (;;) taken.push(Array.from({ length: 1_000_000 }, (_, index) => ({ index })));
}

const pages: Readonly<Record<string, Page>> = {
  '/moved': () => new Response(null, { status: 303, headers: { location: '/there' } }),
  '/fails': () => {
    throw new Error('no such page');
  },
  '/dies': () => process.exit(1),
  '/dies-at-first': atFirst(() => process.exit(1)),
  '/hangs': holdForEver,
  '/hangs-at-first': atFirst(holdForEver),
  '/takes-all-memory': takeAllMemory,
};
