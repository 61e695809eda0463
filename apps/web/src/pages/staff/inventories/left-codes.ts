/**
 * What was scanned while codes were on their way: of the text by now, what was not sent. A code that was cut in
 * two is left whole; where the text begins otherwise by now, all of it is, as a code counts once.
 */
export function leftCodes(text: string, sent: string): string {
  if (!text.startsWith(sent)) return text;
  const rest = text.slice(sent.length);
  const isCut = /[^\s;,]$/.test(sent) && /^[^\s;,]/.test(rest);
  const begun = isCut ? (/[^\n\r\t;,]*$/.exec(sent)?.[0] ?? '') : '';
  return (begun + rest).replace(/^[\s;,]+/, '');
}
