import type { RouteObject } from 'react-router';
import type { PageAddress, PageHandle, PageModule } from '../parts/page/page.ts';

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

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'file' in handle;
}

/** Loads what the page shows at this address alone. Returns its files with the page's own. */
export async function prepareSections(
  { file, sections }: PageHandle,
  address: PageAddress,
): Promise<readonly string[]> {
  const shown = sections?.(address) ?? [];
  await Promise.all(shown.map((section) => section.prepare()));
  return [file, ...shown.map((section) => section.file)];
}
