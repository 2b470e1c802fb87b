/** Social sign-in in a popup. */

import { ACCOUNT } from '../../core/account/constants.ts';
import type { Provider } from '../../core/account/providers.ts';
import { readSocialMessage, type SocialOutcome } from './social-message.ts';

const HOST = (import.meta.env.PUBLIC_API_HOST ?? '').replace(/\/+$/, '');

/** Start URL of a social sign-in, in a popup or in place of the page. */
export const socialUrl = (provider: Provider) => `${HOST}/api/auth/auth/${provider}`;

function openPopup(url: string): Window | null {
  const { popupWidthPx: width, popupHeightPx: height } = ACCOUNT;
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return window.open(url, 'aroha-social', `popup,width=${width},height=${height},left=${left},top=${top}`);
}

/** Resolves with the outcome; aborting the signal closes the popup and resolves as closed. */
export function signInWith(provider: Provider, signal: AbortSignal): Promise<SocialOutcome> {
  const url = socialUrl(provider);
  const popup = openPopup(url);
  if (!popup) return Promise.resolve({ state: 'blocked' });
  const origin = new URL(url, window.location.href).origin;
  return new Promise((resolve) => {
    const started = Date.now();
    const done = (outcome: SocialOutcome) => {
      window.removeEventListener('message', onMessage);
      signal.removeEventListener('abort', close);
      clearInterval(timer);
      resolve(outcome);
    };
    function onMessage(event: MessageEvent): void {
      const outcome = readSocialMessage(event, popup as Window, origin);
      if (!outcome) return;
      popup?.close();
      done(outcome);
    }
    function close(): void {
      popup?.close();
      done({ state: 'closed' });
    }
    const timer = setInterval(() => {
      if (popup.closed || Date.now() - started >= ACCOUNT.popupTimeoutMs) done({ state: 'closed' });
    }, ACCOUNT.popupPollMs);
    window.addEventListener('message', onMessage);
    signal.addEventListener('abort', close);
  });
}
