/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
    the keys are handled in the box, which keeps the focus and points at
   an option by aria-activedescendant (ARIA Authoring Practices, combobox); no element does that. */
import { useEffect } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../drawings/icon.tsx';
import { matchParts } from './match-parts.ts';
import styles from './suggestion-list.module.css';
import { flatSuggestions, type Suggestion, type SuggestionGroup } from './suggestions.ts';

export interface SuggestionListProps {
  /** Options are named `${id}-0`, `${id}-1`… for aria-activedescendant. */
  id: string;
  label: string;
  groups: readonly SuggestionGroup[];
  typed: string;
  active: number;
  onChoose: (suggestion: Suggestion) => void;
}

export function SuggestionList({
  id,
  label,
  groups,
  typed,
  active,
  onChoose,
}: SuggestionListProps) {
  const order = flatSuggestions(groups);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} role="presentation" className={styles.group}>
            {group.label}
          </div>
          {group.suggestions.map((suggestion) => {
            const at = order.indexOf(suggestion);
            return (
              <div
                key={suggestion.id}
                id={`${id}-${at}`}
                role="option"
                aria-selected={at === active}
                className={classes(styles.option, at === active && styles.active)}
                // Focus stays in the box: the press must not take it away before the click comes.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(suggestion)}
              >
                <Face suggestion={suggestion} typed={typed} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Face({ suggestion, typed }: { suggestion: Suggestion; typed: string }) {
  const { label, note, icon, picture } = suggestion;
  const { before, match, after } = matchParts(label, typed);
  return (
    <>
      <span className={styles.picture}>{picture ?? (icon && <Icon name={icon} />)}</span>
      <span className={styles.words}>
        <span>
          {before}
          {match && <strong>{match}</strong>}
          {after}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </>
  );
}
