import type { Input } from '../../api/api.ts';

export const textFields = [
  'codigo',
  'instituicao',
  'sigla',
  'campus',
  'biblioteca',
  'sigla_biblioteca',
  'nome',
  'email',
  'usuario',
  'senha',
] as const;
export type SetupField = (typeof textFields)[number];

/** Reads the form as it is sent. */
export function readSetup(form: HTMLFormElement): Input<'setUp'>['body'] {
  const data = new FormData(form);
  const textOf = (name: SetupField) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const texts = Object.fromEntries(textFields.map((name) => [name, textOf(name)]));
  const checked = { regras: data.has('regras'), feriados: data.has('feriados') };
  return { ...(texts as Record<SetupField, string>), ...checked };
}
