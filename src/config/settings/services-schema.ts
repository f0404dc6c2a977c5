import { z } from 'zod';
import { orFalse, url } from './address-schema';

const analyticsProject = z.strictObject({
  /** A name of your own for this instance; it must be unique. */
  name: z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'must be a camelCase word'),
  /** The public project key. */
  apiKey: z.string().min(1),
  /** The host that receives the events; the content security policy allows it. */
  host: url,
  /**
   * Whether it also receives recordings of what readers do on a page. Fields are masked. At most
   * one project can: two recorders in one page disturb each other.
   */
  recordSessions: z.boolean().default(false),
});

export const analytics = orFalse(
  z.strictObject({
    /** The service: each has a module in `src/client/analytics/`. */
    provider: z.enum(['posthog']).default('posthog'),
    /** Where it records: every project receives everything. */
    projects: z
      .array(analyticsProject)
      .min(1)
      .refine(
        (projects) => new Set(projects.map((p) => p.name)).size === projects.length,
        'two projects have the same name',
      )
      .refine(
        (projects) => projects.filter(({ recordSessions }) => recordSessions).length < 2,
        'only one project can record sessions',
      ),
    /**
     * Whether readers are asked first, in a banner. Nothing is loaded or sent before they agree;
     * the footer lets them change their answer.
     */
    askConsent: z.boolean().default(false),
    /**
     * Whether readers whose browser sends Do Not Track or Global Privacy Control are left alone:
     * nothing is loaded, and nobody is asked.
     */
    respectPrivacySignals: z.boolean().default(true),
  }),
).default(false);

export const reports = z
  .union([
    z.literal(false),
    z.literal('event'),
    z
      .string()
      .regex(/^(https:\/\/|mailto:)/, 'must be "event", or start with "https://" or "mailto:"')
      .refine((value) => value.includes('{body}'), 'must contain {body}'),
  ])
  .default(false);

export const aiWidget = orFalse(
  z.strictObject({
    /** The address of the widget's script. */
    src: z.url({ protocol: /^https$/, error: 'must be an https address' }),
    /** `data-*` attributes of the script element, without the prefix. */
    data: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string()).default({}),
    /** Shown to the reader before the first question: `data-disclaimer`. */
    disclaimer: z
      .string()
      .min(1)
      .default('This is a custom model with access to all the documentation.'),
    /** Questions that the reader can pick, as JSON: `data-example-questions`. */
    exampleQuestions: z
      .array(z.string().min(1))
      .default([
        'How do I connect to a room?',
        'How do I sync a rigidbody?',
        'How does pricing work?',
      ]),
    /**
     * What the widget loads besides its script and what it requests from the same origin: the
     * content security policy allows nothing else. The widget's documentation lists it.
     */
    allow: z
      .strictObject({
        scripts: z.array(url).default([]),
        requests: z.array(url).default([]),
        frames: z.array(url).default([]),
        images: z.array(url).default([]),
        fonts: z.array(url).default([]),
        styles: z.array(url).default([]),
        /** Whether it inserts style elements, which weakens the policy for the whole site. */
        inlineStyles: z.boolean().default(false),
      })
      .prefault({}),
  }),
).default(false);
