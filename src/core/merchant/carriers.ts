/** Names of the shop's carriers, as the back office suggests them. */
import { asObject, textList } from '../shop/read.ts';

export const readCarriers = (body: unknown): readonly string[] => textList(asObject(body)?.carriers);
