import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { classes } from '../classes.ts';
import { Link } from './link.tsx';
import { LinksMenu } from '../controls/menu.tsx';
import styles from './tabs.module.css';

export interface TabLink {
  href: string;
  label: string;
  /** Number of things behind the tab, already written in the reader's language. */
  count?: string;
}

export interface TabsProps {
  label: string;
  tabs: readonly TabLink[];
  current: string;
  /** Number of tabs that stand in the row; the others are behind a menu of this name. */
  more?: { most: number; label: string };
}

/**
 * Sub-pages as links with addresses of their own, standing on a shelf. On a phone the row is pushed
 * sideways, with the current one in sight; the arrow keys go from one to the next.
 */
export function Tabs({ label: name, tabs, current, more }: TabsProps) {
  const row = useRef<HTMLUListElement>(null);
  const [shown, rest] = parted(tabs, current, more?.most ?? tabs.length);
  useLayoutEffect(() => {
    if (row.current) showTab(row.current, current);
  }, [current]);
  return (
    <nav aria-label={name} className={styles.tabs}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links are what the keys are for */}
      <ul ref={row} onKeyDown={moveAlong}>
        {shown.map(({ href, label, count }) => {
          const isCurrent = href === current;
          return (
            <li key={href}>
              <Link
                href={href}
                variant="bare"
                className={classes(styles.tab, isCurrent && styles.current)}
                aria-current={isCurrent ? 'page' : undefined}
              >
                <span className={styles.label} data-label={label}>
                  {label}
                </span>
                {count !== undefined && <span className={styles.count}> {count}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
      {more && rest.length > 0 && (
        <div className={styles.more}>
          <LinksMenu label={more.label} icon="more">
            <ul>
              {rest.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} variant="plain">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </LinksMenu>
        </div>
      )}
    </nav>
  );
}

/** Splits the tabs into the row and the others. The current one is in the row, in the place of its last. */
function parted(tabs: readonly TabLink[], current: string, most: number) {
  const shown = tabs.slice(0, most);
  const rest = tabs.slice(most);
  const hidden = rest.find(({ href }) => href === current);
  const last = shown.at(-1);
  if (!hidden || !last) return [shown, rest] as const;
  return [
    [...shown.slice(0, -1), hidden],
    [last, ...rest.filter((tab) => tab !== hidden)],
  ] as const;
}

/** Scrolls the row, and nothing else, until the tab stands in its middle. */
function showTab(row: HTMLElement, href: string): void {
  const link = [...row.querySelectorAll('a')].find((one) => one.getAttribute('href') === href);
  if (!link) return;
  const [tab, room] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += tab.left + tab.width / 2 - (room.left + room.width / 2);
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: links.length - 1,
  };
  const next = places[event.key];
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (next === undefined || at < 0 || !isPlain) return;
  event.preventDefault();
  links.at(next % links.length)?.focus();
}
