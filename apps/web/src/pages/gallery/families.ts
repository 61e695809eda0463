import type { Family, Specimen } from './specimen.ts';
import { buttons } from './specimens/buttons.tsx';
import { choices } from './specimens/choices.tsx';
import { covers } from './specimens/covers.tsx';
import { fields } from './specimens/fields.tsx';
import { layouts } from './specimens/layouts.tsx';
import { lists } from './specimens/lists.tsx';
import { messages } from './specimens/messages.tsx';
import { moving } from './specimens/moving.tsx';
import { openingParts } from './specimens/opening.tsx';

export const families: readonly Family[] = [
  buttons,
  fields,
  choices,
  openingParts,
  messages,
  lists,
  covers,
  moving,
  layouts,
];

export const specimens: readonly Specimen[] = families.flatMap((family) => family.specimens);

/** Components that are invisible, or visible within another one. Each says where. */
export const leftOut: Readonly<Record<string, string>> = {
  NavigationProvider: 'tells links how they are followed, and shows nothing',
  NavigatedPanel: 'tells the same to the panels of Dialog and Menu',
  DialogPanel: 'what Dialog, Sheet and ConfirmDialog open',
  MenuPanel: 'what Menu opens',
  SuggestionPopover: 'what SearchCombo and ComboField open',
  CoverText: 'the words of TypographicCover',
  HeldFields: 'the fields in it, which are disabled while a form is sent',
};
