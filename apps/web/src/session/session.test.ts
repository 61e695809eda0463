import { beforeEach, describe, expect, test } from 'vitest';
import { onPersonChange } from './person-change.ts';
import { testBrowser, testServer, type TestServer } from './test-browser.ts';

let server: TestServer;
let browser: ReturnType<typeof testBrowser>;
beforeEach(() => {
  server = testServer();
  browser = testBrowser(server);
});

const entry = { username: 'ana', password: 'certa', isKept: false };
const kindOf = ({ session }: { session: { read: () => { kind: string } } }) => session.read().kind;

async function signedIn(isKept = false) {
  const tab = browser.open();
  await tab.session.start();
  await tab.session.signIn({ ...entry, isKept });
  return tab;
}

describe('a tab', () => {
  test('begins unknown, and is anonymous where nothing is kept', async () => {
    const tab = browser.open();
    expect(kindOf(tab)).toBe('unknown');
    await tab.session.start();
    expect(kindOf(tab)).toBe('anonymous');
    expect(server.count('getPerson')).toBe(0);
  });

  test('calls with the public token, which all calls and visits share', async () => {
    const tab = browser.open();
    await tab.session.start();
    await Promise.all(Array.from({ length: 10 }, () => tab.call()));
    const later = browser.open();
    await later.session.start();
    await later.call();
    expect(server.state.publicTokens).toBe(1);
  });

  test('gets a fresh public token once where it has ended, apart from a person', async () => {
    const tab = browser.open();
    await tab.session.start();
    await tab.call();
    server.endAccessTokens();
    await Promise.all(Array.from({ length: 10 }, () => tab.call()));
    expect(server.state.publicTokens).toBe(2);
    expect(server.count('refresh_token')).toBe(0);
  });

  test('knows who has signed in, and asks again at each start', async () => {
    const tab = await signedIn();
    expect(tab.session.read()).toMatchObject({ person: { user: { nome_pessoa: 'Ana' } } });
    const reloaded = browser.open(tab.inTab);
    await reloaded.session.start();
    expect(kindOf(reloaded)).toBe('signed-in');
    expect(server.count('getPerson')).toBe(2);
  });

  test.each([true, false])('knows whether its session outlives the browser: %s', async (isKept) => {
    const tab = await signedIn(isKept);
    expect(tab.session.isKept()).toBe(isKept);
    await tab.session.signOut();
    expect(tab.session.isKept()).toBe(false);
  });

  test('of a person who is not welcome gives the session back, and stays as it was', async () => {
    const tab = await signedIn();
    const asked = { ...entry, captcha: 'answer', isWelcome: () => false };
    expect(await tab.session.signIn(asked)).toBe(false);
    expect(server.count('revokeToken')).toBe(1);
    expect(tab.session.read()).toMatchObject({ person: { user: { nome_pessoa: 'Ana' } } });
    await tab.call();
    expect(await tab.session.signIn({ ...asked, isWelcome: () => true })).toBe(true);
    expect(tab.ends).toEqual([]);
  });

  test('goes on by tokens from elsewhere only where its person is welcome', async () => {
    const tab = await signedIn();
    const body = { grant_type: 'password', username: 'ana', password: 'certa' } as const;
    const fresh = await server.send('issueToken', { body: body as never });
    expect(await tab.session.goOnBy(fresh, false, () => false)).toBe(false);
    expect(server.count('revokeToken')).toBe(1);
    expect(tab.session.read()).toMatchObject({ person: { user: { nome_pessoa: 'Ana' } } });
  });

  test('a wrong password changes nothing', async () => {
    const tab = browser.open();
    await tab.session.start();
    const wrong = tab.session.signIn({ ...entry, password: 'errada' });
    await expect(wrong).rejects.toMatchObject({ status: 401, codigo: 'UsuarioOuSenhaIncorreta' });
    expect(kindOf(tab)).toBe('anonymous');
  });

  test('a blocked person does not enter, nor stay', async () => {
    const other = browser.open();
    await other.session.start();
    const tab = await signedIn();
    server.state.isBlocked = true;
    await expect(other.session.signIn(entry)).rejects.toMatchObject({
      codigo: 'ACESSO_BLOQUEADO',
      valores: { context: 'biblioteca' },
    });
    const reloaded = browser.open(tab.inTab);
    await reloaded.session.start();
    expect([kindOf(reloaded), reloaded.ends]).toEqual(['anonymous', ['ACESSO_BLOQUEADO']]);
  });
});

