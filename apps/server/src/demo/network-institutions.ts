import type { Db } from '@estante/database';
import { escapeXml } from '@estante/xml';
import type { Clock } from '../platform/clock.ts';
import { keepHarvested } from '../modules/harvester/index.ts';

/** A work as its institution gives it, in Dublin Core. */
interface Work {
  readonly title: string;
  readonly creator: string;
  readonly date: string;
  readonly subject: string;
  readonly isbn?: string;
}

const shared: readonly Work[] = [
  {
    title: 'Grande sertão: veredas',
    creator: 'Rosa, João Guimarães, 1908-1967',
    date: '2019',
    subject: 'Ficção brasileira',
    isbn: '9788535931983',
  },
  {
    title: 'Geografia da fome',
    creator: 'Castro, Josué de, 1908-1973',
    date: '2022',
    subject: 'Fome – Brasil',
  },
];

const institutions = [
  {
    name: 'Universidade das Águas',
    host: 'aguas.example.org',
    works: [
      ...shared,
      {
        title: 'Ictiologia dos rios de planície',
        creator: 'Prado, Lívia',
        date: '2017',
        subject: 'Peixes de água doce',
      },
      {
        title: 'Atlas das várzeas amazônicas',
        creator: 'Nogueira, Celso',
        date: '2011',
        subject: 'Várzeas – Amazônia',
      },
    ],
  },
  {
    name: 'Instituto do Planalto',
    host: 'planalto.example.org',
    works: [
      ...shared,
      {
        title: 'Ventos do cerrado: climatologia',
        creator: 'Teles, Dora',
        date: '2020',
        subject: 'Climatologia',
      },
    ],
  },
] as const;

/** Writes two imaginary institutions with some titles: paused, since nobody answers there. */
export async function writeNetworkInstitutions(trx: Db, clock: Clock): Promise<void> {
  const now = new Date(clock.now().epochMilliseconds);
  for (const { name, host, works } of institutions) {
    const institution = await trx
      .insertInto('network_institution')
      .values({
        name,
        base_url: `https://${host}/oai`,
        title_url: `https://${host}/titulo/{id}`,
        hold_url: `https://${host}/reserva/{id}`,
        is_paused: true,
        state: 'well',
        last_harvest_at: now,
        last_whole_at: now,
        harvested_to: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    // A load that was cut off goes on.
    if (!institution) continue;
    const records = works.map((work, at) => ({
      identifier: `oai:${host}:${at + 1}`,
      datestamp: now,
      isDeleted: false,
      raw: dublinCore(work),
    }));
    await keepHarvested(trx, institution, records);
  }
}

function dublinCore({ title, creator, date, subject, isbn }: Work): string {
  const parts = Object.entries({ title, creator, date, subject, type: 'book', language: 'por' });
  const elements = isbn === undefined ? parts : [...parts, ['identifier', `ISBN ${isbn}`] as const];
  const inside = elements.map(([name, text]) => `<dc:${name}>${escapeXml(text)}</dc:${name}>`);
  return `<oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/">${inside.join('')}</oai_dc:dc>`;
}
