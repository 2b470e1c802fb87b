/** Says that a site cannot be rebuilt in place, and why. */
export class NeedsFullBuild extends Error {
  override readonly name = 'NeedsFullBuild';
}
