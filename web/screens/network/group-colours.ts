/** One colour for each group, by day and by night, told apart from each other and from the paper. */
const colours = [
  'light-dark(#2f7d4a, #8fd39b)',
  'light-dark(#2a6ea3, #8cc4ee)',
  'light-dark(#b3562b, #f0a27c)',
  'light-dark(#83468d, #d9a8e6)',
  'light-dark(#9a6a0c, #f0c65c)',
  'light-dark(#1d7a75, #7fd6cf)',
  'light-dark(#b23a5c, #f29ab1)',
  'light-dark(#66721d, #c7d36a)',
] as const;

const grey = 'light-dark(#7d705f, #b5a68d)';

/** Every colour of the drawing: those of groups, then the one of people outside all of them. */
export const groupColours: readonly string[] = [...colours, grey];

/** Where a group's colour stands among them; with many groups they begin again. */
export const colourOfGroup = (place: number | undefined): number =>
  place === undefined ? colours.length : place % colours.length;
