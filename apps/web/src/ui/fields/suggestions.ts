import type { ReactNode } from 'react';
import type { IconName } from '../drawings/icon-paths.ts';

export interface Suggestion {
  id: string;
  label: string;
  /** Second line: who, when, what. */
  note?: string;
  icon?: IconName;
  /** Small picture in place of the icon, 2 by 3. */
  picture?: ReactNode;
}

export interface SuggestionGroup {
  id: string;
  label: string;
  suggestions: readonly Suggestion[];
}

export const flatSuggestions = (groups: readonly SuggestionGroup[]): Suggestion[] =>
  groups.flatMap(({ suggestions }) => suggestions);
