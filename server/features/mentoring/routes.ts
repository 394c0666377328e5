import { type Route, read, withNetwork, write } from '#server/http/route.ts';
import { writeOnce } from '#server/http/write-once.ts';
import { askMentor } from './ask-mentor.ts';
import { readMentors, setMentorOffer } from './mentors.ts';
import { repeatStep, stepMentoring } from './step-mentoring.ts';
import { readThread, sendMessage } from './thread.ts';

/** Leaders who help newcomers: an offer, a goal, a thread of two, and its end. */
export const mentoringRoutes: readonly Route[] = [
  read('mentors', readMentors),
  withNetwork(write('setMentorOffer', setMentorOffer)),
  writeOnce('askMentor', askMentor),
  withNetwork(writeOnce('stepMentoring', stepMentoring, repeatStep)),
  read('mentoringMessages', readThread),
  writeOnce('sendMentoringMessage', sendMessage),
];
