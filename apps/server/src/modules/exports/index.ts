export { exportBasket } from './export-basket.ts';
export { exportTitle } from './export-title.ts';
export { createFileWriter, type FileWriter } from './file-writer.ts';
export { getTitleDublinCore } from './get-title-dublin-core.ts';
export { getTitleReference } from './get-title-reference.ts';
