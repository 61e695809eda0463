/** Stands for `virtual:endpoints` and its two others, and for `virtual:locales`, where tests run without Vite. */
export const table = {};
export const loaders = {};
