/** Every role and every call of the back office: each is answered or refused as RIGHTS says. */
import { describe, expect, it } from 'vitest';
import { MERCHANT_COPY as SAY } from '../../../src/core/merchant/copy.ts';
import { MERCHANT_ENDPOINTS } from '../../../src/core/merchant/endpoints.ts';
import {
  LABEL_FILE,
  MODEL_UPLOADS,
  merchantAttachmentPath,
  merchantInvoicePath,
  PICTURE_UPLOADS,
  PRODUCT_FILE,
  SLIP_FILE,
  SUBSCRIBER_FILE,
  uploadedPicturePath,
} from '../../../src/core/merchant/file-paths.ts';
import { type FileCall, type MerchantCall, mayCall, RIGHTS } from '../../../src/core/merchant/rights.ts';
import { ROLES, type Role } from '../../../src/core/merchant/role.ts';
import { useAccountShop } from '../../support/account-shop.ts';
import { type Browser, openBrowser, openSignedIn, type Reply } from '../../support/browser.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { openStaff, openWithRole } from '../../support/staff.ts';

const FILES: Record<FileCall, { method: string; path: string }> = {
  uploadPicture: { method: 'POST', path: PICTURE_UPLOADS },
  uploadModel: { method: 'POST', path: MODEL_UPLOADS },
  uploadedPicture: { method: 'GET', path: uploadedPicturePath('0'.repeat(64)) },
  exportProducts: { method: 'GET', path: PRODUCT_FILE },
  importProducts: { method: 'POST', path: PRODUCT_FILE },
  exportSubscribers: { method: 'GET', path: SUBSCRIBER_FILE },
  orderInvoice: { method: 'GET', path: merchantInvoicePath(':number') },
  packingSlips: { method: 'GET', path: SLIP_FILE },
  parcelLabels: { method: 'GET', path: LABEL_FILE },
  returnAttachment: { method: 'GET', path: merchantAttachmentPath(':number', ':id') },
};
const { acceptInvitation: _, ...CALLS } = { ...MERCHANT_ENDPOINTS, ...FILES };
const NAMES = Object.keys(CALLS) as MerchantCall[];

/** Makes a call with parameters of nothing that exists, and an empty body: those allowed get 400, 404 or an answer. */
function make({ call }: Pick<Browser, 'call'>, name: MerchantCall): Promise<Reply> {
  const { method, path } = CALLS[name];
  const id = '00000000-0000-4000-8000-000000000000';
  const url = path.replace(/:(\w+)/g, (_, key: string) => ({ number: 'AR-222222222', id })[key] ?? 'NONE');
  return call(method, url, method === 'GET' ? undefined : {});
}
const isRefused = ({ status, json }: Reply, ...messages: string[]) =>
  status === 403 && messages.includes(json?.message ?? '');

describe('the rights of the back office', () => {
  const { app, db } = useAccountShop('postgres');

  it('have a row for every call', () => {
    expect(NAMES.toSorted()).toEqual(Object.keys(RIGHTS).toSorted());
  });

  it.each(ROLES)('of %s are those of the table', async (role) => {
    const person = await openStaff(app(), db(), role);
    const leaks: string[] = [];
    for (const name of NAMES) {
      const refused = isRefused(await make(person, name), SAY.noRight);
      if (refused === mayCall(role, name)) leaks.push(`${name} is ${refused ? 'refused' : 'answered'}`);
    }
    expect(leaks).toEqual([]);
  });

  /** Returns the calls that visitors, shoppers and people without a second factor get an answer to. */
  async function answeredToOthers(): Promise<string[]> {
    await clearTables(db(), 'users');
    const others: Record<string, Pick<Browser, 'call'>> = {
      visitor: openBrowser(app()),
      shopper: await openSignedIn(app()),
    };
    for (const role of ROLES) others[role] = await openWithRole(app(), db(), role);
    const answered: string[] = [];
    for (const [who, browser] of Object.entries(others)) {
      for (const name of NAMES) {
        const messages = [SAY.refused, SAY.noRight, SAY.needsSecondFactor];
        if (!isRefused(await make(browser, name), ...messages)) answered.push(`${who}: ${name}`);
      }
    }
    return answered;
  }
  const LEADING = ['staffMe', 'startSecondFactor', 'confirmSecondFactor', 'enterSecondFactor'];
  const OPEN = ROLES.flatMap((role: Role) => LEADING.map((name) => `${role}: ${name}`));

  it('are none without a role or a second factor', async () => {
    expect((await answeredToOthers()).toSorted()).toEqual(OPEN.toSorted());
  });

  it('would leak if one call were open to a packer (control)', async () => {
    const packer = await openStaff(app(), db(), 'packer');
    const rights = RIGHTS.coupons as Role[];
    rights.push('packer');
    try {
      expect(isRefused(await make(packer, 'coupons'), SAY.noRight)).toBe(false);
    } finally {
      rights.pop();
    }
    expect(isRefused(await make(packer, 'coupons'), SAY.noRight)).toBe(true);
  });

  it('are not lent to another site', async () => {
    const owner = await openStaff(app(), db(), 'owner');
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const ridden: string[] = [];
    for (const name of NAMES) {
      const { method, path } = CALLS[name];
      if (method === 'GET') continue;
      const url = path.replace(/:(\w+)/g, 'NONE');
      const headers = {
        host: 'localhost:4321',
        origin: 'https://evil.example',
        cookie,
        'content-type': 'application/json',
      };
      const { statusCode } = await app().inject({ method: method as 'POST', url, headers, payload: '{}' });
      if (statusCode !== 403) ridden.push(`${name}: ${statusCode}`);
    }
    expect(ridden).toEqual([]);
    // The same call from the shop's own pages is answered (control).
    expect((await owner.call('POST', '/api/merchant/second-factor/codes', {})).status).toBe(200);
  });
});
