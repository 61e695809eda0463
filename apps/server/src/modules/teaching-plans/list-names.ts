import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findCoursesPage, findNamesPage } from './name-repository.ts';

export function listCourses(db: Db): UseCase<typeof endpoints.listCourses> {
  return async ({ query }, { language }) => {
    const { search_text: text, page, departamento } = query;
    const { total, rows } = await findCoursesPage(db, { text, page, language }, departamento);
    const cursos = rows.map(({ code, name, unit }) => ({
      cod_curso: code,
      desc_curso: name,
      desc_departamento: unit,
    }));
    return { status: 200, body: { total, pagina: query.page, cursos } };
  };
}

export function listDisciplines(db: Db): UseCase<typeof endpoints.listDisciplines> {
  return async ({ query }, { language }) => {
    const asked = { text: query.search_text, page: query.page, language };
    const { total, rows } = await findNamesPage(db, 'discipline', asked);
    const disciplinas = rows.map(({ code, name }) => ({
      cod_disciplina: code,
      desc_disciplina: name,
    }));
    return { status: 200, body: { total, pagina: query.page, disciplinas } };
  };
}

export function listProfessors(db: Db): UseCase<typeof endpoints.listProfessors> {
  return async ({ query }, { language }) => {
    const asked = { text: query.search_text, page: query.page, language };
    const { total, rows } = await findNamesPage(db, 'professor', asked);
    const professores = rows.map(({ code, name }) => ({
      cod_professor: code,
      nome_professor: name,
    }));
    return { status: 200, body: { total, pagina: query.page, professores } };
  };
}
