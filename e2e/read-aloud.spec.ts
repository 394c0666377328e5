import { products } from '#core/content/mapa-produtivo.ts';
import { newPerson, sendRegister, signOutButton } from './account.ts';
import { checkScreen } from './accessibility.ts';
import { giveVoice, spokenBy } from './device-voice.ts';
import { expect, test } from './fixtures.ts';
