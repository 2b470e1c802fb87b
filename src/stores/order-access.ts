/** Access to the page's order: the link's token, the email address, or only the session. Sent as request headers. */
import { ORDER_EMAIL, ORDER_TOKEN } from '../core/order/endpoints.ts';

export type OrderAccess = { readonly token?: string; readonly email?: string };

let access: OrderAccess = {};

export function setAccess(opened: OrderAccess): void {
  access = opened;
}

export const currentAccess = (): OrderAccess => access;

export function accessHeaders({ token, email }: OrderAccess = access): Record<string, string> {
  return {
    ...(token && { [ORDER_TOKEN]: encodeURIComponent(token) }),
    ...(email && { [ORDER_EMAIL]: encodeURIComponent(email) }),
  };
}
