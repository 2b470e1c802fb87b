/** When the lists of the landing page are rendered anew. */
import { describe, expect, it } from 'vitest';
import { loseRequests } from '../support/browser-tab.ts';
import { tabOfSmallShop } from '../support/shop-tab.ts';

describe('the products of a category', () => {
  const tab = tabOfSmallShop();

  /** Loads the first category's products; changes collects the states of the list. */
  async function open() {
    const landing = await import('../../src/stores/landing.ts');
    await landing.loadCategories();
    const categories = landing.$categories.get();
    const id = categories?.state === 'ready' ? (categories.data[0]?.id ?? '') : '';
    const changes: string[] = [];
    landing.$categoryProducts.listen((lists) => changes.push(lists[id]?.state ?? ''));
    await landing.loadCategoryProducts(id);
    return { ...landing, id, changes };
  }

  it('are loaded each time, and change only with other products', async () => {
    const { loadCategoryProducts, $categoryProducts, id, changes } = await open();
    const before = $categoryProducts.get()[id];
    expect(before).toMatchObject({ state: 'ready', data: [{ name: 'Heron desk lamp' }, {}] });
    await loadCategoryProducts(id);
    expect(tab().requests).toHaveLength(3);
    expect(changes).toEqual(['loading', 'ready']);
    expect($categoryProducts.get()[id]).toBe(before);

    tab().connect((send) => async (input, init) => {
      const text = await (await send(input, init)).text();
      return new Response(text.replace('Heron desk lamp', 'Heron lamp'), {
        headers: { 'content-type': 'application/json' },
      });
    });
    await loadCategoryProducts(id);
    expect(changes).toEqual(['loading', 'ready', 'ready']);
    expect($categoryProducts.get()[id]).toMatchObject({ data: [{ name: 'Heron lamp' }, {}] });
  });

  it('stay when they cannot be loaded again', async () => {
    const { loadCategoryProducts, $categoryProducts, id, changes } = await open();
    tab().connect(loseRequests);
    await loadCategoryProducts(id);
    expect(changes).toEqual(['loading', 'ready']);
    expect($categoryProducts.get()[id]?.state).toBe('ready');
  });
});
