import type { AttachmentType } from '@estante/contract';

const signatures: readonly (readonly [AttachmentType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** Finds the type of a file by its content, whatever its name says; null for one that is not taken. */
export function attachmentType(content: Buffer): AttachmentType | null {
  const found = signatures.find(([, bytes]) => bytes.every((byte, at) => content[at] === byte));
  if (found) return found[0];
  return isText(content) ? 'text/plain; charset=utf-8' : null;
}

/** UTF-8 (RFC 3629) without control signs but those of lines. */
function isText(content: Buffer): boolean {
  if (content.length === 0) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    // oxlint-disable-next-line no-control-regex -- control signs are what is looked for
    return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text);
  } catch {
    return false;
  }
}
