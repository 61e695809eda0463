export { openSip2Server } from './open-sip2-server.ts';
export { useCases } from './terminals/use-cases.ts';
