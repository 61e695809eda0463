import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import { Link, type LinkProps } from './link.tsx';

interface Look {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'normal' | 'small';
  icon?: IconName;
  /** Shows the icon alone; the words stay for screen readers and as the tooltip. */
  iconOnly?: boolean;
}

function face({ icon, iconOnly }: Look, children: ReactNode) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span className={iconOnly ? styles.hiddenWords : undefined}>{children}</span>
    </>
  );
}

function looks({ look = 'secondary', size = 'normal', iconOnly }: Look, extra?: string) {
  return classes(styles.button, styles[look], styles[size], iconOnly && styles.square, extra);
}

const tooltip = (iconOnly: boolean | undefined, children: ReactNode) =>
  iconOnly && typeof children === 'string' ? children : undefined;

export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Being carried out: further presses are ignored, while focus stays where it is. */
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const { look, size, icon, iconOnly, isPending, className, onClick, children, ...rest } = props;
  return (
    <button
      type="button"
      title={tooltip(iconOnly, children)}
      {...rest}
      className={looks({ look, size, iconOnly }, className)}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    >
      {face({ icon: isPending ? 'clock' : icon, iconOnly }, children)}
    </button>
  );
}

export type ButtonLinkProps = Look & Omit<LinkProps, 'look'>;

/** Looks like a button, goes to an address. */
export function ButtonLink(props: ButtonLinkProps) {
  const { look, size, icon, iconOnly, className, children, ...rest } = props;
  return (
    <Link
      title={tooltip(iconOnly, children)}
      {...rest}
      look="bare"
      className={looks({ look, size, iconOnly }, className)}
    >
      {face({ icon, iconOnly }, children)}
    </Link>
  );
}
