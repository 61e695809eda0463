import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from './called-provider.ts';
import { registerOidc } from './oidc-routes.ts';
import { registerSaml } from './saml-routes.ts';

/** Registers the addresses that providers send browsers back to, and those that their servers call. */
export function registerProviderRoutes(app: FastifyInstance, deps: RouteDeps): void {
  registerOidc(app, deps);
  registerSaml(app, deps);
}
