import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { presentLibrary } from './present-library.ts';
import { findCampuses, findLibraries, findServices } from './repository.ts';

export function listServices(db: Db): UseCase<typeof endpoints.listServices> {
  return async (_request, { language }) => ({ status: 200, body: await servicesOf(db, language) });
}

export function getCampusServices(db: Db): UseCase<typeof endpoints.getCampusServices> {
  return async ({ params }, { language }) => {
    const services = await servicesOf(db, language);
    const own = services.find(({ cod_campus }) => cod_campus === params.campus);
    return own ? { status: 200, body: own } : refuse(404, 'NaoEncontrado');
  };
}

export async function servicesOf(db: Db, language: Language) {
  const [campuses, libraries, services] = await Promise.all([
    findCampuses(db, language),
    findLibraries(db, language),
    findServices(db, language),
  ]);
  const told = libraries.map((library) => {
    const service = services.get(library.id);
    const { horario, ...rest } = presentLibrary(library);
    return { ...rest, horario: service?.hours || horario, observacao: service?.note ?? '' };
  });
  return campuses.map(({ id, name }) => ({
    cod_campus: id,
    nome_campus: name,
    bibliotecas: told.filter(({ cod_campus }) => cod_campus === id),
  }));
}
