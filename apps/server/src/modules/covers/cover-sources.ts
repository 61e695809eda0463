import type { endpoints, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { OutsideServers } from '../../platform/outside/outside-server.ts';
import {
  changePart,
  findUnknown,
  readPart,
  readSettings,
  refuseField,
  writeSettings,
  type EditDeps,
} from '../institution/index.ts';

type Document = Omit<Success<typeof endpoints.getCoverSources>, 'versao'>;
type Change = Parameters<UseCase<typeof endpoints.changeCoverSources>>[0]['body'];

/** Sources of covers, as far as staff decide on them: how far the fetching has come is no change of theirs. */
const part = {
  area: 'cover-sources',
  read: readDocument,
  trace: async (db: Db) => {
    const { fontes, ligada, documentos, servidores } = await readDocument(db);
    return {
      ligada,
      documentos,
      servidores,
      fontes: fontes.map((one) => ({ ...one, estado: null })),
    };
  },
};

export function getCoverSources(db: Db): UseCase<typeof endpoints.getCoverSources> {
  return async () => ({ status: 200, body: await readPart(db, part) });
}

interface SourceEditDeps extends EditDeps {
  readonly outsideServers: Pick<OutsideServers, 'mayAsk'>;
}

export function changeCoverSources(
  deps: SourceEditDeps,
): UseCase<typeof endpoints.changeCoverSources> {
  return async ({ body }, { person: { loginId }, language }) =>
    changePart(deps, part, {
      seen: body.versao,
      loginId,
      write: async (trx) => {
        const rows = await trx.selectFrom('cover_source').select('id').execute();
        const known = new Set(rows.map(({ id }) => id));
        const unknown = findUnknown(body.fontes, ({ cod_fonte }) => cod_fonte, known);
        if (unknown) {
          const field = `fontes.${unknown.at}.cod_fonte`;
          return refuseField({ field, fault: 'source', value: unknown.key }, language);
        }
        const at = body.fontes.findIndex(({ endereco }) => !mayAsk(deps, endereco));
        if (at >= 0) {
          const value = new URL(body.fontes[at]?.endereco ?? '').host;
          return refuseField(
            { field: `fontes.${at}.endereco`, fault: 'notPublic', value },
            language,
          );
        }
        await write(trx, body);
        return null;
      },
    });
}

/** Whether such addresses may be asked for, as far as the host tells; by http too. */
function mayAsk({ outsideServers }: SourceEditDeps, pattern: string): boolean {
  const url = new URL(pattern);
  url.protocol = 'https:';
  return outsideServers.mayAsk(url);
}

async function write(trx: Db, { ligada, documentos, servidores, fontes }: Change): Promise<void> {
  await writeSettings(trx, [
    ['coversFetched', ligada],
    ['coversOfDocuments', documentos],
    ['documentHosts', [...new Set(servidores)]],
  ]);
  const kept = fontes.flatMap(({ cod_fonte }) => cod_fonte ?? []);
  await trx
    .deleteFrom('cover_source')
    .$if(kept.length > 0, (q) => q.where('id', 'not in', kept))
    .execute();
  for (const [position, { cod_fonte: id, ...one }] of fontes.entries()) {
    const row = {
      position,
      name: one.nome,
      pattern: one.endereco,
      json_path: one.caminho,
      page: one.pagina,
      is_on: one.ligada,
      pause: one.pausa,
    };
    await (id === null
      ? trx.insertInto('cover_source').values(row).execute()
      : trx.updateTable('cover_source').set(row).where('id', '=', id).execute());
  }
}

interface SourceRow {
  readonly cod_fonte: number;
  readonly nome: string;
  readonly endereco: string;
  readonly caminho: string;
  readonly pagina: string;
  readonly ligada: boolean;
  readonly pausa: number;
  readonly askedAt: Date | null;
  readonly restsUntil: Date | null;
  readonly found: number;
  readonly none: number;
  readonly failed: number;
}

async function readDocument(db: Db): Promise<Document> {
  const settings = await readSettings(db);
  const { rows } = await sql<SourceRow>`
    select s.id as cod_fonte, s.name as nome, s.pattern as endereco, s.json_path as caminho,
      s.page as pagina, s.is_on as ligada, s.pause as pausa, s.asked_at as "askedAt",
      case when s.rests_until > now() then s.rests_until end as "restsUntil", l.* from cover_source s,
      lateral (select count(*) filter (where outcome = 'found')::integer as found,
        count(*) filter (where outcome = 'none')::integer as none,
        count(*) filter (where outcome in ('failed', 'no-picture'))::integer as failed
        from cover_lookup where source_id = s.id) l
    order by s.position, s.id`.execute(db);
  return {
    ligada: settings.coversFetched,
    documentos: settings.coversOfDocuments,
    servidores: settings.documentHosts,
    fontes: rows.map(({ askedAt, restsUntil, found, none, failed, ...source }) => ({
      ...source,
      estado: {
        achadas: found,
        sem_capa: none,
        falhas: failed,
        perguntada_em: askedAt?.toISOString() ?? null,
        descansa_ate: restsUntil?.toISOString() ?? null,
      },
    })),
    ...(await countCovers(db)),
  };
}

/** Titles are counted by their indexes, which takes a fifth of reading them. */
async function countCovers(db: Db) {
  const { rows } = await sql<Pick<Document, 'sem_capa' | 'buscadas' | 'de_documentos'>>`
    select ((select count(*) from title)
        - (select count(*) from title where withdrawn_at is not null)
        - count(*))::integer as sem_capa,
      count(*) filter (where c.origin = 'fetched')::integer as buscadas,
      count(*) filter (where c.origin = 'document')::integer as de_documentos
    from cover c join title t on t.id = c.title_id where t.withdrawn_at is null`.execute(db);
  return rows[0] ?? { sem_capa: 0, buscadas: 0, de_documentos: 0 };
}
