import { useState, type KeyboardEvent } from 'react';
import { moveActive } from './combo-state.ts';
import { flatSuggestions, type Suggestion, type SuggestionGroup } from './suggestions.ts';

interface ComboOptions {
  groups: readonly SuggestionGroup[];
  onChoose: (suggestion: Suggestion) => void;
}

/** Attributes that tie the box to its list, whose id this is. */
export const comboTies = (id: string, { isOpen, active }: { isOpen: boolean; active: number }) => ({
  'aria-expanded': isOpen,
  'aria-controls': isOpen ? id : undefined,
  'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : undefined,
});

/** Keeps whether the list is open, the active option, and what the keys do about them. */
export function useCombo({ groups, onChoose }: ComboOptions) {
  const [wantsOpen, setWantsOpen] = useState(false);
  // The active option is kept by its id: when other suggestions come, the keyboard stays at that one, or at
  // none.
  const [activeId, setActiveId] = useState<string | null>(null);
  const options = flatSuggestions(groups);
  const isOpen = wantsOpen && options.length > 0;
  const at = options.findIndex(({ id }) => id === activeId);

  const open = (yes: boolean) => {
    setWantsOpen(yes);
    setActiveId(null);
  };
  const choose = (suggestion: Suggestion) => {
    open(false);
    onChoose(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = isOpen && event.key === 'Enter' ? options[at] : undefined;
    const next = moveActive(event.key, at, options.length);
    if (event.nativeEvent.isComposing) return;
    if (chosen) choose(chosen);
    else if (isOpen && event.key === 'Escape') open(false);
    else if (next !== null) {
      setWantsOpen(true);
      setActiveId(options[next]?.id ?? null);
    } else return;
    event.preventDefault();
  };
  return { isOpen, active: at, count: options.length, open, choose, onKeyDown };
}
