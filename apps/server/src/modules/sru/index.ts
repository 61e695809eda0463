export { gatewayConfiguration, gatewayDatabase } from './z3950-gateway.ts';
