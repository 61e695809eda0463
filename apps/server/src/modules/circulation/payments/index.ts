export { receivePayment } from './receive-payment.ts';
export { useCases } from './use-cases.ts';
