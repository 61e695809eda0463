import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { backBar, type Fault, type FaultFindings } from '../fault.ts';
import { babble, startOutside, type Manners, type OutsideServer } from '../outside-server.ts';
import { cameTrue } from '../postgres-processes.ts';
import type { Scene } from '../scene.ts';

const stamp = '2026-01-02T03:04:05Z';
const titles = ['Rios', 'Mares', 'Lagos'];

const records = titles
  .map(
    (title, at) =>
      `<record><header><identifier>oai:a.example:${at}</identifier><datestamp>${stamp}</datestamp></header>
       <metadata><oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/"
         xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title} de outrora</dc:title>
         <dc:creator>Souza, Ana</dc:creator></oai_dc:dc></metadata></record>`,
  )
  .join('');

const identity = `<Identify><repositoryName>A</repositoryName>
  <granularity>YYYY-MM-DDThh:mm:ssZ</granularity><deletedRecord>no</deletedRecord></Identify>`;

/** Speaks enough OAI-PMH to be harvested: three records on one page. */
function provide(socket: Socket, asked: string): void {
  const verb = asked.includes('verb=Identify') ? identity : `<ListRecords>${records}</ListRecords>`;
  socket.end(
    `HTTP/1.1 200 OK\r\ncontent-type: text/xml\r\nconnection: close\r\n\r\n<?xml version="1.0"?>
     <OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><responseDate>${stamp}</responseDate>
     <request>http://a.example</request>${verb}</OAI-PMH>`,
  );
}

const failing = 'HTTP/1.1 500 No\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** Adds the institution as the staff's page of the network does. */
async function join({ pool }: Scene, port: number): Promise<void> {
  await pool().query(`update search_tab set enabled = true where code = 'rede'`);
  await pool().query(`insert into network_institution (name, base_url) values ('Outra', $1)`, [
    `http://127.0.0.1:${port}/oai`,
  ]);
}

/** Starts a harvest as the button 'harvest' does. */
async function harvest({ pool }: Scene): Promise<void> {
  await pool().query('update network_institution set next_at = now()');
}

async function stateOf({ pool }: Scene): Promise<string> {
  const { rows } = await pool().query<{ state: string }>('select state from network_institution');
  return rows[0]?.state ?? 'gone';
}

/** Milliseconds within which a harvester that looks every 15 seconds has found it. */
const oneLook = 40_000;

interface NetworkSearch {
  readonly ms: number;
  readonly found: number;
}

async function searchNetwork({ server }: Scene): Promise<NetworkSearch> {
  const began = performance.now();
  const answer = await fetch(`${server.address}/api/consulta?base=rede_pergamum&q=outrora`);
  const { total } = (await answer.json()) as { total?: number };
  return { ms: performance.now() - began, found: answer.ok ? (total ?? 0) : 0 };
}

/** Whether the institution was harvested and is found; titles of a removed institution are found for a moment too. */
async function isFound(scene: Scene): Promise<boolean> {
  return (await stateOf(scene)) === 'well' && (await searchNetwork(scene)).found === titles.length;
}

/** Searches five times a second until the expected result comes or `within` milliseconds have passed. */
async function searchUntil(scene: Scene, within: number, hasCome: () => Promise<boolean>) {
  const searches: NetworkSearch[] = [];
  const ends = performance.now() + within;
  while (performance.now() < ends) {
    searches.push(await searchNetwork(scene));
    if (await hasCome()) break;
    await delay(200);
  }
  return searches;
}

/** Milliseconds: the harvester gives a silent provider up after a minute, and the button asks again. */
const oneSilence = 150_000;

async function harvestAgain(scene: Scene, since: number): Promise<FaultFindings> {
  const isWell = async () => {
    await harvest(scene);
    await delay(500);
    return (await stateOf(scene)) === 'well';
  };
  if (!(await cameTrue(isWell, oneSilence))) return { wrong: ['it is never harvested again'] };
  return { note: `harvested again after ${((performance.now() - since) / 1000).toFixed(1)} s` };
}

function networkInstitution(manners: Manners): Fault {
  let outside: OutsideServer | null = null;
  return {
    name: `network-${manners}`,
    on: ['own'],
    bar: backBar,
    prepare: async (scene) => {
      outside = await startOutside((socket, now) => {
        socket.once('data', (part: Buffer) => {
          if (now === 'well') provide(socket, part.toString('latin1'));
          else socket.end(now === 'fails' ? failing : babble);
        });
      });
      await join(scene, outside.port);
      await cameTrue(() => isFound(scene), oneLook);
    },
    strike: async (scene) => {
      const before = await searchNetwork(scene);
      if (outside) outside.manners = manners;
      await harvest(scene);
      // A provider that hangs never reports a request, so one look of the harvester is waited out.
      const isNoted = async () => (await stateOf(scene)) !== 'well';
      const searches = await searchUntil(scene, manners === 'hangs' ? 20_000 : oneLook, isNoted);
      const state = await stateOf(scene);
      if (outside) outside.manners = 'well';
      const ended = performance.now();
      const worst = Math.round(Math.max(...searches.map(({ ms }) => ms)));
      const fewest = Math.min(...searches.map(({ found }) => found));
      const wrong = [
        ...(before.found === titles.length ? [] : [`${before.found} titles found before it`]),
        ...(fewest === titles.length ? [] : [`${fewest} titles found while it lasted`]),
        ...(worst > 3000 ? [`an answer took ${worst} ms`] : []),
        ...(manners !== 'hangs' && state === 'well' ? ['its failure is not noted'] : []),
      ];
      const note = `${searches.length} searches of the network answered in ${worst} ms at most`;
      return { ended, note, wrong, later: () => harvestAgain(scene, ended) };
    },
    tidy: async ({ pool }) => {
      await pool().query('delete from network_institution');
      await pool().query(`update search_tab set enabled = false where code = 'rede'`);
      await outside?.[Symbol.asyncDispose]();
    },
  };
}

export const networkFaults: readonly Fault[] = (['hangs', 'fails', 'babbles'] as const).map(
  networkInstitution,
);
