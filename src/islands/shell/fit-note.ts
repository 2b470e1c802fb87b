/**
 * <fit-note piece="220x95x80">: says on any card whether the piece fits the shopper's own measures. Its words stand in a
 * shadow root, where React, which drew the card, never looks. The code comes once somebody has told their measures.
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
