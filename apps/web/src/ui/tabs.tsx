import { classes } from './classes.ts';
import { Link } from './link.tsx';
import styles from './tabs.module.css';

export interface TabLink {
  href: string;
  label: string;
  /** How many lie behind it, already written in the reader's language. */
  count?: string;
}

/** Sub-pages as links with addresses of their own, standing on a shelf. */
export function Tabs(props: { label: string; tabs: readonly TabLink[]; current: string }) {
  return (
    <nav aria-label={props.label} className={styles.tabs}>
      <ul>
        {props.tabs.map(({ href, label, count }) => {
          const isCurrent = href === props.current;
          return (
            <li key={href}>
              <Link
                href={href}
                look="bare"
                className={classes(styles.tab, isCurrent && styles.current)}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {label}
                {count !== undefined && <span className={styles.count}> {count}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
