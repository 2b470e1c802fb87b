/** Runs work once the browser has shown the next frame, so that what was pressed answers before it. */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
