/** Texts of the back office's frame. */

export const OFFICE_COPY = {
  title: 'Back office',
  nav: 'Back office',
  toShop: 'See the shop',
  noScript: 'The back office needs JavaScript.',
  loading: 'Loading the back office',
  signOut: 'Sign out',
  pages: { today: 'Today', products: 'Products', product: 'Product' },
  roles: { owner: 'Owner', manager: 'Manager', packer: 'Packer', editor: 'Editor' },
  visitor: 'For the people who run this shop',
  visitorHint: 'Sign in with the account that the shop has given a role.',
  signIn: 'Sign in',
  refused: 'This account has no role in the back office',
  refusedHint: 'Ask an owner of the shop to invite this address, or sign in with another account.',
  noRight: 'Your role does not include this page',
  noRightHint: 'An owner of the shop can change your role.',
  unreached: 'The shop is not answering',
  unreachedHint: 'Nothing is lost. Try again in a moment.',
  failed: 'This could not be loaded.',
  saving: 'Saving …',
} as const;
