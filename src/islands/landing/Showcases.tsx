/** Showcases from the build, replaced by the API's; without a response the build's stay. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ShowcasePanel } from '../../components/landing/ShowcasePanel.tsx';
import type { Picture } from '../../core/images/picture.ts';
import type { Showcase } from '../../core/landing/showcase.ts';
import { $showcases, loadShowcases } from '../../stores/landing.ts';
import { useHydrated } from '../use-hydrated.ts';

type Props = {
  readonly built: readonly Showcase[] | null;
  /** Picture for a category without one. */
  readonly stock: Picture | null;
};

export function Showcases({ built, stock }: Props) {
  const live = useStore($showcases, { ssr: () => null });
  useEffect(() => {
    loadShowcases();
  }, []);
  const root = useHydrated<HTMLElement>();
  const showcases = live?.state === 'ready' ? live.data : (built ?? []);
  return showcases.map((showcase, index) => (
    <ShowcasePanel
      key={showcase.id}
      ref={index === 0 ? root : undefined}
      showcase={showcase}
      stock={stock}
      inverted={index % 2 === 1}
    />
  ));
}
