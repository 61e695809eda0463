import type { Plugin } from 'vite';

const file = /'src\/pages\/[\w/-]+\.tsx'/g;

/**
 * Routes name the file of each page: the server looks up by it what the page needs to load. Browsers
 * have no use for those names, which would be half a kilobyte of what every page loads.
 */
export function pageFiles(): Plugin {
  let isBrowserBuild = false;
  return {
    name: 'estante:page-files',
    enforce: 'pre',
    configResolved({ command, build }) {
      isBrowserBuild = command === 'build' && !build.ssr;
    },
    transform(code, id) {
      return isBrowserBuild && /\/src\/app\/[\w-]*routes\.tsx?$/.test(id)
        ? { code: code.replace(file, "''"), map: null }
        : null;
    },
  };
}
