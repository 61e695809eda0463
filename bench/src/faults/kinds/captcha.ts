import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { activities, webClient } from '@estante/contract';
import { createSafe, secretName } from '@estante/database';
import { password } from '../../circulation/people.ts';
import { backBar, type Fault, type FaultFindings } from '../fault.ts';
import { babble, startOutside, type Manners, type OutsideServer } from '../outside-server.ts';
import { firstSuccess } from '../probes.ts';
import type { Scene } from '../scene.ts';

const head = 'content-type: application/json\r\nconnection: close\r\n';
const vouching = `HTTP/1.1 200 OK\r\n${head}\r\n{"success":true}`;
const failing = `HTTP/1.1 500 No\r\n${head}\r\n{}`;

/** Turns captchas on as the staff's pages of captchas and of features do. */
async function askCaptchas(scene: Scene, isOn: boolean, address: string): Promise<void> {
  const { pool } = scene;
  await pool().query(
    `insert into activity (code, description, enabled) values ($1, 'Captcha', $2)
     on conflict (code) do update set enabled = excluded.enabled`,
    [activities.loginCaptcha, isOn],
  );
  const settings = {
    captchaProvider: 'siteverify',
    captchaVerifyUrl: address,
    captchaSecret: await seal(scene, 's'),
  };
  for (const [key, value] of Object.entries(settings))
    await pool().query(
      `insert into institution_setting (key, value) values ($1, $2)
       on conflict (key) do update set value = excluded.value`,
      [key, JSON.stringify(value)],
    );
}

/** Seals the provider's secret as the application keeps it. */
async function seal({ dataDir }: Scene, secret: string): Promise<string> {
  const key = await readFile(join(dataDir, 'secret.key'), 'utf8');
  return createSafe(key.trim()).seal(Buffer.from(secret), secretName.captcha);
}

async function enter({ server, readers }: Scene, turn: number) {
  const began = performance.now();
  const person = readers[turn % readers.length]?.person;
  const answer = await fetch(`${server.address}/api/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'password',
      client_id: webClient.id,
      client_secret: webClient.secret,
      username: person?.username,
      password,
      recaptcha_token: 'x',
    }),
  });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - began };
}

/** Milliseconds; longer than the application avoids a provider that failed. */
const restOfProvider = 45_000;

async function letInAgain(scene: Scene, since: number): Promise<FaultFindings> {
  const isLetIn = async () => (await enter(scene, 9)).status === 200;
  const back = await firstSuccess(isLetIn, scene.server, restOfProvider);
  if (back === null) return { wrong: ['nobody is let in afterwards'] };
  return { note: `let in again after ${((back - since) / 1000).toFixed(1)} s` };
}

function captchaProvider(manners: Manners): Fault {
  let outside: OutsideServer | null = null;
  return {
    name: `captcha-${manners}`,
    on: ['own'],
    bar: backBar,
    prepare: async (scene) => {
      // After the earlier fault the application may avoid the provider for a while.
      await scene.server.restart({});
      outside = await startOutside((socket, now) => {
        socket.once('data', () => {
          if (now === 'babbles') socket.end(babble);
          else socket.end(now === 'well' ? vouching : failing);
        });
      });
      await askCaptchas(scene, true, `http://127.0.0.1:${outside.port}/siteverify`);
    },
    strike: async (scene) => {
      const well = await enter(scene, 0);
      if (outside) outside.manners = manners;
      const tries = [];
      for (let turn = 0; turn < 8; turn += 1) tries.push(await enter(scene, turn));
      if (outside) outside.manners = 'well';
      const ended = performance.now();
      const worst = Math.round(Math.max(...tries.map(({ ms }) => ms)));
      const last = tries.at(-1)?.ms ?? 0;
      const wrong = [
        ...(well.status === 200 ? [] : [`a good provider: ${well.status}`]),
        ...(worst > 3000 ? [`an answer took ${worst} ms`] : []),
        ...(last > 1000 ? [`nothing breaks the line: the eighth took ${Math.round(last)} ms`] : []),
      ];
      const note = `answered in ${worst} ms at most, at last in ${Math.round(last)}`;
      return {
        ended,
        note,
        wrong,
        ...(manners === 'hangs' && { later: () => letInAgain(scene, ended) }),
      };
    },
    tidy: async (scene) => {
      await askCaptchas(scene, false, '');
      await outside?.[Symbol.asyncDispose]();
    },
  };
}

export const captchaFaults: readonly Fault[] = (['hangs', 'fails', 'babbles'] as const).map(
  captchaProvider,
);
