/** The lines of one record. */
export interface LineFrame {
  readonly bytes: Buffer;
  readonly position: number;
}

const lineFeed = 0x0a;

/** Cuts the input before each line that begins a record. */
export async function* lineFrames(
  chunks: AsyncIterable<Uint8Array>,
  begins: (line: string, before: string) => boolean,
  maxBytes: number,
): AsyncGenerator<LineFrame> {
  let rest: Buffer = Buffer.alloc(0);
  let lines: Buffer[] = [];
  let [length, position, before] = [0, 0, ''];
  const frame = (): LineFrame => {
    const bytes = Buffer.concat(lines);
    const made = { bytes, position };
    position += bytes.length;
    [lines, length] = [[], 0];
    return made;
  };
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, start)) {
      const line = bytes.subarray(start, end + 1);
      const head = line.toString('latin1', 0, 24).replace(/^\xef\xbb\xbf/, '');
      if (lines.length > 0 && (begins(head, before) || length > maxBytes)) yield frame();
      if (head.trim() !== '') before = head;
      lines.push(line);
      length += line.length;
      start = end + 1;
    }
    rest = bytes.subarray(start);
  }
  const head = rest.toString('latin1', 0, 24);
  if (lines.length > 0 && rest.length > 0 && begins(head, before)) yield frame();
  lines.push(rest);
  yield frame();
}
