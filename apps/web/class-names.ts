import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${letters}0123456789`;

/**
 * Gives each class a name of four signs, the same in every build, as a class stands in a page hundreds of
 * times. The first sign is a letter, as CSS asks. Two classes that would share a name end the build.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const owners = new Map<string, string>();
  return (name, file) => {
    const owner = `${relative(root, file)} ${name}`;
    const short = shortNameOf(owner);
    const other = owners.get(short) ?? owner;
    if (other !== owner)
      throw new Error(`The classes '${other}' and '${owner}' share a short name.`);
    owners.set(short, owner);
    return short;
  };
}

function shortNameOf(owner: string): string {
  const digest = createHash('sha256').update(owner).digest();
  const [first = 0, ...others] = digest.subarray(0, 4);
  const rest = others.map((byte) => signs[byte % signs.length]);
  return `${letters[first % letters.length]}${rest.join('')}`;
}
