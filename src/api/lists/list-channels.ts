/** The channels of waiting lists, price alerts and saved carts. Recipients are ids, so that no address stays behind. */
import type { Channel } from '../events/channel.ts';
import type { LetterDeps } from '../events/letter-deps.ts';
import { priceAlertChannel } from './price-alert-channel.ts';
import { savedCartChannel } from './saved-cart-channel.ts';
import { waitingListChannel } from './waiting-list-channel.ts';

export const listChannels = (letters: LetterDeps): Channel[] => [
  waitingListChannel(letters),
  priceAlertChannel(letters),
  savedCartChannel(letters),
];
