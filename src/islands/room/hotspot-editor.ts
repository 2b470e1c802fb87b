/** Hotspot editor (dev only): a click on a picture becomes a line for the room's file. */
type Spot = { readonly product: string; readonly x: number; readonly y: number; readonly usd?: number | null };

const lineOf = ({ product, x, y, usd }: Spot) =>
  `  - { product: ${product}, x: ${x.toFixed(1)}, y: ${y.toFixed(1)}${usd ? `, usd: ${usd}` : ''} }`;

function start(root: HTMLElement, product: HTMLInputElement): void {
  const spots = new Map((JSON.parse(root.dataset.spots ?? '[]') as Spot[]).map((spot) => [spot.product, spot]));
  const stage = root.querySelector('[data-stage]') as HTMLElement;
  const text = root.querySelector('pre') as HTMLElement;

  function draw(): void {
    for (const old of stage.querySelectorAll('span')) old.remove();
    for (const { product: name, x, y } of spots.values()) {
      const mark = document.createElement('span');
      mark.textContent = name;
      mark.className =
        'absolute -translate-1/2 rounded-full bg-ink px-2 text-caption whitespace-nowrap text-paper pointer-events-none';
      mark.style.left = `${x}%`;
      mark.style.top = `${y}%`;
      stage.append(mark);
    }
    text.textContent = [`${root.dataset.field}:`, ...[...spots.values()].map(lineOf)].join('\n');
  }

  stage.addEventListener('click', ({ clientX, clientY }) => {
    const name = product.value.trim();
    if (!name) return product.focus();
    const { left, top, width, height } = stage.getBoundingClientRect();
    const [x, y] = [((clientX - left) / width) * 100, ((clientY - top) / height) * 100];
    spots.set(name, { ...spots.get(name), product: name, x, y });
    draw();
  });
  draw();
}

export function startHotspotEditor(): void {
  const product = document.getElementById('product') as HTMLInputElement;
  for (const root of document.querySelectorAll<HTMLElement>('[data-desk]')) start(root, product);
}
