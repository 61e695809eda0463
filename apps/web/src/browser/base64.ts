/** Encodes a file, or a part of one, in base 64 (RFC 4648). */
export function base64Of(bytes: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? result.replace(/^[^,]*,/, '') : '');
    });
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('the file cannot be read')),
    );
    reader.readAsDataURL(bytes);
  });
}
