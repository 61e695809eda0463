import { useImperativeHandle, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './button.module.css';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../drawings/icon.tsx';
import { Link, type LinkProps } from '../navigation/link.tsx';
import { useInlineError } from '../feedback/inline-error.tsx';
import { HiddenWhenNarrow } from '../text/hidden-when-narrow.tsx';

interface ButtonFace {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'normal' | 'small';
  icon?: IconName;
  /** Shows the icon alone, always or on a narrow page; the words stay for screen readers and as the tooltip. */
  iconOnly?: boolean | 'narrow';
  /** Number laid over the icon. It must be in the words too: screen readers skip it. */
  badge?: number;
}

function face({ icon, iconOnly, badge = 0 }: ButtonFace, children: ReactNode) {
  return (
    <>
      {badge > 0 ? <BadgedIcon badge={badge} icon={icon} /> : icon && <Icon name={icon} />}
      {iconOnly === 'narrow' ? (
        <HiddenWhenNarrow>{children}</HiddenWhenNarrow>
      ) : (
        <span className={iconOnly ? styles.hiddenWords : undefined}>{children}</span>
      )}
    </>
  );
}

function BadgedIcon({ badge, icon }: Pick<ButtonFace, 'badge' | 'icon'>) {
  return (
    <span className={styles.badged} aria-hidden="true">
      {icon && <Icon name={icon} />}
      <span className={styles.badge}>{badge}</span>
    </span>
  );
}

function classesOf(
  { variant = 'secondary', size = 'normal', iconOnly }: ButtonFace,
  extra?: string,
) {
  const shape = iconOnly === 'narrow' ? styles.narrow : iconOnly && styles.square;
  return classes(styles.button, styles[variant], styles[size], shape, extra);
}

const tooltip = (iconOnly: ButtonFace['iconOnly'], children: ReactNode) =>
  iconOnly && typeof children === 'string' ? children : undefined;

/** Placeholder of a button that comes once it does something. */
export function ButtonRoom({ children, ...rest }: ButtonFace & { children: ReactNode }) {
  return <span className={classes(classesOf(rest), styles.room)}>{children}</span>;
}

export interface ButtonProps extends ButtonFace, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether the act is being carried out: further presses are ignored, while focus stays where it is. */
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Button beside which a refusal of its act is shown. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    iconOnly,
    badge,
    isPending,
    className,
    onClick,
    children,
    ref,
    ...rest
  } = props;
  const { control, describedBy, refusal } = useInlineError<HTMLButtonElement>();
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
    ref,
    () => control.current,
    [control],
  );
  const described = classes(rest['aria-describedby'], describedBy);
  return (
    <>
      <button
        type="button"
        title={tooltip(iconOnly, children)}
        {...rest}
        ref={control}
        className={classesOf({ variant, size, iconOnly }, className)}
        aria-describedby={described}
        aria-disabled={isPending ? true : rest['aria-disabled']}
        aria-busy={isPending || undefined}
        onClick={isPending ? (event) => event.preventDefault() : onClick}
      >
        {face({ icon: isPending ? 'clock' : icon, iconOnly, badge }, children)}
      </button>
      {refusal}
    </>
  );
}

export type ButtonLinkProps = ButtonFace & Omit<LinkProps, 'variant'>;

/** Link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, iconOnly, badge, className, children, ...rest } = props;
  return (
    <Link
      title={tooltip(iconOnly, children)}
      {...rest}
      variant="none"
      className={classesOf({ variant, size, iconOnly }, className)}
    >
      {face({ icon, iconOnly, badge }, children)}
    </Link>
  );
}
