import type { MenuItem } from './menu-item.ts';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import type { IconName } from '../drawings/icon-paths.ts';
import { classes } from '../classes.ts';
import { Icon } from '../drawings/icon.tsx';
import buttonStyles from './button.module.css';
import styles from './menu.module.css';
import { useInlineError } from '../feedback/inline-error.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { HiddenWhenNarrow } from '../text/hidden-when-narrow.tsx';

const loadPanel = () => import('./menu-panel.tsx');
const MenuPanel = lazy(async () => ({ default: (await loadPanel()).MenuPanel }));

export interface MenuProps {
  label: string;
  icon?: IconName;
  /** Shows the icon alone on the button. */
  iconOnly?: boolean;
  variant?: 'secondary' | 'quiet';
  size?: 'normal' | 'small';
  items: readonly MenuItem[];
  onAction?: (id: string) => void;
}

/** Button that opens a list of acts. Links to pages belong in LinksMenu, which needs no script. */
export function Menu(props: MenuProps) {
  const { label, icon, iconOnly, variant = 'secondary', size = 'normal', items, onAction } = props;
  const { control: trigger, describedBy, refusal } = useInlineError<HTMLButtonElement>();
  const [isOpen, setIsOpen] = useState(false);
  const face = classes(buttonStyles.button, buttonStyles[size], buttonStyles[variant]);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-describedby={describedBy}
        className={classes(face, iconOnly && buttonStyles.square)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={() => setIsOpen(!isOpen)}
      >
        {icon && <Icon name={icon} />}
        {iconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {!iconOnly && <Icon name="chevronDown" />}
      </button>
      {refusal}
      {isOpen && (
        <Suspense fallback={null}>
          <MenuPanel {...{ label, items, trigger, onAction }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

export interface LinksMenuProps {
  label: string;
  icon?: IconName;
  /** Whether it opens across its container, such as the page's header. */
  isAcross?: boolean;
  children: ReactNode;
}

/** Links under a button: the browser's own details, working before and without JavaScript. */
export function LinksMenu({ label, icon, isAcross, children }: LinksMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- events of its links
    <details
      ref={details}
      className={isAcross ? styles.across : styles.links}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        close();
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary
        className={classes(buttonStyles.button, buttonStyles.quiet, buttonStyles.narrow)}
        title={label}
      >
        {icon && <Icon name={icon} />}
        <HiddenWhenNarrow>{label}</HiddenWhenNarrow>
        <HiddenWhenNarrow>
          <Icon name="chevronDown" />
        </HiddenWhenNarrow>
      </summary>
      <div className={styles.linksPanel}>{children}</div>
    </details>
  );
}
