import { useId, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import styles from './side-menu.module.css';

export interface SideMenuProps {
  /** Name of the landmark. */
  label: string;
  openLabel: string;
  closeLabel: string;
  isOpen: boolean;
  onToggle: () => void;
  /** Items of a list. */
  children: ReactNode;
}

/** Pages of an area at the side of a wide page: on a phone they stand in the menu of the site. */
export function SideMenu(props: SideMenuProps) {
  const { label, isOpen, onToggle, children } = props;
  const id = useId();
  return (
    <div className={styles.menu} data-print="no">
      <div className={styles.wide}>
        <Button
          variant="quiet"
          icon="menu"
          iconOnly
          aria-expanded={isOpen}
          aria-controls={`${id}-wide`}
          onClick={onToggle}
        >
          {isOpen ? props.closeLabel : props.openLabel}
        </Button>
        <nav id={`${id}-wide`} aria-label={label} hidden={!isOpen}>
          <ul className={styles.entries}>{children}</ul>
        </nav>
      </div>
    </div>
  );
}

/** Entries of a side menu in another menu: that of a phone. */
export function SideMenuEntries({ label, children }: Pick<SideMenuProps, 'label' | 'children'>) {
  return (
    <nav aria-label={label}>
      <ul className={styles.entries}>{children}</ul>
    </nav>
  );
}

interface SideMenuGroupProps {
  readonly label: string;
  /** Items of a list. */
  readonly children: ReactNode;
}

/** Entries that belong together, under their name. */
export function SideMenuGroup({ label, children }: SideMenuGroupProps) {
  const id = useId();
  return (
    <li className={styles.group}>
      <p id={id}>{label}</p>
      <ul aria-labelledby={id}>{children}</ul>
    </li>
  );
}

/** Sub-entries of the one before them, a step further in. */
export function SideMenuPart({ children }: { readonly children: ReactNode }) {
  return (
    <li>
      <ul className={styles.part}>{children}</ul>
    </li>
  );
}

/** Entry that leads out of the area, apart from its pages. */
export function SideMenuEnd({ children }: { children: ReactNode }) {
  return <li className={styles.out}>{children}</li>;
}
