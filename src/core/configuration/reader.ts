/** Reads configuration models from API responses. What cannot be read as a whole is left out, so that no price is wrong. */
import type { Picture } from '../images/picture.ts';
import { readPicture } from '../images/reader.ts';
import { toMinor } from '../shop/money.ts';
import { asNumber, asObject, asText, type Json } from '../shop/read.ts';
import { type Choice, type Condition, type ConfigurationModel, type Exclusion, type Option, SIDES } from './model.ts';

const whole = (value: unknown): number | null => {
  const number = asNumber(value);
  return number !== null && Number.isSafeInteger(number) ? number : null;
};
const minor = (value: unknown): number | null => {
  const major = whole(value);
  return major === null ? null : toMinor(major);
};

function readChoice(value: unknown): Choice<Picture> | null {
  const object = asObject(value);
  const [id, name] = [asText(object?.id), asText(object?.name)];
  const [add, percent] = [minor(object?.add ?? 0), whole(object?.percent ?? 0)];
  if (!object || !id || !name || add === null || percent === null) return null;
  const swatch = asText(object.swatch);
  return {
    ...{ id, name, add, percent },
    group: asText(object.group) ?? '',
    swatch: swatch && /^#[\da-f]{6}$/i.test(swatch) ? swatch : null,
    texture: readPicture(object.texture, name),
    picture: readPicture(object.picture, name),
    care: asText(object.care) ?? '',
    rubs: whole(object.rubs),
    days: whole(object.days) ?? 0,
    unavailable: asText(object.unavailable),
  };
}

function readOption(value: unknown): Option<Picture> | null {
  const object = asObject(value);
  const [id, name] = [asText(object?.id), asText(object?.name)];
  if (!object || !id || !name) return null;
  if (object.kind === 'size') return readSize(object, id, name);
  const choices = Array.isArray(object.choices) ? object.choices.map(readChoice) : [];
  const known = choices.filter((choice) => choice !== null);
  return known.length > 0 && known.length === choices.length ? { kind: 'choice', id, name, choices: known } : null;
}

function readSize(object: Json, id: string, name: string): Option<Picture> | null {
  const [from, to, step, at] = [object.from, object.to, object.step, object.at].map(whole);
  const perCm = minor(object.perCm);
  if (!from || !to || !step || !at || perCm === null) return null;
  const side = SIDES.find((one) => one === object.side) ?? null;
  return { kind: 'size', id, name, from, to, step, at, perCm, side, kgPerCm: asNumber(object.kgPerCm) ?? 0 };
}

function readCondition(value: unknown): Condition | null {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? value : null;
  const object = asObject(value);
  const [above, below] = [whole(object?.above), whole(object?.below)];
  return object && { ...(above !== null && { above }), ...(below !== null && { below }) };
}

function readExclusion(value: unknown): Exclusion | null {
  const object = asObject(value);
  const when = asObject(object?.when);
  const reason = asText(object?.reason);
  if (!when || !reason) return null;
  const conditions = Object.entries(when).map(([option, one]) => [option, readCondition(one)] as const);
  return conditions.every(([, one]) => one !== null)
    ? { when: Object.fromEntries(conditions) as Record<string, Condition>, reason }
    : null;
}

/** Returns the model, or null for a product without one. */
export function readConfiguration(value: unknown): ConfigurationModel<Picture> | null {
  const object = asObject(value);
  const [price, days] = [minor(object?.price), whole(object?.days)];
  if (!object || !price || !days || !Array.isArray(object.options)) return null;
  const options = object.options.map(readOption);
  const exclusions = Array.isArray(object.exclusions) ? object.exclusions.map(readExclusion) : [];
  if (options.length === 0 || [...options, ...exclusions].some((one) => one === null)) return null;
  return { price, days, options: options as Option<Picture>[], exclusions: exclusions as Exclusion[] };
}
