/** Styles are for the build; the code only asks for them. */
declare module '*.css';
