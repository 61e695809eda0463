import { translatorFor } from '@estante/phrases';
import {
  changeRole,
  createAdministrator,
  listStaffLogins,
  readStatus,
  removeSecondFactor,
  setPassword,
  signOutAll,
  switchCaptchaOff,
  unlockLogin,
  type AdminDeps,
  type AdminOutcome,
} from '../modules/setup/index.ts';
import type { AdminCommand } from './admin-arguments.ts';

export interface Terminal {
  readonly deps: AdminDeps;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  readonly askPassword: () => Promise<string>;
  readonly version: string;
  /** Code that the person who sets the network up must show; null once it has an administrator. */
  readonly setupCode: () => Promise<string | null>;
}

const failed = 1;

/** Does what `npm run admin` was asked for. Returns the exit code. */
export async function runAdminCommand(command: AdminCommand, terminal: Terminal): Promise<number> {
  const t = translatorFor(terminal.deps.language);
  const { deps } = terminal;
  switch (command.kind) {
    case 'status':
      return tellStatus(terminal);
    case 'roles':
      return tellRoles(terminal);
    case 'create': {
      const entry = { ...command, password: await terminal.askPassword() };
      return tell(terminal, await createAdministrator(deps, entry), t('admin.created', command));
    }
    case 'password': {
      const password = await terminal.askPassword();
      const outcome = await setPassword(deps, command.username, password);
      return tell(terminal, outcome, t('admin.passwordSet', command));
    }
    case 'unlock':
      return tell(
        terminal,
        await unlockLogin(deps, command.username),
        t('admin.unlocked', command),
      );
    case 'second-factor':
      return tell(
        terminal,
        await removeSecondFactor(deps, command.username),
        t('admin.secondFactorRemoved', command),
      );
    case 'captcha-off':
      return tell(terminal, await switchCaptchaOff(deps), t('admin.captchaOff'));
    case 'sign-out-all':
      terminal.say(t('admin.signedOut', { count: await signOutAll(deps) }));
      return 0;
    case 'role': {
      const { username, role } = command;
      const sentence = t('admin.roleSet', { username, role: t(`admin.roles.${role}`) });
      return tell(terminal, await changeRole(deps, username, role), sentence);
    }
  }
}

function tell({ deps, say, complain }: Terminal, outcome: AdminOutcome, sentence: string): number {
  const t = translatorFor(deps.language);
  switch (outcome.kind) {
    case 'done':
      say(sentence);
      return 0;
    case 'problem':
      complain(t(`admin.problems.${outcome.problem}`));
      return failed;
    case 'password':
      for (const line of outcome.sentences) complain(line);
      return failed;
  }
}

async function tellStatus({ deps, say, version, setupCode }: Terminal): Promise<number> {
  const t = translatorFor(deps.language);
  const code = await setupCode();
  say(`Estante ${version}`);
  say(t('admin.status', { ...(await readStatus(deps.db)) }));
  if (code !== null) say(t('admin.setupCode', { code }));
  return 0;
}

async function tellRoles({ deps, say }: Terminal): Promise<number> {
  const t = translatorFor(deps.language);
  const logins = await listStaffLogins(deps.db);
  const width = Math.max(0, ...logins.map(({ username }) => username.length));
  for (const { username, role, name, library, isBlocked } of logins) {
    const blocked = isBlocked ? `  ${t('admin.blocked')}` : '';
    say(`${username.padEnd(width)}  ${t(`admin.roles.${role}`)}  ${library}  ${name}${blocked}`);
  }
  if (logins.length === 0) say(t('admin.nobody'));
  return 0;
}
