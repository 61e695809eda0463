import { fileURLToPath } from 'node:url';

/** A handful of covers, drawn for the demo network and named by control number. */
export const demoCoversFolder = fileURLToPath(new URL('../../demo-covers', import.meta.url));
