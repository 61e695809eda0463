import { looksPageSize as quantidade, type endpoints } from '@estante/contract';
import type { RecordPlace } from '@estante/database';
import { nameIn } from '../../platform/sql/name-in.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { firstNameAndInitial } from '../patrons/index.ts';
import type { PrivacyDeps } from './history.ts';

const places = {
  desk: 'balcao',
  payments: 'pagamentos',
  blocks: 'bloqueios',
  'personal-data': 'dados_pessoais',
  people: 'pessoas',
  'overdue-loans': 'atrasos',
} as const satisfies Readonly<Record<RecordPlace, string>>;

export function listRecordLooks({ db }: PrivacyDeps): UseCase<typeof endpoints.listRecordLooks> {
  return async ({ query: { pagina } }, { person: { personId }, language }) => {
    const own = db.selectFrom('record_look as r').where('r.person_id', '=', personId);
    const [{ total }, rows] = await Promise.all([
      own.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
      own
        .innerJoin('library as b', 'b.id', 'r.library_id')
        .leftJoin('login as l', 'l.id', 'r.login_id')
        .leftJoin('person as p', 'p.id', 'l.person_id')
        .select([
          'p.name',
          nameIn('b', language).as('library'),
          'r.place',
          'r.first_at',
          'r.last_at',
          'r.times',
        ])
        .orderBy('r.last_at', 'desc')
        .orderBy('r.id', 'desc')
        .limit(quantidade)
        .offset((pagina - 1) * quantidade)
        .execute(),
    ]);
    const consultas = rows.map((row) => ({
      nome: row.name ? firstNameAndInitial(row.name) : null,
      desc_biblioteca: row.library,
      onde: places[row.place],
      primeira_em: row.first_at.toISOString(),
      ultima_em: row.last_at.toISOString(),
      vezes: row.times,
    }));
    return { status: 200, body: { total: Number(total), pagina, quantidade, consultas } };
  };
}
