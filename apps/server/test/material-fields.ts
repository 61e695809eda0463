import { endpoints } from '@estante/contract';
import { openInProcessEngine } from '@estante/search-engine';
import { expect } from 'vitest';
import { materialRecords } from './material-records.ts';
import { startTestApp } from './start-test-app.ts';

/** A server with archives, acts and standards, and the searches that tests make in it. */
export async function startMaterialFields() {
  const engine = await openInProcessEngine({ snapshotPath: null, workers: 1, onWarning: () => {} });
  const server = await startTestApp({ records: materialRecords, engine });

  const get = (path: string, idioma = '1') =>
    server.app.inject({ url: `/api${path}`, headers: { 'x-idioma': idioma } });

  async function search(guia: string, query = '') {
    const answer = await get(`/consulta?guia=${guia}&${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return endpoints.searchTitles.responses[200].parse(answer.json());
  }

  /** Numbers in the order of the result: reference codes, numbers of acts, numbers of standards. */
  async function numbers(guia: string, query?: string): Promise<string[]> {
    const { acervos } = await search(guia, query);
    return acervos.map(
      ({ arquivo, ato, norma }) =>
        arquivo?.codigo_referencia.replace('BR TESTE ', '') ?? ato?.numero ?? norma?.numero ?? '',
    );
  }

  return { server, get, search, numbers };
}

export type MaterialFields = Awaited<ReturnType<typeof startMaterialFields>>;
