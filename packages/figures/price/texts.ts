import type { Estimate, PlanCost } from './estimate';

/** The figures of an estimate as readers see them, keyed by `data-part`. */
export function estimateTexts(estimate: Estimate): Readonly<Record<string, string>> {
  const { traffic, roomHours, bandwidthGB, plans, best } = estimate;
  return {
    received: rate(traffic.received),
    sent: rate(traffic.sent),
    roomHours: `${whole(roomHours)} room hours`,
    bandwidth: `${bandwidthGB < 10 ? bandwidthGB.toFixed(1) : whole(bandwidthGB)} GB`,
    result: best
      ? `${best.plan.name} fits, at ${dollars(best.cost ?? 0)} a month.`
      : 'No plan holds this usage.',
    ...Object.fromEntries(plans.map((cost, index) => [`plan-${index}`, planText(cost)])),
  };
}

/** What a plan costs, in words. */
export function planText({ cost }: PlanCost): string {
  return cost === undefined ? 'Pauses before the month ends' : `${dollars(cost)} a month`;
}

function rate(bytes: number): string {
  return bytes < 1e6 ? `${whole(bytes / 1000)} kB/s` : `${(bytes / 1e6).toFixed(1)} MB/s`;
}

function dollars(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
