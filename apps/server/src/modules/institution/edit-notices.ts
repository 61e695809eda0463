import { languages, type endpoints, type Language } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { activityName } from './activity-name.ts';
import { changePart, readPart, type EditDeps } from './change-document.ts';
import { refuseField } from './field-fault.ts';

const partIn = (language: Language) => ({
  area: 'notices',
  read: (db: Db) => readNotices(db, language),
});

export function getNotices(db: Db): UseCase<typeof endpoints.getNotices> {
  return async (_request, { language }) => ({
    status: 200,
    body: await readPart(db, partIn(language)),
  });
}

export function changeNotices(deps: EditDeps): UseCase<typeof endpoints.changeNotices> {
  return async ({ body }, { person: { loginId }, language }) =>
    changePart(deps, partIn(language), {
      seen: body.versao,
      loginId,
      write: async (trx) => {
        const { avisos } = await readNotices(trx, language);
        const codes = new Set(avisos.map((one) => one.cod_atividade));
        const at = body.avisos.findIndex((one) => !codes.has(one.cod_atividade));
        const unknown = body.avisos[at];
        if (unknown) {
          const field = `avisos.${at}.cod_atividade`;
          return refuseField({ field, fault: 'activity', value: unknown.cod_atividade }, language);
        }
        for (const notice of body.avisos) await writeNotice(trx, notice);
        return null;
      },
    });
}

interface Text {
  readonly titulo: string;
  readonly texto: string;
}

async function readNotices(db: Db, language: Language) {
  const activities = await db.selectFrom('activity').selectAll().orderBy('code').execute();
  const notices = await db.selectFrom('activity_notice').selectAll().execute();
  const avisos = activities.map(({ code, description }) => {
    const of = (written: Language): Text => {
      const row = notices.find((one) => one.activity_code === code && one.language === written);
      return { titulo: row?.title ?? '', texto: row?.body ?? '' };
    };
    const textos = { pt: of('pt'), en: of('en'), es: of('es') };
    return {
      cod_atividade: code,
      textos,
      descricao: activityName({ code, description }, language),
    };
  });
  return { avisos };
}

async function writeNotice(
  trx: Db,
  notice: { readonly cod_atividade: number; readonly textos: Readonly<Record<Language, Text>> },
): Promise<void> {
  const { cod_atividade: activity_code, textos } = notice;
  await trx.deleteFrom('activity_notice').where('activity_code', '=', activity_code).execute();
  const rows = languages.flatMap((language) => {
    const { titulo: title, texto: body } = textos[language];
    return body === '' ? [] : [{ activity_code, language, title, body }];
  });
  if (rows.length > 0) await trx.insertInto('activity_notice').values(rows).execute();
}
