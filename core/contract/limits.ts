/** Lengths both sides hold a person to; the forms count with them and the contract refuses with them. */
export const limits = {
  username: { max: 40 },
  email: { max: 254 },
  password: { min: 6 },
} as const;
