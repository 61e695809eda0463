import type { PageContext, RenderPage } from '@estante/contract';

const built = new URL('../../../../../web/dist/server/entry-server.js', import.meta.url);
const pages: { render: RenderPage; languages: readonly string[] } = await import(built.href);

export const { languages } = pages;

/** Pages of which the last takes all the memory that its thread may have, or ends it. */
const last = 10;
let left = last;
const isGreedy = process.hrtime.bigint() % 2n === 0n;

/** The pages as they are built, by a thread that does not live long. */
export const render: RenderPage = (request: Request, context: PageContext) => {
  left -= 1;
  if (left === 0 && isGreedy) takeAllMemory();
  if (left === 0) process.exit(1);
  return pages.render(request, context);
};

function takeAllMemory(): never {
  const taken: unknown[] = [];
  for (;;) taken.push(Array.from({ length: 1_000_000 }, (_, index) => ({ index })));
}
