import {
  Award,
  Handshake,
  Heart,
  Hourglass,
  KeyRound,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  PartyPopper,
  Scale,
  Scissors,
  ThumbsUp,
  Undo2,
  UserPlus,
  Users,
  Vote,
} from 'lucide-react';
import type { Tone } from '#web/ui/tag.tsx';
import type { Notice } from './notice-words.ts';

/** The picture beside each kind of notice. */
export const looks: Record<Notice['kind'], { Icon: LucideIcon; tone: Tone }> = {
  votes: { Icon: ThumbsUp, tone: 'amber' },
  likes: { Icon: Heart, tone: 'amber' },
  connection_asked: { Icon: UserPlus, tone: 'water' },
  connection_accepted: { Icon: Handshake, tone: 'water' },
  team_joined: { Icon: Users, tone: 'leaf' },
  team_message: { Icon: MessageCircle, tone: 'leaf' },
  team_waits: { Icon: Hourglass, tone: 'amber' },
  team_completed: { Icon: PartyPopper, tone: 'leaf' },
  badge: { Icon: Award, tone: 'plum' },
  review_answered: { Icon: Scale, tone: 'grey' },
  post_removed: { Icon: Scissors, tone: 'grey' },
  post_restored: { Icon: Undo2, tone: 'grey' },
  recovery_used: { Icon: KeyRound, tone: 'grey' },
  role_given: { Icon: Handshake, tone: 'plum' },
  certificate_revoked: { Icon: Scissors, tone: 'grey' },
  round_opened: { Icon: Vote, tone: 'leaf' },
  message: { Icon: Megaphone, tone: 'plum' },
};
