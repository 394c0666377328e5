import { sampleTag } from '#core/progress/sample.ts';

/** Says that what stands here is a sample, until there is enough of the real thing. */
export const SampleTag = () => (
  <span className="rounded-full border-2 border-dashed border-edge px-2.5 text-sm leading-normal font-semibold whitespace-nowrap text-ink-soft">
    {sampleTag}
  </span>
);
