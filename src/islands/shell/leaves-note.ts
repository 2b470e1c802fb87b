/**
 * <leaves-note weeks="6" arrives="2026-12-20">: the day a piece leaves, on a card. Its own text, which is true on any day, stays without
 * this script. Uses a shadow root, so that React does not reconcile its content.
 */
import { DELIVERY_COPY } from '../../core/delivery/copy.ts';
import { dispatchText } from '../../core/delivery/dispatch.ts';
import { readLead } from '../../core/delivery/lead-reader.ts';

class LeavesNote extends HTMLElement {
  connectedCallback(): void {
    const { lead } = readLead({ weeks: Number(this.getAttribute('weeks')), arrivesOn: this.getAttribute('arrives') });
    const words = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    words.textContent = DELIVERY_COPY.cardBy(dispatchText(lead ?? { weeks: null, arrivesOn: null }, new Date()));
  }
}

if (!customElements.get('leaves-note')) customElements.define('leaves-note', LeavesNote);
