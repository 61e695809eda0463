import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { activityName } from './activity-name.ts';
import { isActivityOn } from './get-features.ts';

export function getActivity(db: Db): UseCase<typeof endpoints.getActivity> {
  return async ({ params }, { language }) => {
    const activity = await findActivity(db, params.id);
    if (!activity) return refuse(404, 'NaoEncontrado');
    return {
      status: 200,
      body: {
        cod_atividade: activity.code,
        descricao: activityName(activity, language),
        ativa: await isActivityOn(db, activity.code),
      },
    };
  };
}

export function getActivityNotice(db: Db): UseCase<typeof endpoints.getActivityNotice> {
  return async ({ params }, { language }) => {
    if (!(await findActivity(db, params.id))) return refuse(404, 'NaoEncontrado');
    const notices = await db
      .selectFrom('activity_notice')
      .select(['language', 'title', 'body'])
      .where('activity_code', '=', params.id)
      .where('language', 'in', [language, 'pt'])
      .execute();
    const notice = notices.find((one) => one.language === language) ?? notices[0];
    return { status: 200, body: { titulo: notice?.title ?? '', texto: notice?.body ?? '' } };
  };
}

function findActivity(db: Db, code: number) {
  return db.selectFrom('activity').selectAll().where('code', '=', code).executeTakeFirst();
}