describe('what is kept', () => {
  test('for the session is there in a tab that is opened beside, and not in the browser', async () => {
    const tab = await signedIn();
    const other = browser.open();
    await other.session.start();
    expect(other.session.read()).toMatchObject({ person: { user: { nome_pessoa: 'Ana' } } });
    expect(tab.inTab.getItem('s')).not.toBeNull();
    expect(browser.local.getItem('s')).toBeNull();
    tab.close();
    const reloaded = browser.open(other.inTab);
    await reloaded.session.start();
    expect(kindOf(reloaded)).toBe('signed-in');
  });

  test('for the session is gone with the last of its tabs', async () => {
    const tab = await signedIn();
    tab.close();
    const other = browser.open();
    await other.session.start();
    expect(kindOf(other)).toBe('anonymous');
  });

  test('for the session is gone from every tab that shares it after signing out in one', async () => {
    const tab = await signedIn();
    const other = browser.open();
    await other.session.start();
    await other.session.signOut();
    await expect
      .poll(() => [kindOf(tab), kindOf(other), tab.ends])
      .toEqual(['anonymous', 'anonymous', []]);
    expect([tab.inTab.getItem('s'), other.inTab.getItem('s')]).toEqual([null, null]);
    const later = browser.open();
    await later.session.start();
    expect(kindOf(later)).toBe('anonymous');
  });

  test('shared by tabs is refreshed once for all of them', async () => {
    const tab = await signedIn();
    const other = browser.open();
    await other.session.start();
    server.endAccessTokens();
    await Promise.all([tab.call(), other.call()]);
    server.endAccessTokens();
    await Promise.all([other.call(), tab.call()]);
    expect([server.count('refresh_token'), kindOf(tab), kindOf(other)]).toEqual([
      2,
      'signed-in',
      'signed-in',
    ]);
  });

  test('is asked of no tab that answers: nobody is waited for without end', async () => {
    const tab = await signedIn();
    tab.freeze(true);
    const other = browser.open();
    await other.session.start();
    expect(kindOf(other)).toBe('anonymous');
  });

  test('signed in is there for other tabs, later too', async () => {
    const tab = await signedIn(true);
    expect(tab.inTab.getItem('s')).toBeNull();
    const other = browser.open();
    await other.session.start();
    expect(kindOf(other)).toBe('signed-in');
  });

  test('is gone from both places after signing out, in every tab, and the session is revoked', async () => {
    const tab = await signedIn(true);
    const other = browser.open();
    await other.session.start();
    await tab.session.signOut();
    const both = () => [kindOf(tab), kindOf(other), other.ends];
    await expect.poll(both).toEqual(['anonymous', 'anonymous', []]);
    expect([tab.inTab.getItem('s'), browser.local.getItem('s')]).toEqual([null, null]);
    expect(server.count('revokeToken')).toBe(1);
  });

  test('signing out is done without an answer too', async () => {
    const tab = await signedIn();
    server.state.isAway = true;
    await tab.session.signOut();
    expect(kindOf(tab)).toBe('anonymous');
  });

  test('whoever was signed in stays so while nobody answers', async () => {
    const tab = await signedIn();
    server.state.isAway = true;
    const reloaded = browser.open(tab.inTab);
    await reloaded.session.start();
    expect([kindOf(reloaded), reloaded.ends]).toEqual(['signed-in', []]);
  });
});

