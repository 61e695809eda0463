import { activities } from '@estante/contract/plain';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loginHref } from '../../app/session/login-address.ts';
import { useActivity } from '../../app/page-config.ts';
import { useSessionState } from '../../app/session/use-session.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { LinksMenu } from '../../ui/menu.tsx';
import styles from './user-menu.module.css';

/** The way in, or for who is signed in what is theirs and the way out. */
export function UserMenu() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const state = useSessionState();
  if (state.kind !== 'signed-in') {
    return (
      <Link href={loginHref(pathname + search)} look="bare" className={styles.enter}>
        <Icon name="person" />
        <span className={styles.word}>{t('login.title')}</span>
      </Link>
    );
  }
  const { nome_pessoa: name } = state.person.user;
  return (
    <LinksMenu label={name.split(' ', 1)[0] ?? name} icon="person">
      <p className={styles.greeting}>
        {t('account.welcome')} <strong>{name}</strong>
      </p>
      <UserLinks />
    </LinksMenu>
  );
}

/** What a signed-in person can go to, as a list. */
export function UserLinks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const hasPersonalArea = useActivity(activities.personalArea);
  return (
    <ul>
      {hasPersonalArea && (
        <li>
          <Link
            href="/meupergamum"
            look="plain"
            aria-current={pathname === '/meupergamum' ? 'page' : undefined}
          >
            <Icon name="card" />
            {t('account.title')}
          </Link>
        </li>
      )}
      <li>
        <Link href="/sair" look="plain">
          <Icon name="signOut" />
          {t('account.signOut')}
        </Link>
      </li>
    </ul>
  );
}
