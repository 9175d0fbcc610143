import { z } from 'zod';

/** Figures that could not be measured are written as null. */
const figure = z
  .number()
  .nullable()
  .transform((value) => value ?? Number.NaN);

const reportShape = z.object({
  node: z.string(),
  cores: z.int(),
  /** Load averages of one, five and fifteen minutes. */
  load: z.object({ before: z.string(), after: z.string() }),
  rows: z.array(
    z.object({
      name: z.string(),
      ours: figure,
      peer: figure,
      ratio: figure,
      goal: z.string().nullable(),
      ok: z.boolean().nullable(),
      unit: z.string(),
      note: z.string(),
    }),
  ),
});

/** A run as `--json` writes it. */
export type Report = Readonly<z.infer<typeof reportShape>>;

/** @throws Error when the text is not a report */
export const parseReport = (text: string): Report => reportShape.parse(JSON.parse(text));
