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

/** The way in, or for who is signed in what is theirs and the way out. */
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
  /** The pages of the area one is in, in place of the ways to each; null outside of them. */
  readonly area?: ReactNode;
}

/** The menu of a user as a list, for a phone's menu. */
export function UserList({ area = null }: UserListProps) {
  const { t } = useTranslation();
  const href = useLoginHref();
  const state = useSessionState();
  if (state.kind !== 'signed-in') {
    return (
      <ul>
        <Entry href={href} icon="person" label={t('login.title')} />
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
  // Staff get to their tasks while the personal area is off, and there can switch it on again.
  const isStaff = useIsStaff();
  return (
    <ul>
      {hasPersonalArea && <Entry href="/meupergamum" icon="card" label={t('account.title')} />}
      {isStaff && <Entry href="/meupergamum/atendimento" icon="list" label={t('staff.title')} />}
      <Entry href="/sair" icon="signOut" label={t('account.signOut')} />
    </ul>
  );
}

interface EntryProps {
  readonly href: string;
  readonly icon: 'person' | 'card' | 'list' | 'signOut';
  readonly label: string;
}

function Entry({ href, icon, label }: EntryProps) {
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
