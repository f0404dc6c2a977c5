import type { OwnershipStep } from './simulation';

/** What happens, in chronological order: the picture in words. */
export function OwnershipSteps({ steps }: { steps: readonly OwnershipStep[] }) {
  return (
    <ol className="own-steps" data-part="steps">
      {steps.map(({ time, text, rollback }, index) => (
        <li key={index} data-rollback={rollback ? '' : undefined}>
          <span className="own-time">{time} ms</span> <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
