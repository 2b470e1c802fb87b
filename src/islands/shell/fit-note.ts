/**
 * <fit-note piece="220x95x80">: shows on a card whether the product fits the shopper's measurements. Uses a shadow root,
 * so that React does not reconcile its content. Loaded only when measurements are stored.
 */

import { fitOf, readPiece } from '../../core/product/fit.ts';
import { fitText } from '../../core/product/fit-copy.ts';
import { $space } from '../../stores/space.ts';

class FitNote extends HTMLElement {
  #stop: (() => void) | null = null;
  readonly #words = this.attachShadow({ mode: 'open' });

  connectedCallback(): void {
    const piece = readPiece(this.getAttribute('piece') ?? '');
    if (!piece) return;
    this.#stop = $space.subscribe((space) => {
      const fit = fitOf(piece, space);
      this.dataset.fit = fit.state;
      this.#words.textContent = fitText(fit);
    });
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }
}

if (!customElements.get('fit-note')) customElements.define('fit-note', FitNote);
