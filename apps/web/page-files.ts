import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const loader = /\(\) =>\s*import\(\s*'(\.[^']+\.tsx)',?\s*\)/g;

/**
 * Names the file that each page and section is loaded from, for the server: it looks up there what browsers
 * have to load. Files for browsers go without those names, half a kilobyte of every page.
 */
export function pageFiles(root: string): Plugin {
  return {
    name: 'estante:page-files',
    enforce: 'pre',
    transform(code, id) {
      return this.environment.config.consumer === 'server' && id.startsWith(`${root}/src/`)
        ? nameLoaded(code, id, root)
        : null;
    },
  };
}

/** Gives each `() => import('…')` of a page or section its `file`, by its path from the root of the pages. */
export function nameLoaded(code: string, id: string, root: string) {
  if (!/\bpage(?:Route|Section)\(/.test(code)) return null;
  const named = code.replaceAll(loader, (load, path: string) => {
    const file = relative(root, resolve(dirname(id), path));
    return `Object.assign(${load}, { file: ${JSON.stringify(file)} })`;
  });
  return { code: named, map: null };
}
