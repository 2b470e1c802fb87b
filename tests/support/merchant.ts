/** The key that the server of the browser tests takes for the merchant's. */
export const MERCHANT_KEY = 'the key of the browser tests alone';
export const AS_MERCHANT = { authorization: `Bearer ${MERCHANT_KEY}` };
