export { handleSuggestion } from './handle-suggestion.ts';
export { listSuggestions } from './list-suggestions.ts';
export { suggestAcquisition, suggestForCourse } from './suggest.ts';
