import { z } from 'zod';
import { orFalse } from './address-schema';

const assistant = z.strictObject({
  /** Its name: "Open in ChatGPT". */
  label: z.string().min(1),
  /** Where it takes a question; `{url}` is replaced by the address of the page's Markdown. */
  href: z
    .url({ protocol: /^https$/, error: 'must be an https address' })
    .refine((value) => value.includes('{url}'), 'must contain {url}'),
});

const QUESTION = 'Read%20{url}%20and%20answer%20my%20questions%20about%20it.';

export const copyPage = orFalse(
  z.strictObject({
    /** Assistants that fetch an address that they are told. */
    assistants: z.array(assistant).default([
      { label: 'ChatGPT', href: `https://chatgpt.com/?hints=search&q=${QUESTION}` },
      { label: 'Claude', href: `https://claude.ai/new?q=${QUESTION}` },
    ]),
  }),
).prefault({});
