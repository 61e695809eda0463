import { activities, modules } from '@estante/contract/plain';
import { ApiFailure, createApi, type EndpointName, type Send } from '../api/api.ts';
import { isAuthentication, readToken } from './credentials.ts';
import { createKeptCopy } from '../browser/kept-copy.ts';
import { memoryStorage } from '../browser/memory-storage.ts';
import { publicToken } from './public-token.ts';
import { callsThatWait } from './interruption.ts';
import { createSession } from './session.ts';
import type { SessionEnd } from './session-ending.ts';
import type { TabMessage } from './tabs.ts';

const dialogs = { cod_modulo: modules.readers, cod_atividade: activities.keepModalSession };

/** Makes a token server like ours: access tokens that expire, refresh tokens that are used once. */
export function testServer() {
  const calls: string[] = [];
  /** Sessions by which acts were made, in order. */
  const acts: string[] = [];
  const ana = { cod_pessoa: 1, cod_login: 1, nome_pessoa: 'Ana', login: 'ana' };
  const counts = { sessions: 0, publicTokens: 0 };
  /** Faults of the server; every person who signs in is the same one. */
  const faults = { isAway: false, isBlocked: false };
  const state = { ...counts, ...faults, clock: 1000, maySignInByDialog: true, person: ana };
  const valid = new Set<string>();
  const refreshTokens = new Map<string, string>();
  const ended = new Set<string>();

  const jwt = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`;
  const access = (session: string) => {
    state.clock += 1;
    const token = jwt({ session, iat: state.clock, exp: state.clock + 600, n: calls.length });
    valid.add(token);
    return token;
  };
  const pair = (session: string) => {
    const refresh_token = `${session}-r${state.clock}`;
    refreshTokens.set(refresh_token, session);
    return { access_token: access(session), refresh_token };
  };
  const issue = async (body: Record<string, string>) => {
    calls.push(String(body['grant_type']));
    // Answers come later than everything that is ready now.
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (state.isAway) throw new ApiFailure(0, 'NaoFoiPossivelComunicarServidor');
    switch (body['grant_type']) {
      case 'password':
        if (body['password'] !== 'certa') throw new ApiFailure(401, 'UsuarioOuSenhaIncorreta');
        return pair(`s${(state.sessions += 1)}`);
      case 'refresh_token': {
        const session = refreshTokens.get(body['refresh_token'] ?? '');
        refreshTokens.delete(body['refresh_token'] ?? '');
        if (!session || ended.has(session)) throw new ApiFailure(401, 'SessaoExpirada');
        return pair(session);
      }
      default:
        state.publicTokens += 1;
        return { access_token: access('') };
    }
  };
  const send = async (name: EndpointName, input: object, bearer?: string) => {
    const { body = {} } = input as { body?: Record<string, string> };
    if (name === 'issueToken') return issue(body);
    calls.push(name);
    if (name === 'revokeToken') return {};
    await Promise.resolve();
    if (state.isAway) throw new ApiFailure(0, 'NaoFoiPossivelComunicarServidor');
    if (!bearer || !valid.has(bearer)) throw new ApiFailure(401, 'SessaoExpirada');
    if (name === 'renewLoans') {
      const { session } = readToken(bearer) ?? {};
      if (!session) throw new ApiFailure(401, 'EntradaNecessaria');
      acts.push(session);
    }
    if (name !== 'getPerson') return {};
    return {
      user: state.person,
      authPermissions: state.maySignInByDialog ? [dialogs] : [],
      bloqueio: state.isBlocked,
    };
  };
  return {
    calls,
    acts,
    state,
    send: send as Send,
    /** Ends all access tokens, as ten minutes do. */
    endAccessTokens: () => valid.clear(),
    endSession: (session: string) => void ended.add(session),
    count: (call: string) => calls.filter((one) => one === call).length,
  };
}

export type TestServer = ReturnType<typeof testServer>;

/** Makes a browser with one lock, one channel and one lasting storage for all of its tabs. */
export function testBrowser(server: TestServer) {
  const local = memoryStorage();
  const ears = new Set<{
    readonly hear: (message: TabMessage) => void;
    isFrozen: boolean;
    isMarked: boolean;
  }>();
  let lock: Promise<unknown> = Promise.resolve();

  /** Opens a tab; a duplicated one comes with the session storage of the first. */
  const open = (inTab = memoryStorage()) => {
    const ends: SessionEnd[] = [];
    const ear = { hear: (_message: TabMessage) => {}, isFrozen: false, isMarked: false };
    ears.add(ear);
    const issue = (body: object) =>
      server.send('issueToken', { body: body as never }) as Promise<{
        access_token: string;
        refresh_token?: string;
      }>;
    const kept = (storage: typeof local) =>
      createKeptCopy({ key: 's', isValue: isAuthentication, storage: () => storage });
    const session = createSession({
      copies: { session: kept(inTab), persistent: kept(local) },
      publicToken: publicToken(
        createKeptCopy({ key: 'p', isValue: (v) => typeof v === 'string', storage: () => local }),
        async () => (await issue({ grant_type: 'client_credentials' })).access_token,
        () => server.state.clock * 1000,
      ),
      tabs: {
        alone: (act) => {
          const done = lock.then(act, act);
          lock = done.catch(() => {});
          return done;
        },
        tell: (message) => {
          for (const other of ears) {
            if (other !== ear && !other.isFrozen) setTimeout(() => other.hear(message), 1);
          }
        },
        hear: (listener) => {
          ear.hear = listener;
        },
        mark: (isSignedIn) => void (ear.isMarked = isSignedIn),
        isAnyMarked: async () => [...ears].some((one) => one.isMarked),
      },
      enter: (username, password) => issue({ grant_type: 'password', username, password }),
      refresh: (refresh_token) => issue({ grant_type: 'refresh_token', refresh_token }),
      revoke: (token) => server.send('revokeToken', { body: { token } as never }),
      fetchPerson: (token) => server.send('getPerson', {}, token),
    });
    session.onEnd((why) => ends.push(why));
    const call = createApi(server.send, session);
    return {
      session,
      ends,
      inTab,
      call: () => call('listLogins', {}),
      act: () => call('renewLoans', { body: { emprestimos: 'todos' } }),
      /** Makes a call from a page that keeps what its person was doing. */
      actOfPlace: (ask: () => void) =>
        callsThatWait(call, session, 1, ask)('renewLoans', { body: { emprestimos: 'todos' } }),
      close: () => void ears.delete(ear),
      freeze: (isFrozen: boolean) => void (ear.isFrozen = isFrozen),
      duplicate: () => {
        const copy = memoryStorage();
        const sealed = inTab.getItem('s');
        if (sealed !== null) copy.setItem('s', sealed);
        return open(copy);
      },
    };
  };
  return { open, local };
}
