/** Dialogs loaded when one is first opened. */
export { SuggestionDialog } from './suggestion-dialog.tsx';
export { TeacherDialog } from './teacher-dialog.tsx';
