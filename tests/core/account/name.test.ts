import { describe, expect, it } from 'vitest';
import { addressBody } from '../../../src/core/account/address-shapes.ts';
import { nameFault } from '../../../src/core/account/name.ts';
import { NAME_API_COPY, NAME_COPY } from '../../../src/core/account/name-copy.ts';
import { credentialsFault } from '../../../src/core/account/registration.ts';
import { addressFaults, contactFaults } from '../../../src/core/checkout/faults.ts';
import { orderBody } from '../../../src/core/order/order-body.ts';
import { EMPTY_REVIEW, reviewFaults } from '../../../src/core/product/review.ts';
import { CONTRACT } from '../../../src/core/shop/contract.ts';

const LINK = 'Visit evil.com now';
const CONTACT = { name: 'Meera Rao', email: 'meera@example.com', phone: '98450 12345' };
const ADDRESS = { name: '', line1: '14 Sample Lane', line2: '', city: 'Bengaluru', state: 'Karnataka', pin: '560038' };

describe('a name', () => {
  it.each([
    'Meera Rao',
    "Mary O'Brien-D’Souza",
    'Dr. A.P.J. Abdul Kalam',
    'Dr.Rao',
    'M.K. Stalin',
    'St.John',
    'M/s Rao & Sons',
    'M/s. Rao & Co.',
    'c/o Mrs. Iyer',
    'Flat 4/2',
    'H.No.5-9/2.A',
    'Sy.No.12/3',
    'No.12, 2nd Floor, J.P.Nagar',
    'Opp.to Bus Stand, Nr.City Mall',
    'Shop @ MG Road',
    'मीरा राव',
    'മീര ന്\u200dറെ',
    'মীরা রায়',
    '山田太郎',
    'José Peña',
    '',
  ])('such as %j is valid', (name) => {
    expect(nameFault(name)).toBeNull();
  });

  it.each([
    'https://evil.example',
    'hxxp://evil.example',
    'Meera www.evil.example',
    'evil.com',
    'Win at evil.in!',
    'bit.ly/x',
    'cheap.zone/now',
    'ｅｖｉｌ．ｃｏｍ',
    'evil。com',
    'me@evil.example',
  ])('such as %j is rejected as a link', (name) => {
    expect(nameFault(name)).toBe(NAME_COPY.link);
  });

  it.each(['Meera\nRao', 'Meera\u0000', 'Meera\u202Eoar', 'Me\u200Bera', 'Me\u2028era'])(
    'such as %j is rejected',
    (name) => {
      expect(nameFault(name)).toBe(NAME_COPY.hidden);
    },
  );
});

describe('every schema and form with a name', () => {
  const order = (contact: object, address: object) => ({
    lines: [{ sku: 'A', quantity: 1 }],
    total: 1,
    payment: 'cod',
    contact: { ...CONTACT, ...contact },
    address: { ...ADDRESS, ...address },
  });
  const register = { firstName: 'A', email: 'a@example.com', password: 'long enough' };
  const account = { ...ADDRESS, name: 'A', phone: CONTACT.phone };
  it.each([
    ['order contact', orderBody, (name: string) => order({ name }, {})],
    ['order receiver', orderBody, (name: string) => order({}, { name })],
    ['order street', orderBody, (line1: string) => order({}, { line1 })],
    ['order area', orderBody, (line2: string) => order({}, { line2 })],
    ['order town', orderBody, (city: string) => order({}, { city })],
    ['saved address', addressBody, (line1: string) => ({ ...account, line1 })],
    ['registration', CONTRACT.register.body, (firstName: string) => ({ ...register, firstName })],
    ['registration, last name', CONTRACT.register.body, (lastName: string) => ({ ...register, lastName })],
    ['profile', CONTRACT.changeMe.body, (firstName: string) => ({ firstName })],
    ['review', CONTRACT.addReview.body, (name: string) => ({ rating: 5, text: 'Good.', name })],
    ['contact form', CONTRACT.contact.body, (name: string) => ({ name, email: 'a@example.com', consent: true })],
  ])('rejects a link: %s', (_, schema, body) => {
    expect(schema.safeParse(body('Meera')).error).toBeUndefined();
    expect(schema.safeParse(body(LINK)).error?.issues[0]?.message).toBe(NAME_API_COPY.link);
  });

  it('reports the fault at the field', () => {
    expect(contactFaults({ ...CONTACT, name: LINK })).toMatchObject([{ field: 'name', message: NAME_COPY.link }]);
    const address = { ...ADDRESS, phone: '' };
    expect(addressFaults({ ...address, line2: LINK }, false)).toMatchObject([
      { field: 'line2', message: NAME_COPY.link },
    ]);
    expect(credentialsFault({ name: LINK, email: 'a@example.com', password: 'long enough' })).toEqual({
      message: NAME_COPY.link,
      fields: ['name'],
    });
    expect(reviewFaults({ ...EMPTY_REVIEW, rating: 5, text: 'Good.', name: LINK })).toEqual({ name: NAME_COPY.link });
  });
});
