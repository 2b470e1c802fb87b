import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STATE_NAMES } from '../../../src/core/delivery/india.ts';
import { BANDS, findPlace, placeName, stateFault, statesOf } from '../../../src/core/delivery/pin.ts';
import { PIN_COPY } from '../../../src/core/delivery/pin-copy.ts';
import { BORDER_PREFIXES, PIN_PREFIXES } from '../../../src/core/delivery/pin-prefixes.ts';
import { forAll } from '../../support/for-all.ts';

const found = (text: string) => {
  const response = findPlace(text);
  return response.state === 'found' ? { ...response.place, name: placeName(response.place) } : response.message;
};

describe('a PIN code', () => {
  it.each([
    ['560001', 'metro', 'Bengaluru, Karnataka'],
    ['400050', 'metro', 'Mumbai, Maharashtra'],
    ['110001', 'metro', 'Delhi'],
    ['700091', 'metro', 'Kolkata, West Bengal'],
    ['600028', 'metro', 'Chennai, Tamil Nadu'],
    ['500034', 'metro', 'Hyderabad, Telangana'],
    ['411038', 'metro', 'Pune, Maharashtra'],
    ['380015', 'metro', 'Ahmedabad, Gujarat'],
    ['302001', 'city', 'Jaipur, Rajasthan'],
    ['682001', 'city', 'Kochi, Kerala'],
    ['160017', 'city', 'Chandigarh'],
    ['403001', 'city', 'Goa'],
    ['605001', 'city', 'Puducherry'],
    ['834001', 'city', 'Ranchi, Jharkhand'],
    ['842001', 'city', 'Bihar'],
    ['781001', 'city', 'Guwahati, Assam'],
    ['248001', 'city', 'Dehradun, Uttarakhand'],
    ['262401', 'city', 'India'],
    ['786001', 'remote', 'Assam'],
    ['194101', 'remote', 'Ladakh'],
    ['190001', 'remote', 'Jammu and Kashmir'],
    ['737101', 'remote', 'Sikkim'],
    ['744101', 'remote', 'Andaman and Nicobar Islands'],
    ['682555', 'remote', 'Lakshadweep'],
    ['795001', 'remote', 'Manipur'],
    ['799001', 'remote', 'Tripura'],
    ['175131', 'remote', 'Himachal Pradesh'],
  ])('%s is %s: %s', (pin, band, name) => {
    expect(found(pin)).toMatchObject({ pin, band, name });
  });

  it('is accepted with a space in the middle', () => {
    expect(found(' 560 001 ')).toMatchObject({ pin: '560001' });
    expect(found('560-001')).toMatchObject({ pin: '560001' });
  });

  it.each(['', '56', '56000', '5600012', '056001', '56000a', '５６０００１', '-560001e0', '5.6e5'])(
    '"%s" does not have six digits',
    (text) => {
      expect(found(text)).toBe(PIN_COPY.needsSix);
    },
  );

  it.each(['100001', '290001', '350001', '540001', '550001', '650001', '660001', '860001', '890001', '161001'])(
    '%s has an unknown prefix',
    (text) => {
      expect(found(text)).toBe(PIN_COPY.unknown);
    },
  );

  it('of the army gets a message of its own', () => {
    expect(found('900056')).toBe(PIN_COPY.army);
    expect(found('999999')).toBe(PIN_COPY.army);
  });

  it('never throws, and has a band when found', () => {
    forAll(
      [fc.oneof(fc.string(), fc.integer({ min: 0, max: 9_999_999 }).map(String))],
      (text) => {
        const response = findPlace(text);
        if (response.state === 'bad') expect(response.message).not.toBe('');
        else expect(BANDS).toContain(response.place.band);
      },
      1000,
    );
  });
});

describe('the state of a PIN code', () => {
  it('must match the address', () => {
    expect(stateFault({ pin: '302001', state: 'Kerala' })).toBe(
      'PIN code 302001 is in Rajasthan, not in Kerala. Please correct the state or the PIN code.',
    );
    expect(stateFault({ pin: '302001', state: '' })).toContain('is in Rajasthan. Please');
    expect(stateFault({ pin: '302 001', state: ' rajasthan ' })).toBeNull();
  });

  it.each([
    ['396210', ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu']],
    ['160055', ['Chandigarh', 'Punjab']],
    ['247667', ['Uttar Pradesh', 'Uttarakhand']],
    ['533464', ['Andhra Pradesh', 'Puducherry']],
    ['673310', ['Kerala', 'Puducherry']],
    ['605104', ['Tamil Nadu', 'Puducherry']],
    ['507126', ['Telangana', 'Andhra Pradesh']],
  ])('may be any that shares the prefix: %s', (pin, states) => {
    for (const state of states) expect(stateFault({ pin, state }), state).toBeNull();
    expect(stateFault({ pin, state: 'Assam' })).toContain(' or ');
  });

  it('matches the state filled in by the form, for every code of the table', () => {
    for (const [prefix, state] of PIN_PREFIXES) {
      const pin = prefix.padEnd(6, '1');
      const response = findPlace(pin);
      if (response.state === 'bad') throw new Error(`${pin} is no PIN code.`);
      expect(stateFault({ pin, state: response.place.state ?? statesOf(pin)[0] ?? '' }), pin).toBeNull();
      expect(statesOf(pin).length, `${pin} ${state}`).toBeGreaterThan(0);
    }
  });

  it('rejects every other state (control)', () => {
    for (const [prefix] of PIN_PREFIXES) {
      const pin = prefix.padEnd(6, '1');
      const refused = STATE_NAMES.filter((state) => stateFault({ pin, state }) !== null);
      expect(refused.length, pin).toBe(STATE_NAMES.length - statesOf(pin).length);
    }
  });

  it('is in the list of states', () => {
    for (const [prefix, ...states] of BORDER_PREFIXES) {
      expect(states.length, prefix).toBeGreaterThan(1);
      for (const state of states) expect(STATE_NAMES, prefix).toContain(state);
    }
  });
});

describe('the table of prefixes', () => {
  it('has two to five digits in each row, and no city without its state', () => {
    for (const [prefix, state, city] of PIN_PREFIXES) {
      expect(prefix).toMatch(/^[1-8]\d{1,4}$/);
      if (city) expect(state).not.toBe('');
    }
  });

  it('has each prefix once, or adds the city to it', () => {
    const states = new Map<string, string>();
    for (const [prefix, state] of PIN_PREFIXES) {
      expect(states.get(prefix) ?? state, prefix).toBe(state);
      states.set(prefix, state);
    }
  });

  it('covers every state and union territory with post offices', () => {
    const states = new Set(PIN_PREFIXES.map(([, state]) => state).filter(Boolean));
    // Daman and Diu with Dadra and Nagar Haveli share their districts with Gujarat: 36 less one.
    expect(states.size).toBe(35);
  });
});
