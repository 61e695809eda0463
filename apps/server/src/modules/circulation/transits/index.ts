export {
  closeTransits,
  endTransit,
  findComing,
  findTransitOfCopy,
  findTransits,
  sendOff,
  type TransitRow,
} from './transit-repository.ts';
