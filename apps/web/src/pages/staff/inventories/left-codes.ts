/**
 * Takes the codes scanned while others were being sent: the part of the present text that was not sent. A
 * code cut in two is kept whole; a text with another beginning is kept unchanged, as a code counts once.
 */
export function leftCodes(text: string, sent: string): string {
  if (!text.startsWith(sent)) return text;
  const rest = text.slice(sent.length);
  const isCut = /[^\s;,]$/.test(sent) && /^[^\s;,]/.test(rest);
  const begun = isCut ? (/[^\n\r\t;,]*$/.exec(sent)?.[0] ?? '') : '';
  return (begun + rest).replace(/^[\s;,]+/, '');
}
