import { endpoints, redirectGrant } from '@estante/contract';
import type { Client } from '../client.ts';
import { atOnce, crowd, nth, type Arena } from '../crowd.ts';
import { cheapHash } from '../people.ts';
import type { Site } from '../site.ts';

type Reader = { readonly reader: Client; readonly evidence: Arena['evidence'] };

const refresh = (reader: Client, refresh_token: string) =>
  reader.grant('refresh_token', { refresh_token });

/** Refreshes a session from ten tabs at once, over and over; one tab froze and brings the first token again. */
async function tabs({ reader, evidence }: Reader): Promise<readonly string[]> {
  const shown = [reader.refreshToken];
  for (let round = 0; round < 3; round += 1) {
    const replies = await atOnce(10, () => refresh(reader, reader.refreshToken));
    const pairs = replies.flatMap(({ body }) => body ?? []);
    evidence.expectWins(9, 'tabs that go on', pairs.length, 10);
    const next = new Set(pairs.map(({ refresh_token }) => refresh_token));
    evidence.expectWins(9, 'tokens that follow one', next.size, 1);
    if (pairs[0]) reader.use(pairs[0]);
    shown.push(reader.refreshToken);
  }
  const frozen = await refresh(reader, shown[0] ?? '');
  if (frozen.status !== 200) evidence.broken(9, 'a tab that froze was signed out');
  const alive = await reader.call(endpoints.getPerson, {});
  if (alive.status !== 200) evidence.broken(9, 'a reader was signed out');
  return shown;
}

/** Brings an old token back later than any tab could: the session ends for everybody. */
async function replay({ reader, evidence }: Reader, pool: Site['pool'], old: string) {
  await pool.query(
    `update refresh_token set used_at = used_at - interval '1 minute' where session_id in
       (select s.id from session s where s.login_id = $1)`,
    [reader.person.loginId],
  );
  const replies = await atOnce(4, () => refresh(reader, old));
  const newest = await refresh(reader, reader.refreshToken);
  if ([...replies, newest].some(({ status }) => status === 200))
    evidence.broken(9, 'a session outlived the replay of an older token');
}

async function refreshing({ site, evidence, readers }: Arena): Promise<void> {
  const all = await readers(6);
  await Promise.all(
    all.map(async (reader, at) => {
      const [first = ''] = await tabs({ reader, evidence });
      if (at % 2 === 0) await replay({ reader, evidence }, site.pool, first);
    }),
  );
}

/** Brings a desk token, a token for another host and a recovery code 64 times each. */
async function once({ site, evidence, staff, readers }: Arena): Promise<void> {
  const [reader] = await readers(1);
  if (!reader) throw new Error('there is no reader');
  const won = (replies: readonly { readonly status: number }[]) =>
    replies.filter(({ status }) => status === 200).length;

  const token = await reader.call(endpoints.issueLoanToken, { body: {} });
  const body = { token: token.body?.valor ?? '' };
  const desks = await atOnce(crowd, (at) => nth(staff, at).call(endpoints.takeLoanToken, { body }));
  evidence.expectWins(11, 'uses of a loan token', won(desks), 1);

  const redirect = await reader.call(endpoints.issueRedirectToken, {});
  const assertion = redirect.body?.token ?? '';
  const entered = await atOnce(crowd, () => reader.grant(redirectGrant, { assertion }));
  evidence.expectWins(11, 'uses of a redirect token', won(entered), 1);

  const { username } = reader.person;
  await site.pool.query(
    `insert into recovery_code (username, device, code_hash, issued_at) values ($1, '', $2, now())`,
    [username, cheapHash('01234567')],
  );
  const recovery = { code: '01234567', password: 'outra senha bem comprida 7' };
  const call = { params: { user: username }, body: recovery };
  const changed = await atOnce(crowd, () => reader.call(endpoints.recoverPassword, call));
  evidence.expectWins(11, 'uses of a recovery code', won(changed), 1);
}

export async function raceSessions(arena: Arena): Promise<void> {
  await refreshing(arena);
  await once(arena);
}
