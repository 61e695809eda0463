import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from '../controls/button.tsx';
import { classes } from '../classes.ts';
import { FieldError } from './field.tsx';
import { Icon } from '../drawings/icon.tsx';
import styles from './search-combo.module.css';
import { loadSuggestionList, SuggestionPopover } from './suggestion-popover.tsx';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';
import { comboTies, useCombo } from './use-combo.ts';
import { useFocusKey } from './use-focus-key.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

export interface SearchComboProps {
  label: string;
  placeholder?: string;
  submitLabel: string;
  /** Words at a box that is sent blank; without them, a blank box asks for everything. */
  requiredWords?: string;
  /** Address that the form is sent to without JavaScript, with the text under `name`. */
  action: string;
  name: string;
  /** Further values that the plain form sends along. */
  hiddenValues?: readonly (readonly [name: string, value: string])[];
  /** Control before the box, sent along with the text. */
  before?: ReactNode;
  /** Content at the end of the box, if it has room for it. */
  atEnd?: ReactNode;
  /** Whether the control before the box is at its default: on a phone it then makes room. */
  isBeforeWaiting?: boolean;
  /** Initial text; when it changes, the box follows. */
  text?: string;
  /** Whether `text` was typed in the box a moment ago: text typed since stays. */
  isAhead?: boolean;
  groups: readonly SuggestionGroup[];
  suggestionsLabel: string;
  /** Says how many suggestions there are; read out when their number changes. */
  countLabel: (count: number) => string;
  onTextChange: (text: string) => void;
  onSubmit: (text: string, form: FormData) => void;
  onChoose: (suggestion: Suggestion) => void;
  /** Key that moves the keyboard here from anywhere in the page. */
  focusKey?: string;
  size?: 'normal' | 'large';
}

/**
 * Search box with suggestions. On the server and until its script runs it is a plain form; the list comes in
 * a chunk of its own when the box is first focused. Free text is always allowed.
 */
export function SearchCombo(props: SearchComboProps) {
  const { groups, onChoose, hiddenValues = [], size = 'normal' } = props;
  const input = useFollowedInput(props.text ?? '', props.isAhead);
  const combo = useCombo({ groups, onChoose });
  const [isMissing, setMissing] = useState(false);
  const errorId = useId();
  useFocusKey(props.focusKey, input);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    combo.open(false);
    const text = input.current?.value ?? '';
    const isBlank = props.requiredWords !== undefined && text.trim() === '';
    setMissing(isBlank);
    if (isBlank) return input.current?.focus();
    props.onSubmit(text, new FormData(event.currentTarget));
  };
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not all browsers served know <search>
      role="search"
      action={props.action}
      method="get"
      // The box shows its own words; without its script the browser shows its own.
      onInvalid={(event) => {
        event.preventDefault();
        setMissing(true);
        input.current?.focus();
      }}
      onInput={() => setMissing(false)}
      onSubmit={submit}
      className={classes(styles.form, styles[size])}
    >
      {hiddenValues.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {props.before && (
        <div className={classes(styles.before, props.isBeforeWaiting && styles.waiting)}>
          {props.before}
        </div>
      )}
      <ComboBox {...props} combo={combo} input={input} errorId={isMissing ? errorId : null} />
      <Button type="submit" variant="primary" className={styles.submit}>
        {props.submitLabel}
      </Button>
      {isMissing && (
        <div className={styles.missing} role="alert">
          <FieldError id={errorId}>{props.requiredWords}</FieldError>
        </div>
      )}
      <VisuallyHidden>
        <output>{combo.isOpen && props.countLabel(combo.count)}</output>
      </VisuallyHidden>
    </form>
  );
}

type BoxProps = SearchComboProps & {
  combo: ReturnType<typeof useCombo>;
  input: RefObject<HTMLInputElement | null>;
  /** Id of the element with the error of the text; null if there is none. */
  errorId: string | null;
};

/** Input and the list under it. */
function ComboBox({ combo, input, errorId, ...props }: BoxProps) {
  const id = useId();
  const [typed, setTyped] = useState(props.text ?? '');
  const change = (value: string) => {
    setTyped(value);
    combo.open(true);
    props.onTextChange(value);
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) combo.open(false);
  };
  return (
    <div className={styles.combo} onBlur={leave}>
      <div className={styles.box}>
        <span className={styles.lens}>
          <Icon name="search" />
        </span>
        <input
          {...inputTraits}
          {...comboTies(id, combo)}
          ref={input}
          name={props.name}
          defaultValue={props.text}
          placeholder={props.placeholder}
          required={props.requiredWords !== undefined}
          aria-label={props.label}
          aria-invalid={errorId !== null || undefined}
          aria-describedby={errorId ?? undefined}
          aria-keyshortcuts={props.focusKey}
          onFocus={() => void loadSuggestionList()}
          onChange={(event) => change(event.target.value)}
          onKeyDown={combo.onKeyDown}
        />
        {props.atEnd && <div className={styles.end}>{props.atEnd}</div>}
      </div>
      {combo.isOpen && (
        <SuggestionPopover
          {...{ id, typed, groups: props.groups, label: props.suggestionsLabel }}
          className={styles.popover}
          active={combo.active}
          onChoose={combo.choose}
        />
      )}
    </div>
  );
}

const inputTraits = {
  className: styles.input,
  type: 'search',
  role: 'combobox',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
} as const;

/**
 * Input whose text follows the page's. It is not controlled, so that text typed before the script ran is not
 * lost.
 */
function useFollowedInput(text: string, isAhead = false): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const last = useRef(text);
  useEffect(() => {
    if (last.current === text || !input.current) return;
    last.current = text;
    if (!isAhead) input.current.value = text;
  }, [text, isAhead]);
  return input;
}
