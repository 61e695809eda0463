import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { classes } from '../classes.ts';
import styles from './combo-field.module.css';
import { Field, type FieldProps, type FieldTies } from './field.tsx';
import { Icon } from '../drawings/icon.tsx';
import { loadSuggestionList, SuggestionPopover } from './suggestion-popover.tsx';
import type { Suggestion } from './suggestions.ts';
import inputStyles from './text-field.module.css';
import { comboTies, useCombo } from './use-combo.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

export interface ComboFieldProps extends FieldProps {
  name: string;
  /** Initial text; when it changes while the reader is elsewhere, the field follows. */
  text: string;
  suggestions: readonly Suggestion[];
  /** Says how many suggestions there are; read out when their number changes. */
  countLabel: (count: number) => string;
  onTextChange: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
}

/**
 * Form field with suggestions from elsewhere; free text stays allowed. Without its script it is a plain text
 * field. The whole list opens by the arrow keys or a press.
 */
export function ComboField(props: ComboFieldProps) {
  const { label, description, error, optionalWord } = props;
  return (
    <Field label={label} description={description} error={error} optionalWord={optionalWord}>
      {(ties) => <ComboBox {...props} ties={ties} />}
    </Field>
  );
}

function ComboBox({ ties, ...props }: ComboFieldProps & { ties: FieldTies }) {
  const { label, suggestions, onTextChange } = props;
  const [typed, setTyped] = useState(props.text);
  const [input, write] = useFollowedField(props.text, setTyped);
  const take = (text: string) => {
    setTyped(text);
    onTextChange(text);
  };
  const combo = useCombo({
    groups: [{ id: 'all', label, suggestions }],
    onChoose: (suggestion) => {
      write(suggestion.label);
      take(suggestion.label);
      props.onChoose(suggestion);
    },
  });
  const listId = `${ties.id}-list`;
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) combo.open(false);
  };
  return (
    <div className={styles.box} onBlur={leave}>
      <input
        {...ties}
        {...traits}
        {...comboTies(listId, combo)}
        ref={input}
        name={props.name}
        defaultValue={props.text}
        className={classes(inputStyles.input, styles.input)}
        onFocus={() => {
          void loadSuggestionList();
          onTextChange(typed);
        }}
        onClick={() => combo.open(true)}
        onChange={({ target }) => {
          combo.open(true);
          take(target.value);
        }}
        onKeyDown={combo.onKeyDown}
      />
      <Icon name="chevronDown" />
      {combo.isOpen && (
        <SuggestionPopover
          className={styles.popover}
          id={listId}
          label={label}
          groups={[{ id: 'all', label, suggestions }]}
          typed={typed}
          active={combo.active}
          onChoose={combo.choose}
        />
      )}
      <VisuallyHidden>
        <output>{combo.isOpen && props.countLabel(combo.count)}</output>
      </VisuallyHidden>
    </div>
  );
}

const traits = {
  role: 'combobox',
  autoComplete: 'off',
  spellCheck: false,
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
} as const;

/**
 * Input whose text follows the page's, but never while it is written in. It is not controlled, so that text
 * typed before the script ran is not lost.
 */
function useFollowedField(text: string, onFollow: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const last = useRef(text);
  useEffect(() => {
    if (last.current === text || !input.current) return;
    if (document.activeElement === input.current) return;
    last.current = text;
    input.current.value = text;
    onFollow(text);
  }, [text, onFollow]);
  const write = (value: string) => {
    if (input.current) input.current.value = value;
  };
  return [input, write] as const;
}
