/** Merchant key of the browser tests' server. */
export const MERCHANT_KEY = 'the key of the browser tests alone';
export const AS_MERCHANT = { authorization: `Bearer ${MERCHANT_KEY}` };
