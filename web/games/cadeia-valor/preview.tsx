/** From the hive to the jar to the road. */
export const preview = (
  <>
    <path
      d="M88 74h42M190 74h40"
      strokeWidth="6"
      strokeLinecap="round"
      strokeDasharray="1 12"
      className="stroke-soil"
    />
    <path d="m60 34 24 13v28L60 88 36 75V47Z" className="fill-maize" />
    <path d="m60 88 24-13 24 13v26l-24 14-24-14Z" className="fill-road" />
    <path d="m60 88-24-13-22 13v26l22 14 24-14Z" className="fill-sun" />
    <ellipse cx="60" cy="61" rx="11" ry="8" className="fill-soil" />
    <path d="M55 54v14M63 54v14" strokeWidth="3" className="stroke-maize" />
    <path d="M140 52h42v56a10 10 0 0 1-10 10h-22a10 10 0 0 1-10-10Z" className="fill-sun" />
    <path d="M136 36h50v18h-50Z" className="fill-clay" />
    <path d="M140 72h42v26h-42Z" className="fill-wall" />
    <path d="M148 85h26" strokeWidth="6" strokeLinecap="round" className="stroke-leaf" />
    <path d="M226 58h42v46h-42Z" className="fill-leaf" />
    <path d="M268 70h20l14 18v16h-34Z" className="fill-near" />
    <path d="M276 76h10l8 12h-18Z" className="fill-wall" />
    <circle cx="244" cy="106" r="11" className="fill-soil" />
    <circle cx="286" cy="106" r="11" className="fill-soil" />
  </>
);
