import { languageIds, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readSettings } from './settings.ts';

export function getSelfService(db: Db): UseCase<typeof endpoints.getSelfService> {
  return async () => {
    const settings = await readSettings(db);
    return {
      status: 200,
      body: {
        showAuto: settings.selfServiceOn,
        codBibAuto: settings.selfServiceLibrary,
        authAuto: settings.selfServiceAsksPassword,
        idiomaAuto: languageIds[settings.selfServiceLanguage],
      },
    };
  };
}
