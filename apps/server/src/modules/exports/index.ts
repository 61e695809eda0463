export { createFileWriter } from './file-writer.ts';
export { findTitleSources, type TitleSource } from './repository.ts';
export { sourceTitle } from './source-title.ts';
export { writeTitleRecord, type TitleRecordFormat } from './title-record.ts';
export { tableMediaTypes, writeTableFile } from './write-table-file.ts';
export { useCases } from './use-cases.ts';
