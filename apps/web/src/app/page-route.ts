import type { RouteObject } from 'react-router';
import type { FileLoader } from '../parts/page/file-loader.ts';
import type { PageAddress, PageHandle, PageModule } from '../parts/page/page.ts';

/** Makes a route whose page is loaded when it is first opened. */
export function pageRoute(
  path: string,
  load: FileLoader<PageModule>,
  /** Pages shown within this one. */
  children: RouteObject[] = [],
  /** Status that the route gives the page in place of its own. */
  own: Pick<PageModule, 'status'> = {},
): RouteObject {
  return {
    path,
    ...(children.length > 0 && { children }),
    lazy: async () => {
      const { Page, ...rest } = await load();
      const handle: PageHandle = { ...rest, ...own, file: load.file ?? '' };
      return { Component: Page, handle };
    },
  };
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'file' in handle;
}

/** Loads the sections that the page shows at this address alone. Returns their files with the page's own. */
export async function prepareSections(
  { file, sections }: PageHandle,
  address: PageAddress,
): Promise<readonly string[]> {
  const shown = sections?.(address) ?? [];
  await Promise.all(shown.map((section) => section.prepare()));
  return [file, ...shown.map((section) => section.file)];
}
