import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { classes } from '../classes.ts';
import { Icon } from '../drawings/icon.tsx';
import type { MenuItem as Item } from './menu-item.ts';
import styles from './menu.module.css';
import { NavigatedPanel } from '../overlays/navigated-panel.tsx';

export interface MenuPanelProps {
  label: string;
  items: readonly Item[];
  trigger: RefObject<HTMLButtonElement | null>;
  onAction?: (id: string) => void;
  onClose: () => void;
}

export function MenuPanel({ label, items, trigger, onAction, onClose }: MenuPanelProps) {
  return (
    <NavigatedPanel>
      <Popover
        isOpen
        aria-label={label}
        triggerRef={trigger}
        placement="bottom end"
        offset={4}
        className={styles.popover ?? ''}
        onOpenChange={(open) => !open && onClose()}
      >
        <Menu
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- where a menu puts the keyboard (ARIA)
          autoFocus="first"
          className={styles.menu ?? ''}
          onAction={(key) => onAction?.(String(key))}
          onClose={onClose}
        >
          {items.map(({ id, label: words, icon, href, isDisabled, isDanger }) => (
            <MenuItem
              key={id}
              id={id}
              href={href}
              isDisabled={isDisabled}
              textValue={words}
              className={classes(styles.item, isDanger && styles.danger) ?? ''}
            >
              {icon && <Icon name={icon} />}
              {words}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </NavigatedPanel>
  );
}
