import type { endpoints, Success } from '@estante/contract';
import { presentName, readingKindOf } from './present-plan.ts';
import type { CountedPlan, CountedReading } from './read-copies.ts';
import type { CourseOfYear } from './read-course.ts';
import type { ListedTitle } from './course-repository.ts';
import { sumCourse } from './sum-course.ts';

type Course = Success<typeof endpoints.getCourse>;
type Plan = Course['planos'][number];
type Reading = Plan['leituras'][number];

/** A course as the wire has it. */
export function presentCourse(found: CourseOfYear): Course {
  const { course, year, semester, library, wanted, plans } = found;
  const sum = sumCourse(plans);
  return {
    departamento: presentName(course.unit),
    curso: presentName(course),
    vagas: course.vacancies,
    ano: year,
    semestre: semester,
    anos: [...course.years],
    biblioteca: library && { codigo: String(library.id), descricao: library.name },
    proporcao: {
      basica: wanted.basic || null,
      complementar: wanted.complementary || null,
      eletronico_atende: wanted.onlineIsEnough,
    },
    resumo: {
      disciplinas: sum.disciplines,
      titulos: sum.titles,
      exemplares: sum.copies,
      disponiveis: sum.free,
      em_falta: sum.lacking,
      fora_do_acervo: sum.uncatalogued,
      atendem: sum.met,
      nao_atendem: sum.unmet,
      sem_vagas: sum.withoutPlaces,
    },
    planos: plans.toSorted(byTermOfCourse).map(presentCounted),
  };
}

/**
 * Order of plans by term of the course, those of no term last; within one by discipline, then in
 * the order of the year.
 */
export function byTermOfCourse({ plan: one }: CountedPlan, { plan: other }: CountedPlan): number {
  return (
    (one.period ?? Infinity) - (other.period ?? Infinity) ||
    one.discipline.name.localeCompare(other.discipline.name, 'pt') ||
    one.semester - other.semester
  );
}

function presentCounted({ plan, readings }: CountedPlan): Plan {
  return {
    cod_plano: plan.id,
    disciplina: presentName(plan.discipline),
    professor: plan.professor && presentName(plan.professor),
    ano: plan.year,
    semestre: plan.semester,
    periodo: plan.period,
    vagas: plan.vacancies,
    leituras: readings.map(presentReading),
  };
}

function presentReading(counted: CountedReading): Reading {
  const { reading, title } = counted;
  return {
    tipo: readingKindOf[reading.kind],
    citacao: reading.citation,
    acervo: title && presentListed(title),
    ha: counted.held,
    exemplares: counted.copies,
    disponiveis: counted.free,
    vagas_por_exemplar: counted.placesPerCopy,
    atende: counted.isMet,
    faltam: counted.missing,
  };
}

function presentListed(title: ListedTitle): NonNullable<Reading['acervo']> {
  return {
    cod_acervo: title.id,
    titulo: fullTitle(title),
    autores: [...title.authors],
    edicao: title.edition,
    editora: title.publisher,
    ano_publicacao: title.year === null ? '' : String(title.year),
    rota: `/acervo/${title.id}`,
  };
}

/** 'Dom Casmurro: romance'. */
export function fullTitle({ title, subtitle, part }: ListedTitle): string {
  const whole = [title, part].filter(Boolean).join('. ');
  return subtitle === '' ? whole : `${whole}: ${subtitle}`;
}
