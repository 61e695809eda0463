export { createPageDrawer } from './draw-first-page.ts';
export { readDocument, type DocumentDeps } from './read-document.ts';
