/** On a phone the chart reaches into the padding of the panel, so that its words can be read. */
export const chartLook =
  '-mx-3 w-[calc(100%+--spacing(6))] sm:mx-auto sm:w-full sm:max-w-110 md:col-start-1 md:row-span-2 md:row-start-1 md:self-center';
/** The chart and, on a wide screen, the words beside it. */
export const side = 'grid items-start gap-4 md:grid-cols-[3fr_2fr] md:content-center';