describe('when the access token has ended', () => {
  test('ten calls at once refresh it once, and all are answered', async () => {
    const tab = await signedIn();
    server.endAccessTokens();
    await Promise.all(Array.from({ length: 10 }, () => tab.call()));
    expect(server.count('refresh_token')).toBe(1);
    server.endAccessTokens();
    await tab.call();
    expect([server.count('refresh_token'), kindOf(tab)]).toEqual([2, 'signed-in']);
  });

  test.each([true, false])(
    'ten tabs at once refresh it once (kept signed in: %s)',
    async (isKept) => {
      const first = await signedIn(isKept);
      const tabs = [first, ...Array.from({ length: 9 }, () => first.duplicate())];
      await Promise.all(tabs.map(({ session }) => session.start()));
      server.endAccessTokens();
      await Promise.all(tabs.flatMap((tab) => [tab.call(), tab.call()]));
      expect(server.count('refresh_token')).toBe(1);
      server.endAccessTokens();
      await Promise.all(tabs.map((tab) => tab.call()));
      expect(server.count('refresh_token')).toBe(2);
      expect(tabs.map(kindOf)).toEqual(tabs.map(() => 'signed-in'));
      expect(tabs.flatMap(({ ends }) => ends)).toEqual([]);
    },
  );

  test.each([true, false])(
    'a tab that slept asks its siblings first (kept: %s)',
    async (isKept) => {
      const tab = await signedIn(isKept);
      const sleeper = tab.duplicate();
      await sleeper.session.start();
      sleeper.freeze(true);
      for (let time = 0; time < 3; time += 1) {
        server.endAccessTokens();
        await tab.call();
      }
      sleeper.freeze(false);
      await sleeper.call();
      expect([kindOf(sleeper), server.count('refresh_token')]).toEqual(['signed-in', 3]);
    },
  );

  test('and the session too, it is cleared with a warning in every tab, told once', async () => {
    const tab = await signedIn(true);
    const other = browser.open();
    await other.session.start();
    server.endSession('s1');
    server.endAccessTokens();
    await Promise.all([tab.call(), tab.call()]);
    const ends = () => [tab.ends, other.ends];
    await expect.poll(ends).toEqual([['SessaoExpirada'], ['SessaoExpirada']]);
    expect([kindOf(tab), kindOf(other)]).toEqual(['anonymous', 'anonymous']);
    expect(browser.local.getItem('s')).toBeNull();
  });

  test('and nobody answers, the call fails and the session stays', async () => {
    const tab = await signedIn();
    server.endAccessTokens();
    const failing = browser.open(tab.inTab);
    await failing.session.start();
    server.endAccessTokens();
    server.state.isAway = true;
    await expect(failing.call()).rejects.toMatchObject({ status: 0 });
    expect([kindOf(failing), failing.ends]).toEqual(['signed-in', []]);
    server.state.isAway = false;
    await failing.call();
    expect(kindOf(failing)).toBe('signed-in');
  });

  test('somebody else kept signed in meanwhile is not overwritten', async () => {
    const tab = await signedIn(true);
    const other = browser.open();
    await other.session.start();
    await other.session.signIn({ ...entry, isKept: true });
    server.endAccessTokens();
    const theirs = browser.local.getItem('s');
    await tab.call();
    expect(browser.local.getItem('s')).toBe(theirs);
  });
});

describe('who is signed out half way of an act', () => {
  test('is told that the session has ended, and nothing is done', async () => {
    const tab = await signedIn();
    server.endSession('s1');
    server.endAccessTokens();
    await expect(tab.act()).rejects.toMatchObject({ status: 401, codigo: 'SessaoExpirada' });
    expect([kindOf(tab), tab.ends, server.acts]).toEqual(['anonymous', ['SessaoExpirada'], []]);
  });

  test('does it not as whoever signs in meanwhile', async () => {
    const tab = await signedIn();
    server.endAccessTokens();
    const acting = tab.act();
    const entering = tab.session.signOut().then(() => tab.session.signIn(entry));
    await expect(acting).rejects.toMatchObject({ status: 401, codigo: 'SessaoExpirada' });
    await entering;
    expect([kindOf(tab), tab.ends, server.acts]).toEqual(['signed-in', [], []]);
    await tab.act();
    expect(server.acts).toEqual(['s2']);
  });

  test('does it once, and as themselves, where the tokens alone had ended', async () => {
    const tab = await signedIn();
    server.endAccessTokens();
    await Promise.all([tab.act(), tab.call()]);
    expect([server.acts, server.count('refresh_token')]).toEqual([['s1'], 1]);
  });
});

