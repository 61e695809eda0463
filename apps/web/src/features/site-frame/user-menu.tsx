import type { ReactNode } from 'react';
import { activities } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { useLocation } from 'react-router';
import { loginHref } from '../../session/login-address.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { useIsStaff } from '../../session/use-is-staff.ts';
import { useSessionState } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { LinksMenu } from '../../ui/controls/menu.tsx';
import styles from './user-menu.module.css';

/** Sign-in link or, for a signed-in person, the menu of their own pages and the sign-out. */
export function UserMenu() {
  const { t } = useTranslation();
  const href = useLoginHref();
  const state = useSessionState();
  if (state.kind !== 'signed-in') {
    return (
      <ButtonLink href={href} variant="quiet" icon="person" iconOnly="narrow">
        {t('login.title')}
      </ButtonLink>
    );
  }
  const { nome_pessoa: name } = state.person.user;
  return (
    <LinksMenu label={name.split(' ', 1)[0] ?? name} icon="person">
      <UserList />
    </LinksMenu>
  );
}

interface UserListProps {
  /** Pages of the present area, in place of the links to each area; null outside an area. */
  readonly area?: ReactNode;
}

/** User menu as a list, for a phone's menu. */
export function UserList({ area = null }: UserListProps) {
  const { t } = useTranslation();
  const href = useLoginHref();
  const state = useSessionState();
  if (state.kind !== 'signed-in') {
    return (
      <ul>
        <UserLink href={href} icon="person" label={t('login.title')} />
      </ul>
    );
  }
  return (
    <>
      <p className={styles.greeting}>
        {t('account.welcome')} <strong>{state.person.user.nome_pessoa}</strong>
      </p>
      {area ?? <OwnLinks />}
    </>
  );
}

function OwnLinks() {
  const { t } = useTranslation();
  const hasPersonalArea = useActivity(activities.personalArea);
  // Staff reach their tasks while the personal area is off, and can switch it on again there.
  const isStaff = useIsStaff();
  return (
    <ul>
      {hasPersonalArea && <UserLink href="/meupergamum" icon="card" label={t('account.title')} />}
      {isStaff && <UserLink href="/meupergamum/atendimento" icon="list" label={t('staff.title')} />}
      <UserLink href="/sair" icon="signOut" label={t('account.signOut')} />
    </ul>
  );
}

interface UserLinkProps {
  readonly href: string;
  readonly icon: 'person' | 'card' | 'list' | 'signOut';
  readonly label: string;
}

function UserLink({ href, icon, label }: UserLinkProps) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link href={href} variant="plain" aria-current={pathname === href ? 'page' : undefined}>
        <Icon name={icon} />
        {label}
      </Link>
    </li>
  );
}

function useLoginHref(): string {
  const { pathname, search } = useLocation();
  return loginHref(pathname + search);
}
