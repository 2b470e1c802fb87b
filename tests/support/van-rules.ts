/** Rules of delivery by van with windows on every day, in every zone. */
import { type DeliveryRules, PLAIN_RULES } from '../../src/core/delivery/rules.ts';

export const VAN_WINDOWS = [
  { id: 'morning', from: '09:00', to: '13:00' },
  { id: 'evening', from: '17:00', to: '20:00' },
];

export const vanRules = (capacity: number): DeliveryRules => ({
  ...PLAIN_RULES,
  classes: [{ id: 'large', name: 'Large', upTo: null, longest: null, by: 'van' }],
  slots: [
    {
      zones: PLAIN_RULES.zones.map(({ id }) => id),
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      windows: VAN_WINDOWS,
      capacity,
    },
  ],
});
