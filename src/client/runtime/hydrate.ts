import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { announcePage } from '../early/events';
import { servedHtml } from '../../components/StaticHtml/StaticHtml';
import { keepServedPage } from './crash-boundary';

/**
 * Hydrates a page in slices of a few milliseconds, between which readers scroll and type. React
 * does it in one task otherwise, which takes 100 ms where the CPU is four times slower. What React
 * needs of the document's HTML is read in advance, each part in a task of its own.
 */
export function hydrateInSlices(element: ReactNode, container: unknown): void {
  if (!(container instanceof Element)) return;
  const parts = [...container.querySelectorAll<HTMLElement>('[data-static]')];
  const tasks: (() => void)[] = [
    keepServedPage,
    ...parts.map((part) => () => void servedHtml(part.dataset.static ?? '')),
    () =>
      startTransition(() => {
        hydrateRoot(container, element, {
          // React has rendered the page anew.
          onRecoverableError: (error) => {
            announcePage();
            // It is no mistake that a translator has put texts into elements of its own.
            if (!container.querySelector(':is(font)')) reportError(error);
          },
        });
      }),
  ];
  const next = () => {
    tasks.shift()?.();
    if (tasks.length > 0) setTimeout(next);
  };
  next();
}
