export { alertOfNewTitles } from './alert-of-new-titles.ts';
export { mailNewTitles, type AlertLetterDeps } from './mail-new-titles.ts';
export { useCases } from './use-cases.ts';
