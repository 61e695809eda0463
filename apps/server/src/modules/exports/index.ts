export { createFileWriter } from './file-writer.ts';
export { findTitleSources, type TitleSource } from './repository.ts';
export { sourceTitle } from './source-title.ts';
export { writeTitleRecord, type TitleRecordFormat } from './title-record.ts';
export { cellText } from './write-spreadsheet.ts';
export { useCases } from './use-cases.ts';
