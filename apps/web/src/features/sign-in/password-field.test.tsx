import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InEnglish } from '../../languages/test-book.tsx';
import { PasswordField } from './password-field.tsx';

test.each(['current-password', 'new-password'] as const)(
  'a %s is hidden as it is typed, and may be pasted and filled in by a password manager',
  (autoComplete) => {
    const markup = renderToString(
      <InEnglish>
        <PasswordField label="Senha" name="senha" autoComplete={autoComplete} />
      </InEnglish>,
    );
    const [box = ''] = /<input[^>]*>/.exec(markup) ?? [];
    expect(box).toContain('type="password"');
    expect(box.toLowerCase()).toContain(`autocomplete="${autoComplete}"`);
    // Long enough for the hundred characters and more that password managers make.
    expect(box.toLowerCase()).toContain('maxlength="1000"');
    expect(box).not.toMatch(/readonly|onpaste/i);
  },
);
