import { isAscii } from 'node:buffer';
import { anselBalance } from './ansel-or-latin.ts';
import { hasDesignation } from './marc8.ts';
import { utf8Evidence } from './utf8-evidence.ts';
import { noWeights, type CharsetWeights } from './weights.ts';

/** Balance that decides a single record. */
const beyondDoubt = 4;
/** Records of neither ASCII nor UTF-8 that are all examined; beyond that number, one of eight is. */
const allOf = 2_000;

/** Weighs the records of a file, one after the other, without reading their fields. */
export class CharsetScale {
  #weights = { ...noWeights };
  #legacy = 0;
  isEmpty = true;

  get weights(): CharsetWeights {
    return { ...this.#weights };
  }

  add(bytes: Buffer): void {
    this.isEmpty = false;
    if (isAscii(bytes)) return;
    const { sequences, strays } = utf8Evidence(bytes);
    if (strays === 0) {
      this.#weights.utf8 += 1;
      this.#weights.sequences += sequences;
    } else if (sequences > strays) this.#weights.other += 0.1;
    else this.#addLegacy(bytes);
  }

  #addLegacy(bytes: Buffer): void {
    this.#legacy += 1;
    if (this.#legacy > allOf && this.#legacy % 8 !== 0) return;
    const balance = hasDesignation(bytes) ? beyondDoubt : anselBalance(bytes, '');
    if (balance >= beyondDoubt) this.#weights.ansel += 1;
    else if (balance <= -beyondDoubt) this.#weights.latin += 1;
    else this.#weights.other += 1;
  }
}
