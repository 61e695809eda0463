import { connect } from '@estante/database';
import { createApplicationFolder } from '@estante/test-support';
import { expect, test } from 'vitest';
import { startMailServer } from '../../test/mail-server.ts';
import { writeNetwork } from '../../test/network.ts';
import { writePeople } from '../../test/people.ts';

const recover = (address: string) =>
  fetch(`${address}/api/pessoas/ana/recuperar-senha`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  });

test('an application on trial answers, sends nothing and does no work by itself; without it all goes on', async () => {
  await using folder = await createApplicationFolder('test database');
  const connection = connect({ connectionString: folder.connectionString ?? '' });
  await writeNetwork(connection.db);
  await writePeople(connection.db);
  const mail = await startMailServer();
  const settings = { SMTP_URL: mail.address, SIP2_PORT: '0' };
  const jobs = async () => {
    const { rows } = await connection.pool.query<{ state: string }>(
      `select distinct state::text from pgboss.job where name = 'read-stored-records'`,
    );
    return rows.map(({ state }) => state);
  };
  {
    await using trial = await folder.start({ ...settings, TRIAL: 'true' });
    expect(trial.output()).toContain('TRIAL is set');
    expect(trial.output()).not.toContain('SIP2 is served');
    expect((await recover(trial.address)).status).toBe(200);
    const waiting = await connection.pool.query('select from outgoing_mail');
    expect(waiting.rowCount).toBe(1);
    // Longer than a round of the sender and of the queue.
    await new Promise((resolve) => setTimeout(resolve, 6000));
    expect(mail.messages).toEqual([]);
    expect(await jobs()).toEqual([]);
  }
  await using live = await folder.start(settings);
  expect(live.output()).toContain('SIP2 is served');
  await expect.poll(() => mail.messages, { timeout: 20_000 }).toHaveLength(1);
  await expect.poll(jobs, { timeout: 20_000 }).toContain('completed');
  await live.stop();
  await mail.close();
  await connection.close();
});
