export { endByOidcProvider } from './end-by-provider.ts';
export { beginOidc, endOidc, oidcSignOutAddress } from './sign-in.ts';
export { tryOidc } from './try-oidc.ts';
