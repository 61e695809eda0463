/** Loaded when first opened. */
export { SuggestionDialog } from './suggestion-dialog.tsx';
export { TeacherDialog } from './teacher-dialog.tsx';
