import type { CardWork, RequestDetails } from '@estante/contract';

const mostSubjects = 5;

/** Reads what a catalogue card is made of from the fields of its form; '' for each that is blank. */
export function readDetails(details: RequestDetails) {
  const text = (field: keyof RequestDetails) => String(details[field] ?? '').trim();
  return {
    surname: text('autor_sobrenome'),
    names: text('autor_nome'),
    title: text('titulo'),
    subtitle: text('subtitulo'),
    work: text('tipo_trabalho') as CardWork | '',
    course: text('curso'),
    institution: text('instituicao'),
    advisor: text('orientador'),
    coadvisor: text('coorientador'),
    place: text('local'),
    year: text('ano'),
    isbn: text('isbn'),
    subjects: keywords(text('palavras_chave')),
    total: text('total_paginas'),
    bibliography: text('paginas_bibliografia'),
    isIllustrated: details.ilustracoes === true,
  };
}

export type CardDetails = ReturnType<typeof readDetails>;

/** Subjects that are parted by semicolons, five at most, without their full stops. */
export function keywords(text: string): readonly string[] {
  return text
    .split(';')
    .flatMap((word) => word.trim().replace(/\.$/, '') || [])
    .slice(0, mostSubjects);
}
