import { languages, type Language } from '@estante/contract';

/** The language of the terminal by POSIX: LC_ALL, LC_MESSAGES, LANG; English where the application does not have it. */
export function terminalLanguage(env: NodeJS.ProcessEnv): Language {
  const set = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return languages.find((language) => set.toLowerCase().startsWith(language)) ?? 'en';
}
