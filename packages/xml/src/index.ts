export { escapeXml } from './escape.ts';
export { branch, emptyElement, leaf, xmlHead } from './write.ts';
