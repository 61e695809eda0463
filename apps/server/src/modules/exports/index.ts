export { createFileWriter } from './file-writer.ts';
export { useCases } from './use-cases.ts';
