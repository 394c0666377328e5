/** Lengths both sides hold a person to; the forms count with them and the contract refuses with them. */
export const limits = {
  username: { max: 40 },
  email: { max: 254 },
  password: { min: 6, max: 256 },
  fullName: { max: 80 },
  question: { max: 300 },
  answer: { max: 1000 },
  reply: { max: 500 },
  teamAnswer: { max: 600 },
  message: { max: 800 },
  storyTitle: { max: 120 },
  story: { max: 6000 },
  /** The JSON of a game's run. */
  gameData: { max: 20_000 },
  reportReason: { max: 300 },
  communityName: { max: 80 },
  careReason: { max: 300 },
  broadcast: { max: 500 },
  teamMessage: { max: 500 },
  /** Names at once on one sheet of cards. */
  cards: { max: 100 },
  roundQuestion: { max: 160 },
  /** Days a round may last, and people whom one answer may name. */
  roundDays: { max: 90 },
  named: { max: 300 },
  namedOutside: { max: 10 },
  roundShown: { max: 100 },
  roundsAtOnce: { max: 20 },
  /** The name of one thing to practise, and how many one call may tell of. */
  practiceItem: { max: 90 },
  practised: { max: 60 },
  /** What says which deed of its kind a certificate is about. */
  certificateRef: { max: 40 },
  mentorOffer: { max: 160 },
  trialDays: { max: 30 },
  trialStars: { max: 5 },
  trialNote: { max: 200 },
  mentoringGoal: { max: 200 },
  inviteUses: { max: 10_000 },
  inviteDays: { max: 365 },
  /** Bytes of a request: letters take up to three, and a run may carry its data under two names. */
  body: { max: 64 * 1024, maxWithGameData: 128 * 1024 },
} as const;
