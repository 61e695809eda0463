import type { TestApp } from './test-app.ts';
import { untilAllIsRead } from './until-read.ts';

/** Searches find everything that was changed before. */
export async function indexAll({ db, engine, follower }: TestApp): Promise<void> {
  await untilAllIsRead(db, async () => {
    await follower.catchUp();
    return engine.status().position?.split(':')[1] ?? '0';
  });
}
