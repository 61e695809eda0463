import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { classes } from '../classes.ts';
import styles from './link.module.css';
import { useNavigation } from './navigation.tsx';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /**
   * Look of the link: `plain` inherits the ink and shows its underline when pointed at; `bare` is like the
   * text around it; `none` is for components with classes of their own.
   */
  variant?: 'text' | 'plain' | 'bare' | 'none';
}

/** Whether the router may take a click: the main button, no modifier, nothing meant for another place. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const download = event.currentTarget.hasAttribute('download');
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !modified && !target && !download;
}

/** Link that works before and without JavaScript, and is followed by the router after. */
export function Link({
  href,
  variant = 'text',
  className,
  onClick,
  children,
  rel,
  ...rest
}: LinkProps) {
  const navigation = useNavigation();
  // '//host' is another site.
  const inside = /^(?:\/(?!\/)|\?)/.test(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!navigation || !inside || !isPlainClick(event)) return;
    event.preventDefault();
    navigation.navigate(href);
  };
  const fetchAhead = inside ? () => navigation?.prefetch?.(href) : undefined;
  return (
    <a
      {...rest}
      rel={inside && navigation?.isNotFollowed?.(href) ? classes(rel, 'nofollow') : rel}
      href={inside ? (navigation?.toHref?.(href) ?? href) : href}
      className={classes(styles[variant], className)}
      onClick={follow}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      {children}
    </a>
  );
}
