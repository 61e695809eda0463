import { endpointQuery } from '../../../api/query.ts';
import { CaptchaFields } from '../../../features/institution-edit/captcha-fields.tsx';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

export function Page() {
  return (
    <StaffTask name="captcha">
      <EditForm<'getCaptcha', string>
        query={endpointQuery('getCaptcha', {})}
        save={(call, { segredo_definido: _known, ...sent }, secret) => {
          const body = secret ? { ...sent, novo_segredo: secret } : sent;
          return call('changeCaptcha', { body });
        }}
      >
        {(captcha, change, secret = '') => (
          <CaptchaFields captcha={captcha} secret={secret} onChange={change} />
        )}
      </EditForm>
    </StaffTask>
  );
}
