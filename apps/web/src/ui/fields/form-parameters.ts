/** Reads the parameters that a form would send, without its files. */
export function formParameters(form: HTMLFormElement): URLSearchParams {
  const values = [...new FormData(form)];
  return new URLSearchParams(
    values.flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
