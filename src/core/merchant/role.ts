/** Roles of the people of the back office. Pure. */

/** owner: everything. manager: daily business. packer: parcels. editor: what the shop shows. */
export const ROLES = ['owner', 'manager', 'packer', 'editor'] as const;
export type Role = (typeof ROLES)[number];

/** The role of an account by its stored word; null for shoppers. */
export function roleOf(stored: string | null | undefined): Role | null {
  return ROLES.find((role) => role === stored) ?? null;
}
