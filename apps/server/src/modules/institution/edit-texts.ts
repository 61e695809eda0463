import { languages, type endpoints, type Language, type TextSectionCode } from '@estante/contract';
import type { Db, TextSection } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { changePart, readPart, type EditDeps } from './change-document.ts';

interface Text {
  readonly titulo: string;
  readonly texto: string;
}
type Texts = Readonly<Record<Language, Text[]>>;

const sections: Readonly<Record<TextSectionCode, TextSection>> = {
  secao_1: 'first',
  secao_2: 'second',
  faq: 'question',
  informacoes_gerais: 'general',
};

function partOf(secao: TextSectionCode) {
  const read = async (db: Db) => ({ textos: await readTexts(db, sections[secao]) });
  return { area: `texts/${secao}`, read };
}

export function getTexts(db: Db): UseCase<typeof endpoints.getTexts> {
  return async ({ params }) => ({ status: 200, body: await readPart(db, partOf(params.secao)) });
}

export function changeTexts(deps: EditDeps): UseCase<typeof endpoints.changeTexts> {
  return async ({ params: { secao }, body }, { person: { loginId } }) =>
    changePart(deps, partOf(secao), {
      seen: body.versao,
      loginId,
      write: async (trx) => {
        await writeTexts(trx, sections[secao], body.textos);
        return null;
      },
    });
}

async function readTexts(db: Db, section: TextSection): Promise<Texts> {
  const rows = await db
    .selectFrom('institution_text')
    .select(['language', 'title as titulo', 'body as texto'])
    .where('section', '=', section)
    .orderBy('position')
    .execute();
  const of = (language: Language) =>
    rows.filter((row) => row.language === language).map(({ titulo, texto }) => ({ titulo, texto }));
  return { pt: of('pt'), en: of('en'), es: of('es') };
}

async function writeTexts(trx: Db, section: TextSection, texts: Texts): Promise<void> {
  await trx.deleteFrom('institution_text').where('section', '=', section).execute();
  const rows = languages.flatMap((language) =>
    texts[language].map(({ titulo, texto }, position) => {
      return { section, language, position, title: titulo, body: texto };
    }),
  );
  if (rows.length > 0) await trx.insertInto('institution_text').values(rows).execute();
}
