/** Signs that mean something in the cluster's regular expressions. */
const signs = /[.?+*|{}[\]()"\\#@&<>~^$-]/gu;

/** A regular expression for just this text. */
export function literally(text: string): string {
  return text.replace(signs, String.raw`\$&`);
}

/** Pattern for words that begin with another but for one edit: a letter too many, missing, wrong, or two transposed. */
export function begunWithinOneEdit(word: string): string {
  const letters = Array.from(word, literally);
  const ways = letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at).join(''), letters.slice(at + 1)];
    const rest = after.join('');
    const [next, ...others] = after;
    return [
      `${before}${rest}`,
      `${before}.${rest}`,
      `${before}.${letter}${rest}`,
      ...(next === undefined ? [] : [`${before}${next}${letter}${others.join('')}`]),
    ];
  });
  return `(${[...new Set([letters.join(''), ...ways])].join('|')}).*`;
}
