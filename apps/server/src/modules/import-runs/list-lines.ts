/**
 * Lines of a list of JSON, which a line feed alone ends. Node's `readline` ends them at U+2028 and U+2029 too,
 * which JSON leaves as they are within a text.
 */
export async function* listLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let begun = '';
  for await (const chunk of chunks) {
    const [end = '', ...more] = decoder.decode(chunk, { stream: true }).split('\n');
    begun += end;
    for (const next of more) {
      yield begun;
      begun = next;
    }
  }
  if (begun !== '') yield begun;
}
