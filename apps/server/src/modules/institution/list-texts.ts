import type { endpoints, Language } from '@estante/contract';
import type { Db, TextSection } from '@estante/database';
import type { Asker, UseCase } from '../../endpoint/use-case.ts';

export function listTexts(db: Db, section: Exclude<TextSection, 'question'>) {
  return async (_request: unknown, { language }: Asker) => {
    const texts = await findTexts(db, section, language);
    return {
      status: 200 as const,
      body: texts.map(({ title, body }) => ({ titulo: title, texto: body })),
    };
  };
}

export function listQuestions(db: Db): UseCase<typeof endpoints.listQuestions> {
  return async (_request, { language }) => {
    const texts = await findTexts(db, 'question', language);
    return {
      status: 200,
      body: texts.map(({ title, body }) => ({ pergunta: title, resposta: body })),
    };
  };
}

/** A section is read whole in one language: a page half in another would help nobody. */
async function findTexts(db: Db, section: TextSection, language: Language) {
  const texts = await db
    .selectFrom('institution_text')
    .select(['language', 'title', 'body'])
    .where('section', '=', section)
    .where('language', 'in', [language, 'pt'])
    .orderBy('position')
    .execute();
  const own = texts.filter((text) => text.language === language);
  return own.length > 0 ? own : texts;
}
