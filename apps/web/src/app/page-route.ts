import type { RouteObject } from 'react-router';
import type { PageHandle, PageModule } from '../parts/page/page.ts';

/** A route whose page is loaded when it is first opened. */
export function pageRoute(
  path: string,
  file: string,
  load: () => Promise<PageModule>,
  /** Pages shown inside of this one. */
  children: RouteObject[] = [],
): RouteObject {
  return {
    path,
    ...(children.length > 0 && { children }),
    lazy: async () => {
      const { Page, ...rest } = await load();
      const handle: PageHandle = { ...rest, file };
      return { Component: Page, handle };
    },
  };
}
