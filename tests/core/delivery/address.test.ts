import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress, readAddresses, readMobile, readPin } from '../../../src/core/delivery/address.ts';
import type { Problem } from '../../../src/core/shop/read.ts';
import { forAll } from '../../support/for-all.ts';

describe('a PIN code', () => {
  it.each([
    ['560001', '560001'],
    [' 560 001 ', '560001'],
    ['056001', null],
    ['56000', null],
    ['5600011', null],
    ['56000a', null],
    ['', null],
  ])('%j reads as %j', (text, pin) => {
    expect(readPin(text)).toBe(pin);
  });
});

describe('a mobile number', () => {
  it.each([
    ['9845012345', '+919845012345'],
    ['98450 12345', '+919845012345'],
    ['098450-12345', '+919845012345'],
    ['+91 (98450) 12345', '+919845012345'],
    ['91 9845012345', '+919845012345'],
    ['0091 98450 12345', '+919845012345'],
    ['6000000000', '+916000000000'],
    ['5845012345', null],
    ['984501234', null],
    ['+1 212 555 0100', null],
    ['', null],
  ])('%j reads as %j', (text, number) => {
    expect(readMobile(text)).toBe(number);
  });

  it('is unchanged by a second normalisation', () => {
    forAll([fc.string()], (text) => {
      const number = readMobile(text);
      if (number !== null) expect(readMobile(number)).toBe(number);
    });
    expect(readMobile(readMobile('98450 12345') ?? '')).toBe('+919845012345');
  });
});

const OURS = {
  _id: 'a',
  name: 'Meera Nair',
  line1: '12 Temple Road',
  line2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pin: '560001',
  phone: '+919845012345',
  isDefault: true,
};
const { _id, ...fields } = OURS;
const READ = { id: 'a', ...fields };

describe('an address', () => {
  it.each([
    OURS,
    { address: OURS },
    { data: OURS },
    {
      id: 'a',
      fullName: 'Meera Nair',
      street: '12 Temple Road',
      town: 'Bengaluru',
      province: 'Karnataka',
      pincode: 560001,
      mobile: '098450 12345',
      default: 1,
    },
  ])('of %o is read', (body) => {
    expect(readAddress(body)).toEqual(READ);
  });

  it.each([null, [], 'a', {}, { ...OURS, _id: '' }, { ...OURS, pin: '1' }, { ...OURS, line1: null }])(
    'is null in %o',
    (body) => {
      expect(readAddress(body)).toBeNull();
    },
  );

  it('keeps a foreign phone number unchanged', () => {
    expect(readAddress({ ...OURS, phone: '+1 212 555 0100' })?.phone).toBe('+1 212 555 0100');
  });

  it('that is invalid is dropped, the others stay', () => {
    const problems: Problem[] = [];
    const read = (body: unknown) => readAddresses(body, (problem) => problems.push(problem));
    expect(read({ addresses: [OURS, { city: 'nowhere' }, 7] })).toEqual([READ]);
    expect(problems.map(({ where }) => where)).toEqual(['addresses[1]', 'addresses[2]']);
    expect(read([])).toEqual([]);
    expect(read('none')).toBeNull();
  });

  it('of any JSON is complete or null, never a throw', () => {
    forAll([fc.jsonValue()], (body) => {
      const read = readAddress(body);
      expect(JSON.parse(JSON.stringify(read))).toEqual(read);
      readAddresses(body, () => {});
    });
  });
});
