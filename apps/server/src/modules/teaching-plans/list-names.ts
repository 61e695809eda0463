import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findCoursesPage, findNamesPage } from './name-repository.ts';

export function listCourses(db: Db): UseCase<typeof endpoints.listCourses> {
  return async ({ query }) => {
    const { search_text: text, page, departamento } = query;
    const { total, rows } = await findCoursesPage(db, text, page, departamento);
    const cursos = rows.map(({ code, name, unit }) => ({
      cod_curso: code,
      desc_curso: name,
      desc_departamento: unit,
    }));
    return { status: 200, body: { total, pagina: query.page, cursos } };
  };
}

export function listDisciplines(db: Db): UseCase<typeof endpoints.listDisciplines> {
  return async ({ query }) => {
    const { total, rows } = await findNamesPage(db, 'discipline', query.search_text, query.page);
    const disciplinas = rows.map(({ code, name }) => ({
      cod_disciplina: code,
      desc_disciplina: name,
    }));
    return { status: 200, body: { total, pagina: query.page, disciplinas } };
  };
}

export function listProfessors(db: Db): UseCase<typeof endpoints.listProfessors> {
  return async ({ query }) => {
    const { total, rows } = await findNamesPage(db, 'professor', query.search_text, query.page);
    const professores = rows.map(({ code, name }) => ({
      cod_professor: code,
      nome_professor: name,
    }));
    return { status: 200, body: { total, pagina: query.page, professores } };
  };
}
