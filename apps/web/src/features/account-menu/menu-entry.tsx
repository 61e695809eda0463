import { useLocation } from 'react-router';
import { Link } from '../../ui/navigation/link.tsx';

interface MenuEntryProps {
  readonly href: string;
  readonly label: string;
  /** Whether this is the first page of the area; the other pages are not parts of it. */
  readonly isStart?: boolean;
}

/** Entry of a side menu, marked also on the pages below its own. */
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
