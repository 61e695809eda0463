import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { backBar, type Fault, type FaultFindings } from '../fault.ts';
import { babble, startOutside, type Manners, type OutsideServer } from '../outside-server.ts';
import { cameTrue } from '../postgres-processes.ts';
import type { Scene } from '../scene.ts';

/** Speaks enough SMTP (RFC 5321) to take letters. */
function takeLetters(socket: Socket, delivered: () => void): void {
  let isLetter = false;
  socket.write('220 mail.example\r\n');
  socket.on('data', (part: Buffer) => {
    for (const line of part.toString('latin1').split('\r\n').slice(0, -1)) {
      if (isLetter && line !== '.') continue;
      if (isLetter) delivered();
      isLetter = /^DATA/i.test(line);
      socket.write(isLetter ? '354 go on\r\n' : '250 ok\r\n');
    }
  });
}

async function lettersKept({ pool }: Scene): Promise<number> {
  const { rows } = await pool().query<{ kept: number }>(
    'select count(*)::integer as kept from outgoing_mail',
  );
  return rows[0]?.kept ?? 0;
}

/** Asks for a recovery code for each of some readers. Returns the longest wait for an answer. */
async function forgetPasswords({ server, readers }: Scene, from: number, count: number) {
  const times: number[] = [];
  let letters = 0;
  for (const { person } of readers.slice(from, from + count)) {
    const began = performance.now();
    const answer = await fetch(`${server.address}/api/pessoas/${person.username}/recuperar-senha`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    if (answer.status === 200) letters += 1;
  }
  return { worst: Math.max(...times), letters };
}

async function firstSent(since: number, hasSent: () => boolean): Promise<FaultFindings> {
  if (!(await cameTrue(hasSent, 15_000))) return { note: 'none sent within 15 s' };
  return { note: `the first sent after ${((performance.now() - since) / 1000).toFixed(1)} s` };
}

const perFault = 6;

function mailServer(manners: Manners, turn: number): Fault {
  let outside: OutsideServer | null = null;
  let delivered = 0;
  return {
    name: `mail-${manners}`,
    on: ['own'],
    bar: backBar,
    prepare: async ({ server }) => {
      outside = await startOutside((socket, now) => {
        if (now === 'well') takeLetters(socket, () => (delivered += 1));
        else socket.end(now === 'fails' ? '451 try later\r\n' : babble);
      });
      await server.restart({ SMTP_URL: `smtp://127.0.0.1:${outside.port}` });
    },
    strike: async (scene, seconds) => {
      if (outside) outside.manners = manners;
      const before = await lettersKept(scene);
      const { worst, letters } = await forgetPasswords(scene, turn * perFault, perFault);
      await delay(seconds * 1000);
      const kept = (await lettersKept(scene)) - before;
      if (outside) outside.manners = 'well';
      const ended = performance.now();
      const wrong = [
        ...(kept + delivered < letters ? [`${letters - kept - delivered} letters lost`] : []),
        ...(worst > 3000 ? [`an answer took ${Math.round(worst)} ms`] : []),
      ];
      const note = `${letters} letters asked for, answered in ${Math.round(worst)} ms at most`;
      return { ended, note, wrong, later: () => firstSent(ended, () => delivered > 0) };
    },
    tidy: async ({ server }) => {
      await server.restart({});
      await outside?.[Symbol.asyncDispose]();
    },
  };
}

export const mailFaults: readonly Fault[] = (['hangs', 'fails', 'babbles'] as const).map(
  mailServer,
);
