import { earlyScript } from './early-script.ts';
import { trustedMarkup, trustedScript } from './trusted-text.ts';

/**
 * Policies that a browser consults before a text becomes markup or a script's address (Trusted Types, W3C).
 */
interface TrustedTypes {
  createPolicy(name: string, rules: object): unknown;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

// Default policy: applied to every text that no other policy has made; no other one may be created.
trustedTypes?.createPolicy('default', {
  createHTML: (text: string) => trustedMarkup(text, earlyScript),
  createScriptURL: (address: string) => trustedScript(address, location.href),
});
