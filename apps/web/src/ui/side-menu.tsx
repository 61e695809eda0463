import { createContext, useContext, useId, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './side-menu.module.css';

export interface SideMenuProps {
  /** Names the landmark. */
  label: string;
  openLabel: string;
  closeLabel: string;
  /** At the side of a wide page. On a phone it opens by a button of its own, closed at first. */
  isOpen: boolean;
  onToggle: () => void;
  /** Items of a list; those that use `useFollow` close the menu of a phone. */
  children: ReactNode;
}

const nothing = () => {};
const FollowContext = createContext(nothing);

/** To be called when an entry of the menu is followed. */
export const useFollow = (): (() => void) => useContext(FollowContext);

/** The pages of an area: at the side, on a phone under a button. */
export function SideMenu(props: SideMenuProps) {
  const { label, isOpen, onToggle, children } = props;
  const [isMobileOpen, setMobileOpen] = useState(false);
  const id = useId();
  const labelOf = (open: boolean) => (open ? props.closeLabel : props.openLabel);
  return (
    <div className={styles.menu} data-print="no">
      <div className={styles.wide}>
        <Button
          look="quiet"
          icon="menu"
          iconOnly
          aria-expanded={isOpen}
          aria-controls={`${id}-wide`}
          onClick={onToggle}
        >
          {labelOf(isOpen)}
        </Button>
        <nav id={`${id}-wide`} aria-label={label} hidden={!isOpen}>
          <ul className={styles.entries}>{children}</ul>
        </nav>
      </div>
      <div className={styles.narrow}>
        <Button
          icon="menu"
          aria-expanded={isMobileOpen}
          aria-controls={`${id}-narrow`}
          onClick={() => setMobileOpen(!isMobileOpen)}
        >
          {labelOf(isMobileOpen)}
        </Button>
        <nav id={`${id}-narrow`} aria-label={label} hidden={!isMobileOpen}>
          <FollowContext value={() => setMobileOpen(false)}>
            <ul className={styles.entries}>{children}</ul>
          </FollowContext>
        </nav>
      </div>
    </div>
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

/** Entries of the one before them, a step further in. */
export function SideMenuPart({ children }: { readonly children: ReactNode }) {
  return (
    <li>
      <ul className={styles.part}>{children}</ul>
    </li>
  );
}

/** What leads out of the area, apart from its pages. */
export function SideMenuEnd({ children }: { children: ReactNode }) {
  return <li className={styles.out}>{children}</li>;
}
