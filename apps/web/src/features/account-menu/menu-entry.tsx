import { useLocation } from 'react-router';
import { Link } from '../../ui/navigation/link.tsx';

interface MenuEntryProps {
  readonly href: string;
  readonly label: string;
  /** Whether it is the first page of the area; the other pages are not parts of it. */
  readonly isStart?: boolean;
}

/** A page in a menu at the side, marked on the pages below it too. */
export function MenuEntry({ href, label, isStart = false }: MenuEntryProps) {
  const { pathname } = useLocation();
  const isPart = !isStart && pathname.startsWith(`${href}/`);
  return (
    <li>
      <Link
        href={href}
        variant="plain"
        aria-current={pathname === href ? 'page' : isPart || undefined}
      >
        {label}
      </Link>
    </li>
  );
}
