import type { Output } from '../../api/api.ts';

export type KioskPatron = Output<'startKioskSession'>;
