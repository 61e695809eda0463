export { brCode } from './br-code.ts';
export { getPixCode, issuePixCode } from './issue-pix-code.ts';
export { readPixPayee } from './pix-code.ts';
export { readPixKey } from './pix-key.ts';
export { previewPixKey } from './preview-pix-key.ts';
export { isCnpj } from './taxpayer-number.ts';
