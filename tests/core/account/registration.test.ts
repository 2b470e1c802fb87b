import { describe, expect, it } from 'vitest';
import { credentialsFault, registrationOf } from '../../../src/core/account/registration.ts';

const email = 'meera@example.in';
const password = 'secret1';

describe('creating an account', () => {
  it.each([
    ['Meera', 'Meera', ''],
    ['Meera Anand', 'Meera', 'Anand'],
    ['  Meera   Anand  Sample ', 'Meera', 'Anand Sample'],
  ])('splits the name %o at its spaces', (name, firstName, lastName) => {
    expect(registrationOf({ name, email, password })).toEqual({
      firstName,
      lastName,
      username: 'meera',
      email,
      password,
      phone: '',
      addresses: [],
    });
  });

  it('keeps the spaces of a password and trims those of an email address', () => {
    expect(registrationOf({ name: 'M', email: ` ${email} `, password: ' a b c ' })).toMatchObject({
      email,
      password: ' a b c ',
    });
  });
});

describe('invalid fields', () => {
  const missing = 'Please fill in all required fields.';
  it.each([
    [{ email: '', password: '' }, missing, ['email', 'password']],
    [{ name: '  ', email, password }, missing, ['name']],
    [{ email: 'meera', password }, /whole email/, ['email']],
    [{ email, password: '12345' }, /at least 6/, ['password']],
  ])('%o is refused', (values, message, fields) => {
    expect(credentialsFault(values)).toEqual({ message: expect.stringMatching(message), fields });
  });

  it.each([{ email, password: '123456' }, { email }, { password: '      ' }, { name: 'M', email, password }])(
    '%o is accepted',
    (values) => {
      expect(credentialsFault(values)).toBeNull();
    },
  );
});
