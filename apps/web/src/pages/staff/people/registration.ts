import type { Output } from '../../../api/api.ts';

export type Registration = Output<'listRegistrations'>['cadastros'][number];

export interface RegistrationProps {
  readonly registration: Registration;
}
