import { useLocation } from 'react-router';
import { Link } from '../../ui/link.tsx';
import { useFollow } from '../../ui/side-menu.tsx';

interface MenuEntryProps {
  readonly href: string;
  readonly label: string;
}

/** A page in a menu at the side. */
export function MenuEntry({ href, label }: MenuEntryProps) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        href={href}
        look="plain"
        aria-current={pathname === href ? 'page' : undefined}
        onClick={useFollow()}
      >
        {label}
      </Link>
    </li>
  );
}
