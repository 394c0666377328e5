import { Fragment } from 'react';

/** Words joined by '/', which may go to the next line after it. */
export const Breakable = ({ text }: { text: string }) =>
  text.split('/').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
