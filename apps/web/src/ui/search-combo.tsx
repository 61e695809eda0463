import { lazy, Suspense, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import styles from './search-combo.module.css';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';
import { useCombo } from './use-combo.ts';
import { useFocusKey } from './use-focus-key.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const loadList = () => import('./suggestion-list.tsx');
const SuggestionList = lazy(async () => ({ default: (await loadList()).SuggestionList }));

export interface SearchComboProps {
  label: string;
  placeholder?: string;
  submitLabel: string;
  /** Where the form is sent without JavaScript, with the text under `name`. */
  action: string;
  name: string;
  /** Further values the plain form sends along. */
  hiddenValues?: readonly (readonly [name: string, value: string])[];
  /** The text the box starts with; when it changes, the box follows. */
  text?: string;
  groups: readonly SuggestionGroup[];
  suggestionsLabel: string;
  /** Says how many suggestions there are; read out when their number changes. */
  countLabel: (count: number) => string;
  onTextChange: (text: string) => void;
  onSubmit: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  /** A key that brings the reader here from anywhere in the page. */
  focusKey?: string;
  size?: 'normal' | 'large';
}

/**
 * A search box with suggestions. On the server and until its script runs it is a plain form; the
 * list comes in a chunk of its own when the box is first focused. Free text is always allowed.
 */
export function SearchCombo(props: SearchComboProps) {
  const { groups, onChoose, text = '' } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const combo = useCombo({ groups, onChoose });
  useFocusKey(props.focusKey, input);
  useFollowText(input, text);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    combo.open(false);
    props.onSubmit(input.current?.value ?? '');
  };
  const change = (value: string) => {
    setTyped(value);
    combo.open(true);
    props.onTextChange(value);
  };
  return (
    <div className={styles.search}>
      <form
        role="search"
        action={props.action}
        method="get"
        onSubmit={submit}
        className={classes(styles.form, styles[props.size ?? 'normal'])}
      >
        {props.hiddenValues?.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div
          ref={combo.root}
          className={styles.combo}
          onBlur={(event) =>
            !event.currentTarget.contains(event.relatedTarget) && combo.open(false)
          }
        >
          <span className={styles.lens}>
            <Icon name="search" />
          </span>
          <input
            ref={input}
            className={styles.input}
            type="search"
            name={props.name}
            defaultValue={text}
            placeholder={props.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            role="combobox"
            aria-label={props.label}
            aria-keyshortcuts={props.focusKey}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={combo.isOpen}
            aria-controls={combo.isOpen ? id : undefined}
            aria-activedescendant={
              combo.isOpen && combo.active >= 0 ? `${id}-${combo.active}` : undefined
            }
            onFocus={() => void loadList()}
            onChange={(event) => change(event.target.value)}
            onKeyDown={combo.onKeyDown}
          />
          {combo.isOpen && (
            <div className={styles.popover}>
              <Suspense fallback={null}>
                <SuggestionList
                  {...{ id, groups, typed }}
                  label={props.suggestionsLabel}
                  active={combo.active}
                  onChoose={combo.choose}
                />
              </Suspense>
            </div>
          )}
        </div>
        <Button type="submit" look="primary" className={styles.submit}>
          {props.submitLabel}
        </Button>
      </form>
      <VisuallyHidden>
        <span role="status">{combo.isOpen && props.countLabel(combo.count)}</span>
      </VisuallyHidden>
    </div>
  );
}

/** The box is not controlled, so that what was typed before the script ran is not lost. */
function useFollowText(input: { readonly current: HTMLInputElement | null }, text: string) {
  const last = useRef(text);
  useEffect(() => {
    if (last.current === text || !input.current) return;
    last.current = text;
    input.current.value = text;
  }, [input, text]);
}
