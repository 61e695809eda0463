import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

prepareZXingModule({ overrides: { locateFile: () => wasm } });

const formats = ['EAN13', 'EAN8', 'UPCA', 'Code39', 'Code128', 'ITF', 'Codabar'] as const;

/** Runs in a worker: answers a picture with the code in it, or null. */
self.addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  void readBarcodes(data, { formats: [...formats], maxNumberOfSymbols: 1 }).then((found) =>
    self.postMessage(found[0]?.text ?? null),
  );
});
