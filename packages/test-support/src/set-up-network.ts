import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Login of the administrator of the networks of tests and benches. */
export const administrator = { username: 'administradora', password: 'uma senha bem comprida' };

/**
 * Sets up an application that nobody administers, as its first administrator does, by the code in its
 * data folder; leaves one that is set up as it is.
 */
export async function setUpNetwork(address: string, dataDir: string): Promise<void> {
  const code = await readFile(join(dataDir, 'setup-code'), 'utf8').catch(() => null);
  if (code === null) return;
  const answer = await fetch(`${address}/api/instalacao`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      codigo: code,
      instituicao: 'Universidade',
      sigla: 'U',
      campus: 'Sede',
      biblioteca: 'Biblioteca Inicial',
      sigla_biblioteca: 'INICIAL',
      nome: 'Ada Ministra',
      email: 'ada@example.org',
      usuario: administrator.username,
      senha: administrator.password,
      regras: true,
      feriados: false,
    }),
  });
  // 409: somebody has done it since the file was written.
  if (!answer.ok && answer.status !== 409) throw new Error(await answer.text());
}
