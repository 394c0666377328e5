import { Fragment } from 'react';

const pieces = /\/|\s+|[^\s/]+/g;
/** No narrow column holds a word of more letters. */
const longest = 20;

/** Words that may go to the next line after a '/', and inside a word only where no column could hold it. */
export const Breakable = ({ text }: { text: string }) =>
  [...text.matchAll(pieces)].map(({ 0: piece, index }) => {
    if (piece === '/') {
      return (
        <Fragment key={index}>
          /<wbr />
        </Fragment>
      );
    }
    if (piece.length <= longest) return piece;
    return (
      <span key={index} className="wrap-anywhere">
        {piece}
      </span>
    );
  });
