/**
 * Takes the codes scanned while others were on their way: of the text by now, the part that was not sent. A
 * code that was cut in two is left whole; a text that begins otherwise by now is left as it is, as a code
 * counts once.
 */
export function leftCodes(text: string, sent: string): string {
  if (!text.startsWith(sent)) return text;
  const rest = text.slice(sent.length);
  const isCut = /[^\s;,]$/.test(sent) && /^[^\s;,]/.test(rest);
  const begun = isCut ? (/[^\n\r\t;,]*$/.exec(sent)?.[0] ?? '') : '';
  return (begun + rest).replace(/^[\s;,]+/, '');
}