describe('a place that waits for its person', () => {
  const bia = { cod_pessoa: 2, cod_login: 2, nome_pessoa: 'Bia', login: 'bia' };

  /** Opens a tab whose session has run out on a page that keeps what its person was doing. */
  async function interrupted() {
    const tab = await signedIn();
    const letGo = tab.session.keepPlace();
    const changes: (string | null)[] = [];
    onPersonChange(tab.session, (_before, now) => changes.push(now));
    server.endSession('s1');
    server.endAccessTokens();
    return { ...tab, letGo, changes };
  }

  test('stays theirs, and is nobody else’s, once the session has run out', async () => {
    const tab = await interrupted();
    await expect(tab.act()).rejects.toMatchObject({ codigo: 'SessaoExpirada' });
    expect(tab.session.read()).toMatchObject({
      kind: 'interrupted',
      person: { user: { nome_pessoa: 'Ana' } },
    });
    expect([tab.ends, tab.changes]).toEqual([['SessaoExpirada'], []]);
    expect([tab.inTab.getItem('s'), browser.local.getItem('s')]).toEqual([null, null]);
    await tab.session.signIn(entry);
    expect([kindOf(tab), tab.changes]).toEqual(['signed-in', []]);
  });

  test('does what they did last once they have signed in again', async () => {
    const tab = await interrupted();
    let asked = 0;
    const acting = tab.actOfPlace(() => (asked += 1));
    await expect.poll(() => asked).toBe(1);
    expect(server.acts).toEqual([]);
    await tab.session.signIn(entry);
    await acting;
    expect(server.acts).toEqual(['s2']);
  });

  test('does it not in the name of another who signs in', async () => {
    const tab = await interrupted();
    let asked = 0;
    const acting = tab.actOfPlace(() => (asked += 1));
    await expect.poll(() => asked).toBe(1);
    server.state.person = bia;
    const failing = acting.catch((error: unknown) => error);
    await tab.session.signIn(entry);
    expect(await failing).toMatchObject({ codigo: 'SessaoExpirada' });
    expect([server.acts, tab.changes]).toEqual([[], ['bia']]);
  });

  test('is given up as it is left, and by who signs out', async () => {
    const tab = await interrupted();
    await expect(tab.act()).rejects.toMatchObject({ codigo: 'SessaoExpirada' });
    tab.letGo();
    expect([kindOf(tab), tab.changes]).toEqual(['anonymous', [null]]);
    const other = await signedIn();
    other.session.keepPlace();
    await other.session.signOut();
    expect(kindOf(other)).toBe('anonymous');
  });

  test('is none where the session had ended before the page was opened', async () => {
    const tab = await signedIn();
    server.endSession('s1');
    server.endAccessTokens();
    const reloaded = browser.open(tab.inTab);
    reloaded.session.keepPlace();
    await reloaded.session.start();
    expect([kindOf(reloaded), reloaded.ends]).toEqual(['anonymous', ['SessaoExpirada']]);
  });

  test('is none for whoever may not come back by a dialog', async () => {
    server.state.maySignInByDialog = false;
    const tab = await interrupted();
    await expect(tab.act()).rejects.toMatchObject({ codigo: 'SessaoExpirada' });
    expect([kindOf(tab), tab.ends, tab.changes]).toEqual(['anonymous', ['SessaoExpirada'], [null]]);
  });

  test('is none for whoever was blocked', async () => {
    const tab = await signedIn();
    tab.session.keepPlace();
    server.state.isBlocked = true;
    await tab.session.start();
    expect([kindOf(tab), tab.ends]).toEqual(['anonymous', ['ACESSO_BLOQUEADO']]);
  });
});
