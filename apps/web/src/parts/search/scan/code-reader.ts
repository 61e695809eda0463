/** Reads the bar code in a picture of the camera; null if none is found. */
export interface CodeReader {
  readonly read: (video: HTMLVideoElement) => Promise<string | null>;
  readonly close: () => void;
}

/** Formats of bar codes on books (EAN-13 alone) and on copies. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'code_39', 'code_128', 'itf', 'codabar'];

/** Detector of the Barcode Detection API, which some browsers have and TypeScript does not know. */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

/** Opens the browser's own reader if it knows these formats, else a library in a worker. */
export async function openCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  const known = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  if (BarcodeDetector && known && formats.every((format) => known.includes(format))) {
    const detector = new BarcodeDetector({ formats });
    return {
      read: async (video) => (await detector.detect(video))[0]?.rawValue ?? null,
      close: () => undefined,
    };
  }
  return workerReader();
}

/** Pixels of the longer side of a picture that is read. */
const longerSidePixels = 1280;

function workerReader(): CodeReader {
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read: async (video) => {
      const { videoWidth, videoHeight } = video;
      const part = Math.min(1, longerSidePixels / Math.max(videoWidth, videoHeight));
      canvas.width = Math.round(videoWidth * part);
      canvas.height = Math.round(videoHeight * part);
      if (!context || canvas.width === 0) return null;
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const picture = context.getImageData(0, 0, canvas.width, canvas.height);
      return new Promise((resolve, reject) => {
        const told = new AbortController();
        const once = { signal: told.signal, once: true };
        worker.addEventListener(
          'message',
          ({ data }: MessageEvent<string | null>) => {
            told.abort();
            resolve(data);
          },
          once,
        );
        worker.addEventListener(
          'error',
          () => {
            told.abort();
            reject(new Error('the reader of bar codes has failed'));
          },
          once,
        );
        worker.postMessage(picture, [picture.data.buffer]);
      });
    },
    close: () => worker.terminate(),
  };
}
