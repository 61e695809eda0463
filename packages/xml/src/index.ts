export { escapeXml } from './escape.ts';
export { branch, emptyElement, leaf, xmlHead, type Attributes } from './write.ts';
