export { escapedXml } from './escaped.ts';
export { branch, emptyElement, leaf, xmlHead } from './write.ts';
