/** Configuration models: the options of a product that is made to order, and what a shopper selects of them. */

/** A choice of an option. Image is the caller's type for pictures. */
export type Choice<Image = unknown> = {
  /** In keys and addresses: lower case letters, digits and hyphens. */
  readonly id: string;
  readonly name: string;
  /** The kind of cloth or wood under which choices are listed, such as 'Linen'; '' for none. */
  readonly group: string;
  /** Colour, such as '#6d6a55'; null: none. */
  readonly swatch: string | null;
  /** Its cloth or wood from close up. */
  readonly texture: Image | null;
  /** The piece in it. */
  readonly picture: Image | null;
  /** One line about care; '' for none. */
  readonly care: string;
  /** Martindale rub count; null: not tested. */
  readonly rubs: number | null;
  /** Added to the price, in minor units; may be negative. */
  readonly add: number;
  /** Added to the price in hundredths of a percent of the base price: 6 % is 600. */
  readonly percent: number;
  /** Days until a piece with it is made, when that is longer than the model's. */
  readonly days: number;
  /** Why it cannot be ordered now; null: it can. */
  readonly unavailable: string | null;
};

export type ChoiceOption<Image = unknown> = {
  readonly kind: 'choice';
  readonly id: string;
  readonly name: string;
  readonly choices: readonly Choice<Image>[];
};

/** Sides of a piece that a size option may set. */
export const SIDES = ['width', 'depth', 'height'] as const;
export type Side = (typeof SIDES)[number];

/** A size in whole cm: from, from + step, … to. */
export type SizeOption = {
  readonly kind: 'size';
  readonly id: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** The size of the base price, and the one selected first. */
  readonly at: number;
  /** Minor units for each cm above `at`; below it the price falls. */
  readonly perCm: number;
  /** The side of the piece and of its box that it sets; null: none. */
  readonly side: Side | null;
  /** Kilograms for each cm above `at`. */
  readonly kgPerCm: number;
};

export type Option<Image = unknown> = ChoiceOption<Image> | SizeOption;

/** Choices by id, or sizes above or below a limit in cm (exclusive). */
export type Condition = readonly string[] | { readonly above?: number; readonly below?: number };

/** What is not made: selections that meet every condition, keyed by option. */
export type Exclusion = { readonly when: Readonly<Record<string, Condition>>; readonly reason: string };

export type ConfigurationModel<Image = unknown> = {
  /** Base price in minor units of INR. */
  readonly price: number;
  /** Days until a piece is made. */
  readonly days: number;
  readonly options: readonly Option<Image>[];
  readonly exclusions: readonly Exclusion[];
};

/** A value for each option by id: the id of a choice, or a size in cm as digits. */
export type Selection = Readonly<Record<string, string>>;

export const choiceOf = <Image>(option: ChoiceOption<Image>, value: string | undefined): Choice<Image> | undefined =>
  option.choices.find(({ id }) => id === value);

/** The size that a value states; null when the option does not have it. */
export function sizeOf({ from, to, step }: SizeOption, value: string | undefined): number | null {
  if (!value || !/^[1-9]\d{0,3}$/.test(value)) return null;
  const size = Number(value);
  return size >= from && size <= to && (size - from) % step === 0 ? size : null;
}

/** Whether a value of an option meets a condition. */
function isMet(condition: Condition, value: string | undefined): boolean {
  if (value === undefined) return false;
  if ('includes' in condition) return condition.includes(value);
  const size = Number(value);
  return size > (condition.above ?? Number.NEGATIVE_INFINITY) && size < (condition.below ?? Number.POSITIVE_INFINITY);
}

/** The first exclusion that a selection meets; undefined when it can be made. */
export const exclusionOf = (
  { exclusions }: Pick<ConfigurationModel, 'exclusions'>,
  selection: Selection,
): Exclusion | undefined =>
  exclusions.find(({ when }) =>
    Object.entries(when).every(([option, condition]) => isMet(condition, selection[option])),
  );
