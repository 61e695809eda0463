export { letOffBalance } from './let-off.ts';
export { receivePayment } from './receive-payment.ts';
export { useCases } from './use-cases.ts';
