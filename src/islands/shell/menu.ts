/** The small-screen menu is a details element; this closes it as people expect. */
export function tameMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu]');
  if (!menu) return;
  const close = () => {
    menu.open = false;
  };
  menu.addEventListener('toggle', () => {
    document.documentElement.style.overflow = menu.open ? 'hidden' : '';
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    close();
    menu.querySelector('summary')?.focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
  window.matchMedia('(min-width: 64rem)').addEventListener('change', close);
  window.addEventListener('pagehide', close);
}
